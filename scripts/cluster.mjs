import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runDrill } from './cluster/drill.mjs';
import { requireNginx } from './cluster/nginx.mjs';
import { printReport } from './cluster/report.mjs';
import { startTopology } from './cluster/topology.mjs';

const USAGE = `npm run cluster              three replicas behind nginx, PostgreSQL with a standby; until Ctrl-C
npm run cluster -- --drill   puts load on it, breaks one part after the other, and counts (about 90 s)`;

/** Ends what was started, however this ends. After a fault the logs stay. */
async function run(isDrill) {
  const resources = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'lectern-cluster-'));
  // PostgreSQL and nginx run as users of their own.
  await chmod(folder, 0o755);
  try {
    const stopped = Promise.race(
      ['SIGINT', 'SIGTERM'].map((signal) => new Promise((end) => process.once(signal, end))),
    );
    const topology = await startTopology(resources, folder);
    console.log(topology.describe());
    const report = await Promise.race([isDrill ? runDrill(topology) : stopped, stopped]);
    await resources.disposeAsync();
    if (isDrill && typeof report === 'string') throw new Error('The drill was stopped.');
    process.exitCode = isDrill && !printReport(report) ? 1 : 0;
    await rm(folder, { recursive: true });
  } catch (error) {
    console.error(`${error.message}\nThe logs are in ${folder}.`);
    process.exitCode = 1;
  } finally {
    await resources.disposeAsync();
  }
}

const args = process.argv.slice(2);
if (args.some((arg) => arg !== '--drill')) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (requireNginx()) {
  await run(args.includes('--drill'));
} else {
  console.error('There is no nginx. Install it: apt-get install nginx-light');
  process.exitCode = 2;
}
