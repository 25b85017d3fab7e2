import type { DataSource } from 'typeorm';
import { knownMigrations } from './data-source.js';

export interface SchemaState {
  done: string[];
  missing: string[];
  unknown: string[];
}

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
