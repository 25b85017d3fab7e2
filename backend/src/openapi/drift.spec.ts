import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project-root.js';

const DESCRIPTION = 'openapi/openapi.json';
const CLIENT = 'frontend/src/api/generated';

describe('the drift check', () => {
  let project: string;

  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: project, encoding: 'utf8' });
  const drift = () => run(process.execPath, join(PROJECT_ROOT, 'openapi/check-drift.mjs'));
  const write = (path: string, text: string) => writeFile(join(project, path), text);

  beforeEach(async () => {
    project = await mkdtemp(join(tmpdir(), 'lectern-drift-'));
    await mkdir(join(project, 'openapi'));
    await mkdir(join(project, CLIENT), { recursive: true });
    await write(DESCRIPTION, '{}');
    await write(`${CLIENT}/courses.ts`, '');
    run('git', 'init', '--quiet');
    run('git', 'add', '.');
    run('git', '-c', 'user.name=test', '-c', 'user.email=test@example.org', 'commit', '-qm', 'All');
  });
  afterEach(() => rm(project, { recursive: true }));

  it('passes on what is committed', () => {
    expect(drift()).toMatchObject({ stderr: '', status: 0 });
  });

  it.each([DESCRIPTION, `${CLIENT}/courses.ts`, `${CLIENT}/testimonials.ts`])(
    'fails when making all anew changes or adds %s',
    async (path) => {
      await write(path, '{ "info": {} }');
      const { stderr, status } = drift();
      expect(stderr).toContain('is not what the code says');
      expect(stderr).toContain(path);
      expect(status).toBe(1);
    },
  );
});
