import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startSandbox } from '../sandbox/server.js';
import { ADMIN, signIn } from './admin.js';
import type { Bench } from './bench.js';
import { freePort } from './free-port.js';
import { type Replica, startReplica } from './replica.js';
import { startDatabase } from './setup.js';
import type { Answers, Asked, Load } from './soak.load.js';
import { type Part, PARTS, pointsOf, readMemory, type Sample, slope } from './soak.memory.js';
import { printTable } from './table.js';

const COURSES = 300;
const CLIENTS = 64;
/**
 * Seconds: to measure the capacity, for the soak test, for its beginning (which may grow), and for intervals with a
 * garbage collection each.
 */
const FORMS = {
  full: { probe: 20, soak: 3_600, warm: 600, interval: 60 },
  quick: { probe: 3, soak: 30, warm: 10, interval: 5 },
};
/** Seconds between two syncs. */
const SYNC_EVERY = 300;
const SHARE_OF_CAPACITY = 0.5;
const MINUTE = 60;
const HOUR = 3_600;
/** Megabytes per hour. */
const LIMIT_OF_GROWTH = 1;

const JSON_TYPE = { 'Content-Type': 'application/json' };
type Headers = Record<string, string>;

/**
 * Simulates all uses of a site at half of its capacity for an hour. Growing objects would be a leak; V8's compiled code
 * keeps growing ever more slowly.
 */
export default async function benchSoak({ resources, quick, say }: Bench): Promise<void> {
  const { probe, soak, warm, interval } = quick ? FORMS.quick : FORMS.full;
  const port = await freePort();
  const product = await start(resources, port);
  const headers = await signIn(product.url);
  await sync(product, headers);
  const courses = (await (await fetch(`${product.url}/api/courses`)).json()) as { id: string }[];
  const ids = courses.map(({ id }) => id);
  const asked = await everything(product, ids, headers);

  say('Measuring the capacity');
  const trial = startLoad(resources, { url: product.url, asked, connections: CLIENTS });
  await setTimeout(probe * 1_000);
  const capacity = count(await trial.end()) / probe;

  const perSecond = Math.round(capacity * SHARE_OF_CAPACITY);
  const load = startLoad(resources, { url: product.url, asked, connections: CLIENTS, perSecond });
  const samples: Sample[] = [];
  const started = performance.now();
  // By the clock, because on a busy machine a round takes more than a second.
  const passed = () => (performance.now() - started) / 1_000;
  let nextSync = SYNC_EVERY;
  let nextWord = MINUTE;
  let edits = 0;
  while (passed() < soak) {
    const next = setTimeout(1_000);
    edits += 1;
    await edit(product, ids[edits % 10], headers, edits);
    if (passed() >= nextSync) {
      nextSync += SYNC_EVERY;
      await sync(product, headers);
    }
    const memory = await readMemory(product, `http://127.0.0.1:${port}/metrics`);
    if (memory) samples.push({ at: passed() / HOUR, ...memory });
    if (passed() >= nextWord) {
      say(`Minute ${nextWord / MINUTE}: ${memory?.resident.toFixed(0)} MB`);
      nextWord += MINUTE;
    }
    await next;
  }
  const seconds = passed();
  const answers = await load.end();
  printTable(answers.map(describe));
  printTable([
    {
      minutes: (seconds / MINUTE).toFixed(1),
      edits,
      'capacity (/s)': capacity.toFixed(0),
      'requests (/s)': (count(answers) / seconds).toFixed(0),
      'MB at first': memoryOf(samples[0]),
      'most MB': Math.max(...samples.map(({ resident }) => resident)).toFixed(0),
    },
  ]);
  const grown = samples.filter(({ at }) => at > warm / HOUR && at < soak / HOUR);
  const parts = Object.keys(PARTS) as Part[];
  printTable(
    parts.map((part) => describeGrowth(part, pointsOf(grown, part, interval / HOUR), warm)),
  );
}

async function start(resources: AsyncDisposableStack, metrics: number): Promise<Replica> {
  const sandbox = await startSandbox({ catalogue: { courses: COURSES }, rateLimit: false });
  resources.defer(() => sandbox.close());
  const { thinkific } = sandbox;
  return startReplica(resources, {
    ...ADMIN,
    DATABASE_URL: await startDatabase(resources),
    THINKIFIC_API_URL: thinkific.apiUrl,
    THINKIFIC_SUBDOMAIN: thinkific.subdomain,
    THINKIFIC_API_KEY: thinkific.apiKey,
    LOG_LEVEL: 'info',
    PICTURES_FETCH: 'off',
    METRICS_PORT: String(metrics),
  });
}

