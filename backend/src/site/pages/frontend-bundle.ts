import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBundle } from '../../../../frontend/src/server/contract.ts';
import { codeOf } from '../../common/sql/database-fault.js';
import { FRONTEND } from '../../release.js';
import { hashScripts, inlineBlocking, startAfterPaint, stylesOf } from './shell.js';

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
  /** The style sheets that stand in it. */
  officeStyles: string[];
  /** What a module of it needs beside the document's own, from the site's root. */
  filesOf: (source: string) => string[];
  /** The scripts in them, as a content security policy names them. */
  scriptHashes: string[];
  /** Modules that are loaded by themselves, by their sources. */
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
    const [built, office, manifest, { default: bundle }] = await Promise.all([
      readFile(join(CLIENT_FOLDER, 'index.html'), 'utf8'),
      readFile(join(CLIENT_FOLDER, OFFICE), 'utf8'),
      readFile(join(CLIENT_FOLDER, '.vite', 'manifest.json'), 'utf8'),
      import(pathToFileURL(SERVER_BUNDLE).href) as Promise<{ default: ServerBundle }>,
    ]);
    const files = JSON.parse(manifest) as Manifest;
    const shell = await inlineBlocking(built, CLIENT_FOLDER);
    const officeShell = await inlineBlocking(office, CLIENT_FOLDER);
    const pageShell = startAfterPaint(shell);
    return {
      ...bundle,
      shell,
      pageShell,
      officeShell,
      officeStyles: stylesOf(office),
      scriptHashes: [...new Set([...hashScripts(pageShell), ...hashScripts(officeShell)])],
      modules: await readModules(files),
      filesOf: (source) => filesBeside(files, source),
    };
  } catch (error) {
    if (!MISSING.has(codeOf(error) ?? '')) throw error;
    throw new SiteNotBuiltError(
      'The frontend is not built (frontend/dist is missing): run npm start, or npm run build first',
      { cause: error },
    );
  }
}

const OFFICE = 'back-office.html';

/** @throws Error when there is no such module */
function filesBeside(files: Manifest, source: string): string[] {
  const there = filesOf(files, OFFICE);
  return [...filesOf(files, source)].filter((path) => !there.has(path));
}

function filesOf(files: Manifest, module: string, found = new Set<string>()): Set<string> {
  const entry = files[module];
  if (!entry) throw new Error(`The frontend has no module ${module}.`);
  if (found.has(`/${entry.file}`)) return found;
  for (const path of [entry.file, ...(entry.css ?? [])]) found.add(`/${path}`);
  for (const imported of entry.imports ?? []) filesOf(files, imported, found);
  return found;
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
