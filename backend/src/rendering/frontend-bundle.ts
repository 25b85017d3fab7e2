import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBundle } from '../../../frontend/src/server/contract.ts';
import { codeOf } from '../common/sql/database-error.js';
import { FRONTEND } from '../common/release.js';
import { hashScripts, inlineBlocking, startAfterPaint } from './shell.js';

export const CLIENT_FOLDER = join(FRONTEND, 'client');
/** Hashed files of the build before, which pages in the visitors' browsers still ask for. */
export const PREVIOUS_FOLDER = join(FRONTEND, 'previous');
const SERVER_BUNDLE = join(FRONTEND, 'server', 'index.js');

export interface PageModule {
  /** From the site's root. */
  path: string;
  styles: string;
}

export interface FrontendBundle extends ServerBundle {
  /** The document whose page the browser makes, with what it cannot be painted without. */
  shell: string;
  /** The same around a page that is there already: it is painted before its code is fetched. */
  pageShell: string;
  /** The document of the back office. */
  officeShell: string;
  /** The inline scripts of all documents, as a content security policy names them. */
  scriptHashes: string[];
  /** Modules that are loaded by `import()`, by their source files. */
  modules: Map<string, PageModule>;
}

export class SiteNotBuiltError extends Error {}

/** Codes of Node for a file and a module that are not there. */
const MISSING = new Set(['ENOENT', 'ERR_MODULE_NOT_FOUND']);

/** What Vite writes about each chunk, by the module that it begins with. */
type Manifest = Record<
  string,
  { file: string; isDynamicEntry?: boolean; css?: string[]; imports?: string[] }
>;

/** @throws SiteNotBuiltError, which says what to do */
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

/** With what it imports, except what the document has anyway, which is what its entry imports. */
function stylesIn(files: Manifest, module: string): string[] {
  const entry = files['index.html'];
  if (files[module] === entry || entry?.imports?.includes(module)) return [];
  const { css = [], imports = [] } = files[module] ?? {};
  return [...imports.flatMap((imported) => stylesIn(files, imported)), ...css];
}