async function everything({ url }: Replica, ids: string[], headers: Headers): Promise<Asked[]> {
  const pages = await Promise.all(
    ids.map(async (id) => new URL((await fetch(`${url}/courses/${id}`)).url).pathname),
  );
  const home = await (await fetch(url)).text();
  const files = [...home.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path);
  const encoded = { 'Accept-Encoding': 'br' };
  return [
    {
      kind: 'pages',
      share: 25,
      paths: ['/', '/courses', '/courses?page=2', '/cohorts', '/courses/udemy'],
      headers: encoded,
    },
    { kind: 'course pages', share: 20, paths: pages, headers: encoded },
    { kind: 'scripts, styles, fonts', share: 15, paths: files, headers: encoded },
    {
      kind: 'answers of the API',
      share: 12,
      paths: ['/api/courses', '/api/testimonials', '/api/catalogue/index', '/api/udemy-courses'],
      headers: encoded,
    },
    { kind: 'one course', share: 8, paths: ids.map((id) => `/api/courses/${id}`) },
    {
      kind: 'searches',
      share: 6,
      paths: ['/api/catalogue?q=python#', '/courses?search=kuberntes#'],
    },
    { kind: 'addresses of nothing', share: 2, paths: ['/?utm_source=#', '/?page=#'] },
    {
      kind: 'clicks on enrol',
      share: 2,
      method: 'POST',
      paths: ids.map((id) => `/api/courses/${id}/enrol-clicks`),
      headers: { 'User-Agent': 'Mozilla/5.0 Firefox/140.0' },
    },
    {
      kind: 'subscriptions',
      share: 2,
      method: 'POST',
      paths: ['/api/newsletter'],
      headers: JSON_TYPE,
      body: JSON.stringify({ email: 'reader-#@example.org' }),
    },
    {
      kind: 'stories',
      share: 1,
      method: 'POST',
      paths: ['/api/testimonials/submit'],
      headers: JSON_TYPE,
      body: JSON.stringify({
        studentName: 'Amara #',
        studentImage: 'https://example.org/portraits/amara.jpg',
        previousRole: 'Branch manager',
        currentRole: 'Data analyst',
        company: 'Northwind Rail',
        courseTaken: 'Statistics You Will Actually Use',
        quote: 'Number # of those who rewrote in three months the report that took us two days.',
      }),
    },
    {
      kind: 'back office',
      share: 7,
      paths: [
        '/api/admin/me',
        '/api/admin/stats',
        '/api/admin/needs',
        '/api/admin/trends',
        '/api/admin/testimonials?limit=50',
        '/api/admin/newsletters?limit=50',
        '/api/admin/courses?view=card',
        '/api/admin/audit',
      ],
      headers,
    },
  ];
}

function startLoad(resources: AsyncDisposableStack, workerData: Load) {
  const worker = new Worker(new URL('soak.load.js', import.meta.url), { workerData });
  resources.defer(async () => void (await worker.terminate()));
  const end = async () => {
    worker.postMessage('over');
    const [answers] = (await once(worker, 'message')) as [Answers[]];
    return answers;
  };
  return { end };
}

async function edit(
  { url }: Replica,
  id: string | undefined,
  headers: Headers,
  price: number,
): Promise<void> {
  const { status } = await fetch(`${url}/api/admin/courses/${id}/override`, {
    method: 'PUT',
    headers: { ...headers, ...JSON_TYPE },
    body: JSON.stringify({ price }),
  });
  if (status !== 200) throw new Error(`The edit was answered with ${status}.`);
}

async function sync({ url }: Replica, headers: Headers): Promise<void> {
  const { status } = await fetch(`${url}/api/admin/thinkific/sync`, { method: 'POST', headers });
  if (status !== 200) throw new Error(`The sync was answered with ${status}.`);
}

function count(answers: Answers[]): number {
  return answers.reduce((sum, { requests }) => sum + requests, 0);
}

function describe({ kind, requests, failures, median, p99, longest }: Answers) {
  const failed = Object.values(failures).reduce((sum, one) => sum + one, 0);
  return {
    kind,
    requests,
    failed: failed === 0 ? 0 : `${failed} ${JSON.stringify(failures)}`,
    limit: 0,
    'median (ms)': median.toFixed(1),
    'p99 (ms)': p99.toFixed(1),
    'longest (ms)': longest.toFixed(0),
  };
}

function describeGrowth(part: Part, points: [number, number][], warm: number) {
  const { name, isLimited } = PARTS[part];
  return {
    memory: name,
    [`MB after ${warm} s`]: points[0]?.[1].toFixed(1) ?? '',
    'MB at the end': points.at(-1)?.[1].toFixed(1) ?? '',
    'growth (MB/hour)': points.length > 1 ? slope(points).toFixed(1) : '',
    limit: isLimited ? LIMIT_OF_GROWTH : '',
  };
}

function memoryOf(sample: Sample | undefined): string {
  return sample?.resident.toFixed(0) ?? '';
}
