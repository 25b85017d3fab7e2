import type { DataSource } from 'typeorm';
import { readSchemaParts, type SchemaPart, titleOf } from './schema-parts.js';

export interface Drift {
  what: string;
  todo: string;
}

const ELSE =
  'Undo the manual changes, or restore a backup into an empty database, which recreates the schema.';

/**
 * Runs the migrations in a temporary schema, in a transaction that is rolled back, and compares the result with the
 * database.
 * @throws QueryFailedError when the role may not create a schema
 */
export async function readDrift(dataSource: DataSource): Promise<Drift[]> {
  const found = await readSchemaParts(dataSource);
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query('CREATE SCHEMA lectern_fresh');
    await runner.query(
      `SELECT set_config('search_path', 'lectern_fresh, ' || current_setting('search_path'), true)`,
    );
    for (const migration of dataSource.migrations) await migration.up(runner);
    return findDrift(await readSchemaParts(runner), found);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

export function findDrift(expected: readonly SchemaPart[], found: readonly SchemaPart[]): Drift[] {
  const parts = new Map(found.map((part) => [titleOf(part), part]));
  return expected.flatMap((made) => {
    const title = titleOf(made);
    const part = parts.get(title);
    if (!part) return { what: `The ${title} is missing`, todo: makingOf(made) };
    if (part.definition === made.definition) return part.isOff ? offOf(part) : [];
    const instead = part.kind === 'function' ? '' : `: ${part.definition}`;
    return { what: `The ${title} differs from the migrations${instead}`, todo: ELSE };
  });
}

function makingOf({ kind, name, table, definition }: SchemaPart): string {
  if (kind === 'index' || kind === 'trigger') return `${definition};`;
  if (kind === 'constraint') return `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition};`;
  return ELSE;
}

function offOf(part: SchemaPart): Drift {
  const { kind, name, table } = part;
  const title = titleOf(part);
  if (kind === 'trigger') {
    const todo = `ALTER TABLE ${table} ENABLE TRIGGER ${name};`;
    return { what: `The ${title} is disabled`, todo };
  }
  if (kind === 'index') {
    return { what: `The ${title} is invalid`, todo: `REINDEX INDEX ${name};` };
  }
  const other = /REFERENCES ([^(]+)\(/.exec(part.definition)?.[1] ?? table;
  const enabling = [...new Set([table, other])].map(
    (each) => `ALTER TABLE ${each} ENABLE TRIGGER ALL;`,
  );
  const todo = `${enabling.join(' ')} ALTER TABLE ${table} VALIDATE CONSTRAINT ${name};`;
  return { what: `The ${title} is not enforced`, todo };
}
