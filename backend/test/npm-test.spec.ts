import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../src/common/project-root.js';
import { until } from './until.js';

const run = promisify(execFile);

/** Replaces nx. The part with the unit tests runs a test of Node, the part with the API tests has a report of Jest. */
const NX = `#!/bin/sh
case "$*" in
  drift*) test ! -e long || { echo "$$ $TMPDIR" > long; exec sleep 600; } ;;
  *lint*) node --test --test-reporter=./scripts/test-reporter.mjs \\
    --test-reporter-destination=scripts/test-report.json chart.test.mjs ;;
  api-test*) cp report.json backend/api-test-report.json ;;
  coverage*) test ! -e covered || { mkdir coverage; cp covered coverage/summary.txt; } ;;
esac
`;

const CHART = `import { test } from 'node:test';
test('helm finds nothing', { skip: 'needs helm' }, () => undefined);
test('the chart is read', () => undefined);
`;

describe('npm test', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-npm-test-'));
    for (const part of ['scripts', 'backend', 'bin']) await mkdir(join(folder, part));
    for (const script of ['test.mjs', 'test-reporter.mjs', 'temporary-folder.mjs', 'cluster']) {
      const path = join('scripts', script);
      await cp(join(PROJECT_ROOT, path), join(folder, path), { recursive: true });
    }
    await writeFile(join(folder, 'bin/nx'), NX, { mode: 0o755 });
    await writeFile(join(folder, 'chart.test.mjs'), CHART);
    const assertionResults = [
      { status: 'passed', fullName: 'a pooler is not needed' },
      { status: 'pending', fullName: 'a pooler is gone through' },
    ];
    const name = join(folder, 'backend/src/pooler.system-spec.ts');
    const counts = { numPassedTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
    const report = { ...counts, testResults: [{ name, message: '', assertionResults }] };
    await writeFile(join(folder, 'report.json'), JSON.stringify(report));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const start = () => [process.execPath, [join(folder, 'scripts/test.mjs')]] as const;
  const env = () => ({ PATH: `${join(folder, 'bin')}:${process.env.PATH}` });

  it('names the tests that it has skipped, which is no failure', async () => {
    const { stdout } = await run(...start(), { env: env() });
    expect(stdout).toContain(
      '2 skipped:\nchart.test.mjs: helm finds nothing\nbackend/src/pooler.system-spec.ts: a pooler is gone through\n',
    );
    expect(stdout).toMatch(/\n2 passed, 0 failed\n$/);
  });

  it('reports coverage and mutation score, or that they are unknown', async () => {
    const [node, args] = start();
    const runAll = async () => (await run(node, [...args, '--all'], { env: env() })).stdout;
    expect(await runAll()).toMatch(
      /\ncoverage: unknown, .*\nmutation score: unknown, .*\n2 passed, 0 failed\n$/,
    );
    await writeFile(join(folder, 'covered'), 'coverage: lines 90 %\n');
    expect(await runAll()).toMatch(
      /\ncoverage: lines 90 %\nmutation score: unknown, .*\n2 passed, 0 failed\n$/,
    );
  });

  it('names a test that has failed, and why', async () => {
    const failing = `test('the chart is right', () => { throw new Error('it is not there'); });`;
    await writeFile(join(folder, 'chart.test.mjs'), CHART + failing);
    const { stdout } = await run(...start(), { env: env() }).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toMatch(
      /^FAILED \S+\/chart\.test\.mjs\nthe chart is right\nError: it is not there\n/m,
    );
    expect(stdout).toMatch(/\n2 passed, 1 failed\n$/);
  });

  it('ends what it has started at a signal, and removes its temporary folder', async () => {
    await writeFile(join(folder, 'long'), '');
    const test = spawn(...start(), { env: env(), stdio: 'ignore' });
    let started = '';
    await until(async () => {
      started = await readFile(join(folder, 'long'), 'utf8');
      return started !== '';
    });
    const [pid, temporary = ''] = started.trim().split(' ');
    expect(existsSync(temporary)).toBe(true);
    test.kill('SIGTERM');
    await once(test, 'exit');
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
    expect(existsSync(temporary)).toBe(false);
  });
});
