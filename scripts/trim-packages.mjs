import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs after `npm ci`. Deletes a fifth of all packages, which no command of the project reads: their
 * source maps, and the C headers that the package `node` comes with.
 */
const packages = join(import.meta.dirname, '../node_modules');

rmSync(join(packages, 'node/node_modules'), { recursive: true, force: true });
deleteMaps(packages);

/** Does not follow links: those of the workspaces lead to our own builds. */
function deleteMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) deleteMaps(path);
    else if (entry.isFile() && entry.name.endsWith('.map')) rmSync(path);
  }
}
