import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const DIST = join(import.meta.dirname, '../../backend/dist');

export const program = (name) => join(DIST, 'programs', `${name}.js`);

/** A module of the built backend. */
export const load = (path) => import(pathToFileURL(join(DIST, path)).href);

/** A dependency of the backend. */
export const ofBackend = createRequire(join(DIST, '../package.json'));
