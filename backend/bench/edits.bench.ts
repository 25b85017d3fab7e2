import { setTimeout } from 'node:timers/promises';
import { ADMIN, signIn } from './admin.js';
import type { Bench } from './bench.js';
import { fillCourses } from './courses.data.js';
import { type Load, load } from './load.js';
import { startReplica } from './replica.js';
import { connect, startDatabase } from './setup.js';
import { printTable } from './table.js';

const COURSES = 5_000;
const QUICK_COURSES = 300;
const SECONDS = 60;
const QUICK_SECONDS = 5;
const CLIENTS = 64;

/** Seconds of load before the first edit, until all pages are cached and the code is compiled. */
const WARM_UP = 2;

/** Milliseconds: the longest wait of a visitor (with several replicas: the 99th percentile), and the age of a page. */
const LIMIT = 100;
const LIMIT_OF_AGE = 1_000;
/** Milliseconds between two requests of the price. */
const PAUSE = 5;
/** The first price of each round. */
const PRICES = [70_000, 75_000];
const PRICE = /\$(7\d,\d{3})\.00/;

const COURSE = '2200007';
interface Edit {
  price: number;
  /** When the response to the change arrived. */
  doneAt: number;
  taken: number;
}
/** A response: when it was requested, how long it took, and the price in it. */
interface Look {
  askedAt: number;
  taken: number;
  price: number | undefined;
}

/** Measures visits to one and then two replicas while an admin changes a price every second. */
export default async function benchEdits({ resources, quick, say }: Bench): Promise<void> {
  const databaseUrl = await startDatabase(resources);
  const dataSource = await connect(resources, databaseUrl);
  const courses = quick ? QUICK_COURSES : COURSES;
  say(`Filling ${courses.toLocaleString('en')} courses`);
  await fillCourses(dataSource, [1, courses]);
  const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', ...ADMIN };
  const replicas: string[] = [];
  const rows = [];
  for (const price of PRICES) {
    replicas.push((await startReplica(resources, env)).url);
    rows.push(await visit(replicas, price, quick ? QUICK_SECONDS : SECONDS, say));
  }
  printTable(rows);
}

async function visit(replicas: string[], price: number, seconds: number, say: Bench['say']) {
  const [first = ''] = replicas;
  const { pathname } = new URL((await fetch(`${first}/courses/${COURSE}`)).url);
  const all = ['/', '/courses', pathname, '/api/catalogue'].flatMap((path) =>
    replicas.map((url) => url + path),
  );
  const come = (time: number) =>
    Promise.all(all.map((address) => load(address, {}, time, CLIENTS / all.length)));
  await come(WARM_UP);
  const over = new AbortController();
  const [visits, edits, looks] = await Promise.all([
    come(seconds),
    edit(first, price, seconds, say).finally(() => over.abort()),
    Promise.all(all.map((address) => look(address, over.signal))),
  ]);
  return { replicas: replicas.length, ...summary(visits, edits, looks.flat()) };
}

async function edit(
  url: string,
  firstPrice: number,
  seconds: number,
  say: Bench['say'],
): Promise<Edit[]> {
  const headers = { 'Content-Type': 'application/json', ...(await signIn(url)) };
  const edits: Edit[] = [];
  for (let second = 0; second < seconds; second += 1) {
    if (second % 10 === 0) say(`Edit ${second + 1} of ${seconds}`);
    const next = setTimeout(1_000);
    const price = firstPrice + second;
    const begun = performance.now();
    const { status } = await fetch(`${url}/api/admin/courses/${COURSE}/override`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ price }),
    });
    if (status !== 200) throw new Error(`The edit was answered with ${status}.`);
    const doneAt = performance.now();
    edits.push({ price, doneAt, taken: doneAt - begun });
    await next;
  }
  return edits;
}

/**
 * Requests one URL continuously. The load tool's slowest response says little, because its connections arrive together
 * and Node accepts one per turn of its event loop.
 */
async function look(address: string, over: AbortSignal): Promise<Look[]> {
  await (await fetch(address)).text();
  const looks: Look[] = [];
  while (!over.aborted) {
    const askedAt = performance.now();
    const text = await (await fetch(address)).text();
    const taken = performance.now() - askedAt;
    const [, price] = PRICE.exec(text) ?? [];
    looks.push({ askedAt, taken, price: price ? Number(price.replace(',', '')) : undefined });
    await setTimeout(PAUSE);
  }
  return looks;
}

function summary(visits: Load[], edits: Edit[], looks: Look[]) {
  const priced = looks.filter(({ price }) => price !== undefined);
  if (priced.length === 0) throw new Error('No answer showed the price that was edited.');
  const most = (values: number[]) => Math.max(0, ...values).toFixed(0);
  const writes = edits.map(({ taken }) => taken).toSorted((a, b) => a - b);
  return {
    'visits (/s)': visits.reduce((sum, { rate }) => sum + rate, 0).toFixed(0),
    'p99 (ms)': most(visits.map(({ p99 }) => p99)),
    limit: LIMIT,
    looks: looks.length,
    'longest (ms)': most(looks.map(({ taken }) => taken)),
    ' limit': LIMIT,
    'with the price': priced.length,
    'oldest page (ms)': most(priced.map((each) => ageOf(each, edits))),
    'limit ': LIMIT_OF_AGE,
    'edit, median (ms)': (writes[Math.floor(writes.length / 2)] ?? NaN).toFixed(0),
  };
}

/** Returns how outdated a price was when it was requested, in milliseconds. */
function ageOf({ askedAt, price = NaN }: Look, edits: Edit[]): number {
  const next = edits.find((edit) => edit.price > price);
  return next ? Math.max(0, askedAt - next.doneAt) : 0;
}
