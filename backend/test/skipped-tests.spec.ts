import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../src/project-root.js';
import { until } from './until.js';

const run = promisify(execFile);

const { targets } = JSON.parse(
  await readFile(join(PROJECT_ROOT, 'scripts/project.json'), 'utf8'),
) as { targets: { test: { command: string } } };

/** Stands in for nx, of whose parts only that of the API and that of Node's own tests leave a report. */
const NX = `#!/bin/sh
case "$*" in
  api-test*) test ! -s report.json || cp report.json backend/api-test-report.json ;;
  *lint*) ${targets.test.command} ;;
  drill*) test ! -e drill || exit 1 ;;
  drift*) test ! -e long || { echo "$$ $TMPDIR" > long; exec sleep 600; } ;;
esac
`;

const SKIPPED = `test('helm finds nothing', { skip: 'needs helm' }, () => undefined);\n`;
const OF_NODE = `import { test } from 'node:test';
${SKIPPED}test('the chart is read', () => undefined);
`;

describe('npm test', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-skipped-'));
    for (const part of ['scripts', 'backend', 'bin', 'docker']) await mkdir(join(folder, part));
    for (const script of ['test.mjs', 'test-reporter.mjs', 'temporary-folder.mjs', 'cluster']) {
      const path = join('scripts', script);
      await cp(join(PROJECT_ROOT, path), join(folder, path), { recursive: true });
    }
    await useNginx('exit 0');
    await writeFile(join(folder, 'bin/nx'), NX, { mode: 0o755 });
    await writeFile(join(folder, 'docker/chart.test.mjs'), OF_NODE);
    await writeFile(join(folder, 'docker/compose.test.mjs'), OF_NODE.replace(SKIPPED, ''));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const useNginx = (script: string) =>
    writeFile(join(folder, 'bin/nginx'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

  const npmTest = (...args: string[]) =>
    run(process.execPath, [join(folder, 'scripts/test.mjs'), ...args], {
      env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
    });

  it.each(['SIGTERM', 'SIGHUP'] as const)('ends what it has started at %s', async (signal) => {
    await writeFile(join(folder, 'long'), '');
    const test = spawn(process.execPath, [join(folder, 'scripts/test.mjs')], {
      env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
      stdio: 'ignore',
    });
    let started = '';
    await until(async () => {
      started = await readFile(join(folder, 'long'), 'utf8');
      return started !== '';
    });
    const [pid, temporary = ''] = started.trim().split(' ');
    expect(existsSync(temporary)).toBe(true);
    test.kill(signal);
    await once(test, 'exit');
    await rm(join(folder, 'long'));
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
    expect(existsSync(temporary)).toBe(false);
  });

  it('names what it has skipped, which is no failure', async () => {
    const name = join(folder, 'backend/src/pooler.system-spec.ts');
    const assertionResults = [
      { status: 'passed', fullName: 'a pooler is not needed' },
      { status: 'pending', fullName: 'a pooler is gone through' },
    ];
    const counts = { numPassedTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
    const report = { ...counts, testResults: [{ name, message: '', assertionResults }] };
    await writeFile(join(folder, 'report.json'), JSON.stringify(report));
    const { stdout } = await npmTest();
    expect(stdout).toContain(
      '2 skipped:\ndocker/chart.test.mjs: helm finds nothing\nbackend/src/pooler.system-spec.ts: a pooler is gone through\n',
    );
    expect(stdout).toMatch(/\n3 passed, 0 failed\n$/);
  });

  it('breaks the parts of a cluster where nginx is, and counts what that shows', async () => {
    await writeFile(join(folder, 'drill'), '');
    const { stdout } = await npmTest('--all').catch((fault: { stdout: string }) => fault);
    await rm(join(folder, 'drill'));
    expect(stdout).toMatch(/\nFAILED cluster ended with 1; see what it says above\n/);
    await useNginx('exit 127');
    const { stdout: without } = await npmTest('--all');
    await useNginx('exit 0');
    expect(without).toContain('\nscripts/cluster.mjs: needs nginx\n');
  });

  it('names a test of Node’s that has failed, and why', async () => {
    const chart = `import { test } from 'node:test';
      test('the chart is read', () => { throw new Error('it is not there'); });`;
    await writeFile(join(folder, 'docker/chart.test.mjs'), chart);
    await writeFile(join(folder, 'report.json'), '');
    const { stdout } = await npmTest().catch((fault: { stdout: string }) => fault);
    expect(stdout).toMatch(
      /\nFAILED \S+\/docker\/chart\.test\.mjs\nthe chart is read\nError: it is not there\n/,
    );
    expect(stdout).toMatch(/\n1 passed, 1 failed\n$/);
  });
});
