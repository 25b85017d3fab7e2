import { subscribe } from 'node:diagnostics_channel';
import { readdir } from 'node:fs/promises';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Runs benchmarks and ends what they start. Usage: node scripts/bench.mjs <folder> [--quick] [names] */
const { values, positionals } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [folder, ...wanted] = positionals;

/** Milliseconds to end everything after a signal. Then the process exits anyway. */
const STOP_TIMEOUT = 20_000;

const shared = new AsyncDisposableStack();
subscribe('lectern:bench-shared', (stack) => shared.use(stack));

let resources = new AsyncDisposableStack();
let leaving = null;

function leave(code) {
  leaving ??= end(code);
  return leaving;
}

async function end(code) {
  setTimeout(() => process.exit(code), STOP_TIMEOUT).unref();
  await resources.disposeAsync().catch((error) => console.error(error));
  await shared.disposeAsync().catch((error) => console.error(error));
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => void leave(128 + constants.signals[signal]));
}
for (const problem of ['uncaughtException', 'unhandledRejection']) {
  process.on(problem, (error) => {
    if (leaving === null) console.error(error);
    void leave(1);
  });
}

async function run(name, file) {
  const started = performance.now();
  const say = (line) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    process.stderr.write(`  ${seconds.padStart(4)} s  ${line}\n`);
  };
  process.stdout.write(`\n${name}${values.quick ? ' (quick)' : ''}\n`);
  resources = new AsyncDisposableStack();
  const bench = await import(resolve(folder, file));
  await bench.default({ resources, quick: values.quick, say });
  await resources.disposeAsync();
  say('done');
}

try {
  for (const file of (await readdir(folder)).toSorted()) {
    const [, name] = /^(.+)\.bench\.[jt]s$/.exec(file) ?? [];
    if (name && (wanted.length === 0 || wanted.includes(name))) await run(name, file);
  }
  await shared.disposeAsync();
} catch (error) {
  // A benchmark whose database was just stopped fails too.
  if (leaving === null) console.error(error);
  await leave(1);
}
