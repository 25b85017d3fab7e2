import type { DataSource } from 'typeorm';
import { knownMigrations } from './data-source.js';

export interface SchemaState {
  /** In the order in which they ran. */
  done: string[];
  /** What this version has and the database has not. */
  missing: string[];
  /** What a newer version has left there. */
  unknown: string[];
}

/** How the database's migrations differ from those of this version; null: it is empty. */
export async function readSchemaState(
  dataSource: Pick<DataSource, 'query'>,
): Promise<SchemaState | null> {
  const [{ found }] = await dataSource.query<[{ found: boolean }]>(
    `SELECT to_regclass('migrations') IS NOT NULL AS found`,
  );
  if (!found) return null;
  const rows = await dataSource.query<{ name: string }[]>(
    'SELECT name FROM migrations ORDER BY id',
  );
  const done = new Set(rows.map(({ name }) => name));
  const known = new Set(knownMigrations());
  return {
    done: [...done],
    missing: [...known.difference(done)],
    unknown: [...done.difference(known)],
  };
}
