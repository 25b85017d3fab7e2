import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const PROJECT_ROOT = findUp(import.meta.dirname);

function findUp(folder: string): string {
  if (existsSync(join(folder, 'backend', 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder)
    throw new Error('Could not find the project folder (with backend/package.json).');
  return findUp(parent);
}
