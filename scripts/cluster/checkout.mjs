import { execFileSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './built.mjs';

/** Builds another revision in a folder that is removed with `resources`. */
export async function buildRevision(resources, revision, folder) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  git('worktree', 'add', '--detach', folder, revision);
  resources.defer(() => git('worktree', 'remove', '--force', folder));
  for (const part of ['.', 'backend', 'frontend']) {
    const packages = join(ROOT, part, 'node_modules');
    await symlink(packages, join(folder, part, 'node_modules'));
  }
  const nx = join(ROOT, 'node_modules/.bin/nx');
  execFileSync(nx, ['run-many', '-t', 'build'], { cwd: folder, stdio: 'inherit' });
  return folder;
}
