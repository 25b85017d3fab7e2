import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the whole project, wherever this file was built to and whoever started it from where. */
export const PROJECT_ROOT = findUp(import.meta.dirname);

function findUp(folder: string): string {
  if (existsSync(join(folder, 'backend', 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The project folder (with backend/package.json) is gone.');
  return findUp(parent);
}
