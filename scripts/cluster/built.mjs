import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const ROOT = join(import.meta.dirname, '../..');
const DIST = join(ROOT, 'backend/dist');

/** @param root of another checkout that is built */
export const program = (name, root = ROOT) => join(root, 'backend/dist/programs', `${name}.js`);

/** A module of the built backend. */
export const load = (path) => import(pathToFileURL(join(DIST, path)).href);

/** A dependency of the backend. */
export const ofBackend = createRequire(join(DIST, '../package.json'));
