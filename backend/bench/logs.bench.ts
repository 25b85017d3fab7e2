import { ADMIN, signIn } from './admin.js';
import type { Bench } from './bench.js';
import { fillCourses } from './courses.data.js';
import { fillLogs, PERSON, RARE_ACTION, RARE_PERSON } from './logs.data.js';
import { median } from './median.js';
import { startReplica } from './replica.js';
import { connect, startDatabase } from './setup.js';
import { printTable } from './table.js';

const SIZES = { full: [10_000, 1_000_000], quick: [5_000, 50_000] } as const;
const COURSES = 5_000;
const ROUNDS = { full: 21, quick: 5 };
/** Growing tables must not make responses slower. */
const LIMIT = 1.5;

const AUDIT = '/api/admin/audit';
const ASKED = {
  'audit log': AUDIT,
  '… of a person': `${AUDIT}?person=${PERSON}`,
  '… of somebody who did little, long ago': `${AUDIT}?person=${RARE_PERSON}`,
  '… of a rare action': `${AUDIT}?action=${RARE_ACTION}`,
  '… of a rare action and a busy person': `${AUDIT}?action=${RARE_ACTION}&person=${PERSON}`,
  '… of one course': `${AUDIT}?object_type=course&object_id=2200014`,
  '… of courses, by a person': `${AUDIT}?object_type=course&person=${PERSON}`,
  '… to a day long ago': `${AUDIT}?to=${dayAgo(300)}`,
  '… of a person, to a day long ago': `${AUDIT}?person=${PERSON}&to=${dayAgo(300)}`,
  'its filters': `${AUDIT}/filters`,
  'runs of syncs': '/api/admin/sync-runs/page',
  'changes of the last run': '/api/admin/sync-runs/1/changes',
  'history of a course': '/api/admin/courses/2200014/history',
  'charts of the dashboard': '/api/admin/trends',
  'figures of the dashboard': '/api/admin/stats',
  'what needs somebody': '/api/admin/needs',
  'state of the syncs': '/api/admin/sync-status',
  'state of the system': '/api/admin/system',
};

/** Compares a site after years of use with a new one, in turn. */
export default async function benchLogs({ resources, quick, say }: Bench): Promise<void> {
  const form = quick ? 'quick' : 'full';
  const [few, many] = SIZES[form];
  const young = await startSite(resources, few, say);
  const old = await startSite(resources, many, say);
  const rows = [];
  for (const [what, path] of Object.entries(ASKED)) {
    say(`Asking for ${what}`);
    const pairs: [number, number][] = [];
    for (let round = 0; round <= ROUNDS[form]; round += 1) {
      pairs.push([await young(path), await old(path)]);
    }
    // The first request of each kind is slower than the others.
    const middle = (value: (pair: [number, number]) => number) =>
      median(pairs.slice(1).map(value)).toFixed(2);
    rows.push({
      what,
      [`of ${few.toLocaleString('en')} (ms)`]: middle(([short]) => short),
      [`of ${many.toLocaleString('en')} (ms)`]: middle(([, long]) => long),
      ratio: middle(([short, long]) => long / short),
      'at most': LIMIT.toFixed(2),
    });
  }
  printTable(rows);
}

/** Starts a site. Returns a function that sends a request and returns the milliseconds. */
async function startSite(resources: AsyncDisposableStack, size: number, say: Bench['say']) {
  const databaseUrl = await startDatabase(resources);
  const dataSource = await connect(resources, databaseUrl);
  await fillCourses(dataSource, [1, COURSES]);
  await fillLogs(dataSource, size, say);
  const { url } = await startReplica(resources, { DATABASE_URL: databaseUrl, ...ADMIN });
  const headers = await signIn(url);
  return async (path: string) => {
    const begun = performance.now();
    const response = await fetch(url + path, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
    return performance.now() - begun;
  };
}

function dayAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
