import { knownMigrations } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';
import type { Bench } from './bench.js';
import { fill } from './fill.js';
import { connect, startDatabase } from './setup.js';
import { SUBSCRIBERS } from './subscribers.data.js';
import { printTable } from './table.js';
import { TESTIMONIALS } from './testimonials.data.js';
import { type Longest, Waits } from './waits.js';

const SIZE = 1_000_000;
const SMALL_SIZE = 20_000;
/** The first schema that has both tables. */
const EARLIEST = 'CreateNewsletterSubscriptions1763900000002';
/** The newest that the last release had; each release moves it on. */
const RELEASED = 'RestrictAuditRole1765620000000';
/** Milliseconds that somebody may have to wait because of one migration. */
const LIMIT = 1_000;
/** Milliseconds; migrations of which nobody notices that much share a line. */
const NOTICED = 100;

interface Measured extends Longest {
  name: string;
  seconds: number;
}

/**
 * What has come since the last release, with as many rows as a site may have; and everything, with fewer,
 * since some of the first migrations write each row anew.
 */
export default async function benchMigrations({ resources, quick, say }: Bench): Promise<void> {
  const all = await measure(resources, { after: EARLIEST, indexes: [], rows: SMALL_SIZE, say });
  report(all, SMALL_SIZE);
  const rows = quick ? SMALL_SIZE : SIZE;
  const indexes = [TESTIMONIALS.indexes, SUBSCRIBERS.indexes];
  report(await measure(resources, { after: RELEASED, indexes, rows, say }), rows);
}

interface Site {
  /** The migration at which it stands so far. */
  after: string;
  /** The indexes that are there already, of stories and subscribers. */
  indexes: string[][];
  rows: number;
  say: Bench['say'];
}

async function measure(
  resources: Bench['resources'],
  { after, indexes, rows, say }: Site,
): Promise<Measured[]> {
  const own = resources.use(new AsyncDisposableStack());
  const url = await startDatabase(own, { isEmpty: true });
  const names = knownMigrations();
  const first = names.indexOf(after) + 1;
  await migrate(url, names.slice(0, first));
  const dataSource = await connect(own, url);
  for (const [place, data] of [TESTIMONIALS, SUBSCRIBERS].entries()) {
    await fill(dataSource, { ...data, indexes: indexes[place] ?? [] }, [0, rows], say);
  }

  const waits = new Waits(url, rows);
  await waits.start(own);
  const measured: Measured[] = [];
  for (const [place, name] of names.entries()) {
    if (place < first) continue;
    await waits.take();
    const begin = performance.now();
    await migrate(url, names.slice(0, place + 1));
    const seconds = (performance.now() - begin) / 1000;
    measured.push({ name, seconds, ...(await waits.take()) });
    say(`${name}, ${seconds.toFixed(1)} s`);
  }
  await own.disposeAsync();
  return measured;
}

function report(measured: Measured[], rows: number): void {
  const isNoticed = ({ write, read, lock }: Longest) => Math.max(write, read, lock) >= NOTICED;
  const rest = measured.filter((each) => !isNoticed(each));
  const together = rest.reduce<Measured>(
    (all, each) => ({
      name: `${rest.length} ${rest.length < measured.length ? 'others ' : ''}together`,
      seconds: all.seconds + each.seconds,
      write: Math.max(all.write, each.write),
      read: Math.max(all.read, each.read),
      lock: Math.max(all.lock, each.lock),
    }),
    { name: '', seconds: 0, write: 0, read: 0, lock: 0 },
  );
  printTable(
    [...measured.filter(isNoticed), together].map(({ name, seconds, write, read, lock }) => ({
      migration: name.replace(/\d+$/, ''),
      'rows of each': rows.toLocaleString('en'),
      'takes (s)': seconds.toFixed(1),
      'longest write (ms)': write.toFixed(0),
      'longest read (ms)': read.toFixed(0),
      'of it for a lock (ms)': lock.toFixed(0),
      limit: `≤ ${LIMIT.toLocaleString('en')} ms`,
    })),
  );
}
