import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join, relative } from 'node:path';
import { requireNginx } from './cluster/nginx.mjs';
import { useTemporaryFolder } from './temporary-folder.mjs';

const root = join(import.meta.dirname, '..');
const totals = { passed: 0, failed: 0 };
const errors = [];
const skipped = [];
const times = [];
const isComplete = process.argv.includes('--all');

const REPORTS = { coverage: 'summary.txt', 'mutation score': 'mutation-score.txt' };

/** Characters. An error may contain a whole page, and its first lines say what failed. */
const LONGEST_ERROR = 3000;

const jest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  errors: report.testResults.flatMap(({ name, message, assertionResults }) => {
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
  errors: specs(report)
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return `${file}\n${title}\n${errors.map(({ message }) => message).join('\n')}`;
    }),
  skipped: [],
});

let running;
let stoppedBy;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stoppedBy = signal;
    running?.kill(signal);
  });
}

/** Resolves to the exit code. After a signal it waits for child processes, which use the temporary folder. */
async function run(args) {
  running = spawn('nx', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  running.stdout.pipe(process.stdout);
  running.stderr.pipe(process.stderr);
  const [code] = await once(running, 'close');
  if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
  return code;
}

async function timed(name, args) {
  const begin = performance.now();
  const code = await run(args);
  times.push(`${name} ${Math.round((performance.now() - begin) / 1000)} s`);
  return code;
}

/** Adds up the tests in the reports. A command that fails without a failed test counts as one failed test. */
async function part(name, reports, count, ...args) {
  const files = reports.map((report) => join(root, report));
  for (const file of files) rmSync(file, { force: true });
  const code = await timed(name, args);
  const made = files.filter((file) => existsSync(file));
  const counts = made.map((file) => count(JSON.parse(readFileSync(file, 'utf8'))));
  const failed = counts.reduce((sum, each) => sum + each.failed, 0);
  totals.passed += counts.reduce((sum, each) => sum + each.passed, 0);
  totals.failed += code === 0 ? failed : Math.max(failed, 1);
  errors.push(...counts.flatMap((each) => each.errors));
  skipped.push(...counts.flatMap((each) => each.skipped));
  if (code !== 0 && failed === 0)
    errors.push(`${name} ended with exit code ${code}; see its output above`);
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
if (isComplete) {
  process.env.LECTERN_COVERAGE = 'true';
  const old = ['backend', 'frontend'].map((part) => join(root, part, '.build/coverage'));
  for (const path of [...old, join(root, 'coverage')])
    rmSync(path, { recursive: true, force: true });
}
const begin = performance.now();
await part('build', [], jest, 'run-many', '-t', 'build');
// This writes the generated client, which everything else reads.
await part('drift', [], jest, 'drift', 'openapi');
await part(
  'types, lint, unit and component tests',
  UNIT,
  jest,
  'run-many',
  '-t',
  'lint',
  'words',
  'test',
);
await api('API tests', 'api-test');
await browser('browser smoke', 'smoke');
if (isComplete) {
  // Counting would slow down the tests below, which have deadlines.
  delete process.env.LECTERN_COVERAGE;
  await api('system tests', 'system-test');
  await browser('browser tests', 'browser-test');
  // This runs alone, because it measures how soon a broken part has recovered.
  if (requireNginx()) await part('cluster', [], jest, 'drill', 'scripts', BUILT);
  else skipped.push('scripts/cluster.mjs: needs nginx');
  await timed('coverage', ['coverage', 'scripts']);
  await timed('mutation score', ['mutate', 'scripts']);
}

times.push(`all ${Math.round((performance.now() - begin) / 1000)} s`);
for (const error of errors) console.log(`FAILED ${error.slice(0, LONGEST_ERROR)}\n`);
if (skipped.length > 0) console.log(`${skipped.length} skipped:\n${skipped.join('\n')}\n`);
console.log(times.join(', '));
// A report is not a test, so the test count does not depend on it.
for (const [name, file] of isComplete ? Object.entries(REPORTS) : []) {
  const path = join(root, 'coverage', file);
  const unknown = `${name}: unknown, because its report failed; see its output above`;
  console.log(existsSync(path) ? readFileSync(path, 'utf8').trim() : unknown);
}
for (const error of errors) console.log(`FAILED ${error.split('\n', 2).join(': ')}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
