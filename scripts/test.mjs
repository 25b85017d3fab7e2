import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'lectern-reports-'));
const totals = { passed: 0, failed: 0 };

function nx(...args) {
  const { status } = spawnSync('nx', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  return status === 0;
}

function check(...args) {
  totals[nx(...args) ? 'passed' : 'failed'] += 1;
}

/** A suite that ends badly without naming a failed test counts as failed. */
function suite(report, count, ...args) {
  const succeeded = nx(...args);
  const file = join(reports, report);
  const { passed, failed } = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 };
  totals.passed += passed;
  totals.failed += succeeded ? failed : Math.max(failed, 1);
}

const jest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

const playwright = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
});

check('run-many', '-t', 'typecheck');
check('run-many', '-t', 'lint');
check('drift', 'openapi');
for (const project of ['backend', 'frontend']) {
  const report = `${project}.json`;
  suite(report, jest, 'test', project, '--json', `--outputFile=${join(reports, report)}`);
}
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = join(reports, 'e2e.json');
suite('e2e.json', playwright, 'e2e', 'frontend', '--reporter=line,json');

rmSync(reports, { recursive: true });
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
