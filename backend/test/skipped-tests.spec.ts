import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../src/project-root.js';

const run = promisify(execFile);

/** Stands in for nx, of whose parts only that of the API leaves a report. */
const NX = `#!/bin/sh
case "$1" in api-test) cp report.json backend/api-test-report.json ;; esac
`;

describe('npm test', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-skipped-'));
    for (const part of ['scripts', 'backend', 'bin']) await mkdir(join(folder, part));
    for (const script of ['test.mjs', 'temporary-folder.mjs']) {
      await cp(join(PROJECT_ROOT, 'scripts', script), join(folder, 'scripts', script));
    }
    await writeFile(join(folder, 'bin/nx'), NX, { mode: 0o755 });
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('names what it has skipped, which is no failure', async () => {
    const name = join(folder, 'backend/src/pooler.api-spec.ts');
    const assertionResults = [
      { status: 'passed', fullName: 'a pooler is not needed' },
      { status: 'pending', fullName: 'a pooler is gone through' },
    ];
    const counts = { numPassedTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
    const report = { ...counts, testResults: [{ name, message: '', assertionResults }] };
    await writeFile(join(folder, 'report.json'), JSON.stringify(report));
    const env = { PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
    const { stdout } = await run(process.execPath, [join(folder, 'scripts/test.mjs')], { env });
    expect(stdout).toContain(
      '1 skipped:\nbackend/src/pooler.api-spec.ts: a pooler is gone through\n',
    );
    expect(stdout).toMatch(/\n1 passed, 0 failed\n$/);
  });
});
