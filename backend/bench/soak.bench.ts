import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startSandbox } from '../sandbox/server.js';
import { ADMIN, signIn } from './admin.js';
import type { Bench } from './bench.js';
import { processUsage } from './process-usage.js';
import { type Replica, startReplica } from './replica.js';
import { startDatabase } from './setup.js';
import type { Answers, Asked, Load } from './soak.load.js';
import { printTable } from './table.js';

const COURSES = 300;
const CLIENTS = 64;
/** Seconds: in which the capacity is measured, of the soak, and of its beginning, which may grow. */
const FORMS = {
  full: { probe: 20, soak: 3_600, warm: 600 },
  quick: { probe: 3, soak: 30, warm: 10 },
};
/** Seconds between two syncs. */
const SYNC_EVERY = 300;
const SHARE_OF_CAPACITY = 0.5;
/** Megabytes an hour. */
const LIMIT_OF_GROWTH = 1;

const JSON_TYPE = { 'Content-Type': 'application/json' };
type Headers = Record<string, string>;
/** Hours, and megabytes. */
type Sample = [at: number, memory: number];

/** Everything that people do with a site, at half of what it can do, for an hour. */
export default async function benchSoak({ resources, quick, say }: Bench): Promise<void> {
  const { probe, soak, warm } = quick ? FORMS.quick : FORMS.full;
  const product = await start(resources);
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
  for (let second = 1; second <= soak; second += 1) {
    const next = setTimeout(1_000);
    await edit(product, ids[second % 10], headers, second);
    if (second % SYNC_EVERY === 0) await sync(product, headers);
    const usage = await processUsage(product.pid);
    if (usage) samples.push([second / 3_600, usage.memory]);
    if (second % 60 === 0) say(`Minute ${second / 60}: ${usage?.memory.toFixed(0)} MB`);
    await next;
  }
  const answers = await load.end();
  printTable(answers.map(describe));
  const grown = samples.slice(warm);
  printTable([
    {
      minutes: soak / 60,
      'capacity (/s)': capacity.toFixed(0),
      'requests (/s)': (count(answers) / soak).toFixed(0),
      'MB at first': memoryOf(samples[0]),
      [`MB after ${warm} s`]: memoryOf(grown[0]),
      'MB at the end': memoryOf(grown.at(-1)),
      'most MB': Math.max(...samples.map(([, memory]) => memory)).toFixed(0),
      'growth (MB/hour)': grown.length > 1 ? slope(grown).toFixed(1) : '',
      limit: LIMIT_OF_GROWTH,
    },
  ]);
}

async function start(resources: AsyncDisposableStack): Promise<Replica> {
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
        '/api/admin/courses/page?limit=50',
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

function memoryOf(sample: Sample | undefined): string {
  return sample?.[1].toFixed(0) ?? '';
}

/** Of the straight line that is nearest to all samples. */
function slope(samples: Sample[]): number {
  const mean = (place: 0 | 1) => samples.reduce((sum, s) => sum + s[place], 0) / samples.length;
  const [time, memory] = [mean(0), mean(1)];
  const spread = samples.reduce((sum, [at]) => sum + (at - time) ** 2, 0);
  return samples.reduce((sum, [at, used]) => sum + (at - time) * (used - memory), 0) / spread;
}
