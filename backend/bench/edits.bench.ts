import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ADMIN, signIn } from './admin.js';
import type { Bench } from './bench.js';
import { fillCourses } from './courses.data.js';
import type { Visit, Visits } from './edits.load.js';
import { startReplica } from './replica.js';
import { connect, startDatabase } from './setup.js';
import { printTable } from './table.js';

const COURSES = 5_000;
const QUICK_COURSES = 300;
const SECONDS = 60;
const QUICK_SECONDS = 5;
const CLIENTS = 64;

/** Milliseconds of visits before the first edit, which are not counted: then all pages are kept and all code is compiled. */
const WARM_UP = 2_000;

/** Milliseconds: what a visitor waits at most, of several replicas in 99 of 100 cases, and how old a page may be. */
const LIMIT = 100;
const LIMIT_OF_AGE = 1_000;
/** The first price of each round. */
const PRICES = [70_000, 75_000];

const COURSE = '2200007';
interface Edit {
  price: number;
  /** When the change was answered, on the clock of the visits. */
  doneAt: number;
  taken: number;
}

/** Visitors of one replica, then of two on the same processor, while an admin changes a price each second. */
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
    const { visits, edits } = await visit(replicas, price, quick ? QUICK_SECONDS : SECONDS, say);
    rows.push({ replicas: replicas.length, ...summary(visits, edits) });
  }
  printTable(rows);
}

async function visit(replicas: string[], price: number, seconds: number, say: Bench['say']) {
  const [first = ''] = replicas;
  const { url: course } = await fetch(`${first}/courses/${COURSE}`);
  const load = new Worker(new URL('edits.load.js', import.meta.url), {
    workerData: {
      replicas,
      paths: ['/', '/courses', new URL(course).pathname, '/api/catalogue'],
      clients: CLIENTS,
      price: String.raw`\$(7\d,\d{3})\.00`,
    } satisfies Visits,
  });
  try {
    await setTimeout(WARM_UP);
    const begun = performance.timeOrigin + performance.now();
    const edits = await edit(first, price, seconds, say);
    load.postMessage('over');
    const [all] = (await once(load, 'message')) as [Visit[]];
    return { visits: all.filter(([askedAt]) => askedAt >= begun), edits };
  } finally {
    await load.terminate();
  }
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
    const taken = performance.now() - begun;
    edits.push({ price, doneAt: performance.timeOrigin + performance.now(), taken });
    await next;
  }
  return edits;
}

function summary(visits: Visit[], edits: Edit[]) {
  const times = visits.map(([, taken]) => taken).toSorted((a, b) => a - b);
  const part = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  const priced = visits.filter(([, , price]) => price !== null).length;
  if (priced === 0) throw new Error('No answer showed the price that was edited.');
  const ages = visits.flatMap(([askedAt, , price]) => ageOf(askedAt, price, edits));
  const writes = edits.map(({ taken }) => taken).toSorted((a, b) => a - b);
  return {
    visits: visits.length,
    'with the price': priced,
    'median (ms)': part(0.5).toFixed(1),
    'p99 (ms)': part(0.99).toFixed(0),
    limit: LIMIT,
    'longest (ms)': (times.at(-1) ?? NaN).toFixed(0),
    ' limit': LIMIT,
    'oldest page (ms)': Math.max(0, ...ages).toFixed(0),
    'limit ': LIMIT_OF_AGE,
    'edit, median (ms)': (writes[Math.floor(writes.length / 2)] ?? NaN).toFixed(0),
  };
}

/** How long a price had been another one when it was asked for and still shown. */
function ageOf(askedAt: number, price: number | null, edits: Edit[]): number[] {
  if (price === null) return [];
  const next = edits.find((edit) => edit.price > price);
  return next && next.doneAt < askedAt ? [askedAt - next.doneAt] : [];
}
