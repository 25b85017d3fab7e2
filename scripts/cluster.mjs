import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildRevision } from './cluster/checkout.mjs';
import { runDrill } from './cluster/drill.mjs';
import { requireNginx } from './cluster/nginx.mjs';
import { judgeDrill, judgeUpgrade } from './cluster/report.mjs';
import { startTopology } from './cluster/topology.mjs';
import { runUpgrade } from './cluster/upgrade.mjs';

const USAGE = `npm run cluster                     three replicas behind nginx, PostgreSQL with a standby; until Ctrl-C
npm run cluster -- --drill          puts load on it, breaks one part after the other, and counts (about 90 s; --short: 50 s)
npm run cluster -- --upgrade        replaces all replicas one after the other under load, three times, and counts
npm run cluster -- --upgrade <git revision>
                                    the same once, from the program of that revision to this one`;

const MODES = { drill: [runDrill, judgeDrill], upgrade: [runUpgrade, judgeUpgrade] };

/** Stops everything in the end. Keeps the logs after an error. */
async function run({ mode, revision, isShort }) {
  const resources = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'lectern-cluster-'));
  // PostgreSQL and nginx run as users of their own.
  await chmod(folder, 0o755);
  try {
    const stopped = Promise.race(
      ['SIGINT', 'SIGTERM'].map((signal) => new Promise((end) => process.once(signal, end))),
    );
    const before = revision && (await buildRevision(resources, revision, join(folder, 'before')));
    const topology = await startTopology(resources, folder, before);
    console.log(topology.describe());
    const [act, judge] = MODES[mode] ?? [() => stopped];
    const report = await Promise.race([
      act(topology, { isUpgrade: Boolean(before), isShort }),
      stopped,
    ]);
    await resources.disposeAsync();
    if (mode && typeof report === 'string') throw new Error(`It was stopped by ${report}.`);
    process.exitCode = mode && !judge(report, isShort) ? 1 : 0;
    if (process.exitCode === 1) throw new Error('That is not good enough.');
    await rm(folder, { recursive: true });
  } catch (error) {
    console.error(`${error.message}\nThe logs are in ${folder}.`);
    process.exitCode = 1;
  } finally {
    await resources.disposeAsync();
  }
}

function modeOf(args) {
  try {
    const flag = { type: 'boolean' };
    const options = { drill: flag, upgrade: flag, short: flag };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { short = false, ...modes } = values;
    const [mode, other] = Object.keys(modes);
    const isKnown =
      positionals.length <= (mode === 'upgrade' ? 1 : 0) &&
      other === undefined &&
      (!short || mode === 'drill');
    return isKnown ? { mode, revision: positionals[0], isShort: short } : null;
  } catch {
    return null;
  }
}

const mode = modeOf(process.argv.slice(2));
if (mode === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (requireNginx()) {
  await run(mode);
} else {
  console.error('There is no nginx. Install it: apt-get install nginx-light');
  process.exitCode = 2;
}
