import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Bench } from './bench.js';
import { median } from './median.js';
import { type ProcessUsage, processUsage } from './process-usage.js';
import { startReplica } from './replica.js';
import { startDatabase } from './setup.js';
import { printTable } from './table.js';

/** Seconds until the first page, on an existing database. */
const LIMIT = 1.5;

/** Measures the time from start to the first page, beside that of Node itself. */
export default async function benchStart({ resources, quick, say }: Bench): Promise<void> {
  const databaseUrl = await startDatabase(resources);
  const starts = quick ? 2 : 9;
  const nodes: Start[] = [];
  const products: Start[] = [];
  for (let n = 1; n <= starts; n += 1) {
    say(`start ${n} of ${starts}`);
    nodes.push(await startNode());
    products.push(await startProduct(databaseUrl));
  }
  printTable([
    { ...summary('node -e 0', nodes), 'at most, s': '' },
    { ...summary('product, until the first 200 on /', products), 'at most, s': LIMIT },
  ]);
}

interface Start extends Partial<ProcessUsage> {
  wall: number;
}

async function startNode(): Promise<Start> {
  const begun = performance.now();
  await once(spawn(process.execPath, ['-e', '0']), 'exit');
  return { wall: performance.now() - begun };
}

async function startProduct(databaseUrl: string): Promise<Start> {
  await using resources = new AsyncDisposableStack();
  const begun = performance.now();
  const { url, pid } = await startReplica(resources, { DATABASE_URL: databaseUrl });
  const { status } = await fetch(url);
  if (status !== 200) throw new Error(`The first page came with ${status}.`);
  return { wall: performance.now() - begun, ...(await processUsage(pid)) };
}

function summary(start: string, starts: Start[]) {
  const reported = (digits: number, pick: (each: Start) => number | undefined) => {
    const values = starts.flatMap((each) => pick(each) ?? []);
    return values.length === 0 ? '–' : median(values).toFixed(digits);
  };
  return {
    start,
    'seconds, median': reported(2, ({ wall }) => wall / 1000),
    'processor, s': reported(2, ({ cpu }) => cpu),
    'memory, MB': reported(0, ({ memory }) => memory),
  };
}
