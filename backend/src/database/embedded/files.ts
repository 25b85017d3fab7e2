import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { orNull } from './embedded-error.js';

export interface EmbeddedFiles {
  readonly dataDir: string;
  readonly lock: string;
  readonly password: string;
  readonly log: string;
  readonly staging: string;
}

/** Resolves symlinks, so that all paths lead to the same lock. Returns null if the parent is missing. */
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
