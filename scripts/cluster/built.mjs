import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const ROOT = join(import.meta.dirname, '../..');
const DIST = join(ROOT, 'backend/dist');

export const program = (name, root = ROOT) => join(root, 'backend/dist/programs', `${name}.js`);

export const load = (path) => import(pathToFileURL(join(DIST, path)).href);

export const ofBackend = createRequire(join(DIST, '../package.json'));
