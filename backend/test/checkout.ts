import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../src/common/project-root.js';
import { releaseOf } from '../src/common/release.js';

export interface Checkout {
  root: string;
  /** Where the build tools write what `scripts/release.mjs` releases. */
  compiled: Record<'backend' | 'frontend', string>;
  remove(): Promise<void>;
}

export async function makeCheckout(): Promise<Checkout> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'lectern-checkout-')));
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(root, 'node_modules'));
  await cp(join(PROJECT_ROOT, 'backend/package.json'), join(root, 'backend/package.json'));
  const compiled = {
    backend: join(root, 'backend/.build/compiled'),
    frontend: join(root, 'frontend/.build/compiled'),
  };
  for (const project of ['backend', 'frontend'] as const) {
    await cp(releaseOf(project), compiled[project], {
      recursive: true,
      filter: (path) => !/[/\\](previous|in-use)([/\\]|$)/.test(path),
    });
  }
  return { root, compiled, remove: () => rm(root, { recursive: true }) };
}
