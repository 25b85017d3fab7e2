import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { orNull } from './embedded-error.js';

export interface EmbeddedFiles {
  readonly dataDir: string;
  /** Who runs this database, see lock.ts. */
  readonly lock: string;
  readonly password: string;
  readonly log: string;
  /** What the name of a directory begins with in which a new database is being made. */
  readonly staging: string;
}

/** Resolves links, so that all names find the same lock. Null when the parent is missing. */
export async function embeddedFiles(dataDir: string): Promise<EmbeddedFiles | null> {
  const path = resolve(dataDir);
  const parent = await orNull(realpath(dirname(path)));
  if (parent === null) return null;
  const real = (await orNull(realpath(path))) ?? join(parent, basename(path));
  return {
    dataDir: real,
    lock: `${real}.lock`,
    password: `${real}.password`,
    log: `${real}.log`,
    staging: `${real}.init-`,
  };
}

export async function readPassword(files: EmbeddedFiles): Promise<string | null> {
  return (await orNull(readFile(files.password, 'utf8')))?.trim() || null;
}
