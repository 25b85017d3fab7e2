import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBundle } from '../../../frontend/src/server/contract.ts';
import { codeOf } from '../common/sql/database-error.js';
import { FRONTEND } from '../common/release.js';
import { hashScripts, inlineBlocking, startAfterPaint } from './shell.js';

export const CLIENT_FOLDER = join(FRONTEND, 'client');
/** Hashed files of the previous build, which pages that are still open in browsers may request. */
export const PREVIOUS_FOLDER = join(FRONTEND, 'previous');
const SERVER_BUNDLE = join(FRONTEND, 'server', 'index.js');

export interface PageModule {
  path: string;
  styles: string;
}

export interface FrontendBundle extends ServerBundle {
  /** The document of a page that the browser renders, with inlined styles and scripts. */
  shell: string;
  /** The document of a page that the server renders. Its modules start after the first paint. */
  pageShell: string;
  officeShell: string;
  scriptHashes: string[];
  modules: Map<string, PageModule>;
}

export class SiteNotBuiltError extends Error {}

const MISSING = new Set(['ENOENT', 'ERR_MODULE_NOT_FOUND']);

type Manifest = Record<
  string,
  { file: string; isDynamicEntry?: boolean; css?: string[]; imports?: string[] }
>;

export async function loadFrontend(): Promise<FrontendBundle> {
  try {
    const [built, officeShell, siteFiles, officeFiles, { default: bundle }] = await Promise.all([
      readFile(join(CLIENT_FOLDER, 'index.html'), 'utf8'),
      readFile(join(CLIENT_FOLDER, 'back-office.html'), 'utf8'),
      readManifest('manifest.json'),
      readManifest('back-office.json'),
      import(pathToFileURL(SERVER_BUNDLE).href) as Promise<{ default: ServerBundle }>,
    ]);
    const shell = await inlineBlocking(built, CLIENT_FOLDER);
    const pageShell = startAfterPaint(shell);
    return {
      ...bundle,
      shell,
      pageShell,
      officeShell,
      scriptHashes: hashScripts(pageShell),
      modules: await readModules({ ...officeFiles, ...siteFiles }),
    };
  } catch (error) {
    if (!MISSING.has(codeOf(error) ?? '')) throw error;
    throw new SiteNotBuiltError(
      'The frontend is not built (frontend/dist is missing): run npm start, or npm run build first',
      { cause: error },
    );
  }
}

async function readManifest(name: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(CLIENT_FOLDER, '.vite', name), 'utf8')) as Manifest;
}

async function readModules(files: Manifest): Promise<Map<string, PageModule>> {
  const modules = Object.entries(files)
    .filter(([, { isDynamicEntry }]) => isDynamicEntry)
    .map(async ([source, { file }]) => {
      const sheets = [...new Set(stylesIn(files, source))];
      const texts = await Promise.all(
        sheets.map((path) => readFile(join(CLIENT_FOLDER, path), 'utf8')),
      );
      return [source, { path: `/${file}`, styles: texts.join('') }] as const;
    });
  return new Map(await Promise.all(modules));
}

/** Returns the style sheets of a module and its imports, except those of the document itself. */
function stylesIn(files: Manifest, module: string): string[] {
  const entry = files['index.html'];
  if (files[module] === entry || entry?.imports?.includes(module)) return [];
  const { css = [], imports = [] } = files[module] ?? {};
  return [...imports.flatMap((imported) => stylesIn(files, imported)), ...css];
}
