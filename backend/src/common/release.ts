import { realpathSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.js';
import { z } from 'zod';

const packageSchema = z.object({ version: z.string() });

export function productVersion(): string {
  const file = readFileSync(join(PROJECT_ROOT, 'backend/package.json'), 'utf8');
  return packageSchema.parse(JSON.parse(file)).version;
}

/** Returns the latest build. Keeping this path keeps its files (see `scripts/release.mjs`). */
export function releaseOf(project: 'backend' | 'frontend'): string {
  const dist = join(PROJECT_ROOT, project, 'dist');
  try {
    return realpathSync(dist);
  } catch {
    return dist;
  }
}

export const FRONTEND = releaseOf('frontend');

export async function holdRelease(resources: AsyncDisposableStack): Promise<void> {
  for (const folder of [releaseOf('backend'), FRONTEND]) {
    const mark = join(folder, 'in-use', String(process.pid));
    try {
      await mkdir(join(folder, 'in-use'), { recursive: true });
      await writeFile(mark, '');
    } catch {
      continue; // An image is read-only, and no build ever replaces what is in it.
    }
    resources.defer(() => rm(mark, { force: true }));
  }
}
