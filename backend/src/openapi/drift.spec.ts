import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project-root.js';

const SOURCES = [
  'package.json',
  'package-lock.json',
  'nx.json',
  'tsconfig.base.json',
  '.gitignore',
  '.prettierrc',
  '.prettierignore',
  'openapi',
  'backend/package.json',
  'backend/project.json',
  'backend/.swcrc',
  'backend/src',
  'backend/sandbox',
  'backend/bench',
  'frontend/package.json',
  'frontend/project.json',
  'frontend/tsconfig.json',
  'frontend/src/api',
  'scripts',
];

describe('the drift check', () => {
  let project: string;

  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, {
      cwd: project,
      encoding: 'utf8',
      env: {
        ...process.env,
        NX_WORKSPACE_ROOT_PATH: project,
        NX_TASKS_RUNNER_DYNAMIC_OUTPUT: 'false',
      },
    });
  const drift = () => run('nx', 'drift', 'openapi', '--skip-nx-cache');

  beforeAll(async () => {
    project = await mkdtemp(join(tmpdir(), 'lectern-drift-'));
    for (const source of SOURCES) {
      await cp(join(PROJECT_ROOT, source), join(project, source), { recursive: true });
    }
    for (const modules of ['node_modules', 'backend/node_modules', 'frontend/node_modules']) {
      await symlink(join(PROJECT_ROOT, modules), join(project, modules)).catch(() => undefined);
    }
    run('git', 'init', '--quiet');
    run('git', 'add', '.');
    run('git', '-c', 'user.name=test', '-c', 'user.email=test@example.org', 'commit', '-qm', 'All');
  });
  afterAll(() => rm(project, { recursive: true, force: true }));

  it('passes on what is committed and fails when a controller says something else', async () => {
    const before = drift();
    expect(before.stdout + before.stderr).not.toContain('is not what the code says');
    expect(before.status).toBe(0);

    const controller = join(project, 'backend/src/courses/courses.controller.ts');
    const source = await readFile(controller, 'utf8');
    await writeFile(controller, source.replace('getCourse(', 'getOneCourse('));
    const after = drift();
    expect(after.stdout + after.stderr).toContain('openapi/openapi.json');
    expect(after.status).not.toBe(0);
  });
});
