import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join, relative } from 'node:path';
import { requireNginx } from './cluster/nginx.mjs';
import { useTemporaryFolder } from './temporary-folder.mjs';

const root = join(import.meta.dirname, '..');
const totals = { passed: 0, failed: 0 };
const faults = [];
const skipped = [];
const times = [];

/** An error may bring a page along; its first lines say what it is. */
const LONGEST_FAULT = 3000;

const jest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  faults: report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message ? [`${name}\n${message}`] : [];
    return failed.map((test) => `${name}\n${test.fullName}\n${test.failureMessages.join('\n')}`);
  }),
  skipped: report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending' || status === 'todo')
      .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
  ),
});

const specs = ({ suites = [], specs: own = [] }) => [...own, ...suites.flatMap(specs)];

const playwright = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped,
  faults: specs(report)
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return `${file}\n${title}\n${errors.map(({ message }) => message).join('\n')}`;
    }),
  skipped: [],
});

const running = new Set();
let stoppedBy = null;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stoppedBy = signal;
    for (const child of running) child.kill(signal);
  });
}

/**
 * Ends with its exit code; what it says comes at its end, so that parts do not talk at once. Once stopped, all ends
 * with it: what it started still needs the temporary folder until then.
 */
async function run(args) {
  const child = spawn('nx', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const [code] = await once(child, 'close');
  running.delete(child);
  if (stoppedBy && running.size === 0) process.exit(128 + constants.signals[stoppedBy]);
  // Another part is still ending, and nothing begins meanwhile.
  if (stoppedBy) await new Promise(() => undefined);
  process.stdout.write(Buffer.concat(said));
  return code;
}

/** Counts the tests that the reports tell of; what ends badly without naming one counts as failed. */
async function part(name, reports, count, ...args) {
  const files = reports.map((report) => join(root, report));
  for (const file of files) rmSync(file, { force: true });
  const begin = performance.now();
  const code = await run(args);
  times.push(`${name} ${Math.round((performance.now() - begin) / 1000)} s`);
  const made = files.filter((file) => existsSync(file));
  const counts = made.map((file) => count(JSON.parse(readFileSync(file, 'utf8'))));
  const failed = counts.reduce((sum, each) => sum + each.failed, 0);
  totals.passed += counts.reduce((sum, each) => sum + each.passed, 0);
  totals.failed += code === 0 ? failed : Math.max(failed, 1);
  faults.push(...counts.flatMap((each) => each.faults));
  skipped.push(...counts.flatMap((each) => each.skipped));
  if (code !== 0 && failed === 0) faults.push(`${name} ended with ${code}; see what it says above`);
}

const UNIT = ['backend', 'frontend', 'scripts'].map((part) => `${part}/test-report.json`);
const BUILT = '--exclude-task-dependencies';

const api = (name, target) =>
  part(name, [`backend/${target}-report.json`], jest, target, 'backend', BUILT);
function browser(name, target) {
  const report = `frontend/.build/${target}.json`;
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = join(root, report);
  return part(name, [report], playwright, target, 'frontend', BUILT);
}

useTemporaryFolder();
const begin = performance.now();
await part('build', [], jest, 'run-many', '-t', 'build');
// It writes the generated client, which everything else reads.
await part('drift', [], jest, 'drift', 'openapi');
await part('types, lint, unit and component tests', UNIT, jest, 'run-many', '-t', 'lint', 'test');
await api('API tests', 'api-test');
await browser('browser smoke', 'smoke');
if (process.argv.includes('--all')) {
  await api('system tests', 'system-test');
  await browser('browser tests', 'browser-test');
  // Alone, as it measures how soon a part that was broken is back.
  if (requireNginx()) await part('cluster', [], jest, 'drill', 'scripts', BUILT);
  else skipped.push('scripts/cluster.mjs: needs nginx');
}

times.push(`all ${Math.round((performance.now() - begin) / 1000)} s`);
for (const fault of faults) console.log(`FAILED ${fault.slice(0, LONGEST_FAULT)}\n`);
if (skipped.length > 0) console.log(`${skipped.length} skipped:\n${skipped.join('\n')}\n`);
console.log(times.join(', '));
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
