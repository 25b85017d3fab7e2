import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../common/project-root.js';

const DESCRIPTION = 'openapi/openapi.json';
const CLIENT = 'frontend/src/api/generated';

const hasGit = spawnSync('git', ['--version']).status === 0;

(hasGit ? describe : describe.skip)('the drift check', () => {
  let folder: string;
  let project: string;

  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: project, encoding: 'utf8' });
  const drift = () => run(process.execPath, join(PROJECT_ROOT, 'openapi/check-drift.mjs'));
  const write = (path: string, text: string) => writeFile(join(project, path), text);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-drift-'));
    project = join(folder, 'lectern');
    await mkdir(join(project, 'openapi'), { recursive: true });
    await mkdir(join(project, CLIENT), { recursive: true });
    await write(DESCRIPTION, '{}');
    await write(`${CLIENT}/courses.ts`, '');
    run('git', 'init', '--quiet');
    run('git', 'add', '.');
    run('git', '-c', 'user.name=test', '-c', 'user.email=test@example.org', 'commit', '-qm', 'All');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('passes on what is committed', () => {
    expect(drift()).toMatchObject({ stdout: '', stderr: '', status: 0 });
  });

  it('passes on what is added for the next commit, as long as it is made just so', async () => {
    await write(DESCRIPTION, '{ "info": {} }');
    await write(`${CLIENT}/testimonials.ts`, '');
    run('git', 'add', '.');
    expect(drift()).toMatchObject({ stdout: '', stderr: '', status: 0 });
    await write(DESCRIPTION, '{}');
    const { stderr, status } = drift();
    expect(stderr).toContain(`MM ${DESCRIPTION}`);
    expect(status).toBe(1);
  });

  it.each(['no repository', 'the repository of something else'])(
    'says that it compares nothing in %s',
    async (place) => {
      await rm(join(project, '.git'), { recursive: true });
      if (place !== 'no repository') run('git', 'init', '--quiet', folder);
      const { stdout, stderr, status } = drift();
      expect(stdout).toContain('are not compared: this is no clone');
      expect([stderr, status]).toEqual(['', 0]);
    },
  );

  it('says that it compares nothing where there is no git', () => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [join(PROJECT_ROOT, 'openapi/check-drift.mjs')],
      { cwd: project, encoding: 'utf8', env: { PATH: project } },
    );
    expect(stdout).toContain('or there is no git.');
    expect([stderr, status]).toEqual(['', 0]);
  });

  it('fails with the words of git where that refuses', async () => {
    await write('.git/config', 'no configuration');
    const { stderr, status } = drift();
    expect(stderr).toMatch(/^The API description and client cannot be compared: .+\n$/m);
    expect(stderr).not.toContain('check-drift.mjs');
    expect(status).toBe(1);
  });

  it.each([DESCRIPTION, `${CLIENT}/courses.ts`, `${CLIENT}/testimonials.ts`])(
    'fails when regenerating everything changes or adds %s',
    async (path) => {
      await write(path, '{ "info": {} }');
      const { stderr, status } = drift();
      expect(stderr).toContain('is not what the code says');
      expect(stderr).toContain(path);
      expect(status).toBe(1);
    },
  );
});
