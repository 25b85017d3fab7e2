import type { ClientBase } from 'pg';
import { knownMigrations } from '../../database/data-source.js';
import { BackupError } from './backup-error.js';
import type { Manifest } from './manifest.js';
import { OUR_TABLES } from '../../database/our-tables.js';

interface Table {
  name: string;
  columns: string[];
  parents: string[];
}

/**
 * Our tables without the migrations table, and the waiting jobs. Generated columns are left out. Names use the schema
 * public, whatever the search path is. $1: the names of our tables; null: all tables.
 */
const TABLES = `
  SELECT CASE space.nspname WHEN 'jobs' THEN 'jobs.' ELSE 'public.' END || quote_ident(class.relname) AS name,
    ARRAY(SELECT quote_ident(attname) FROM pg_attribute
      WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      ORDER BY attnum) AS columns,
    ARRAY(SELECT confrelid::regclass FROM pg_constraint
      WHERE conrelid = class.oid AND contype = 'f' AND confrelid <> conrelid) AS parent_ids,
    class.oid AS id
  FROM pg_class AS class JOIN pg_namespace AS space ON space.oid = class.relnamespace
  WHERE class.relkind IN ('r', 'p') AND NOT class.relispartition
    AND (pg_table_is_visible(class.oid) AND space.nspname NOT IN ('pg_catalog', 'jobs')
        AND class.relname <> 'migrations' AND ($1::text[] IS NULL OR class.relname = ANY ($1))
      OR space.nspname = 'jobs' AND class.relname IN ('queue', 'job'))
  ORDER BY 1`;

export function inPath(name: string): string {
  return name.replace(/^public\./, '');
}

/** Sorted so that each table references earlier ones only. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `WITH tables AS (${TABLES})
     SELECT name, columns, ARRAY(SELECT parent.name FROM tables AS parent
       WHERE parent.id = ANY (one.parent_ids::oid[])) AS parents
     FROM tables AS one`,
    [await ourTables(client)],
  );
  const sorted: Table[] = [];
  while (sorted.length < rows.length) {
    const isReady = ({ name, parents }: Table) =>
      !sorted.some((done) => done.name === name) &&
      parents.every((parent) => sorted.some((done) => done.name === parent));
    const ready = rows.filter(isReady);
    if (ready.length === 0) throw new BackupError('The tables have circular references.');
    sorted.push(...ready);
  }
  return sorted;
}

/** Returns null if a newer Lectern has run here, which may have added tables. */
async function ourTables(client: ClientBase): Promise<readonly string[] | null> {
  const known = new Set(knownMigrations());
  const migrations = await listMigrations(client);
  return migrations.every((name) => known.has(name)) ? OUR_TABLES : null;
}

export async function listUploads(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'SELECT DISTINCT hash FROM pictures WHERE is_upload AND hash IS NOT NULL ORDER BY hash',
  );
  return rows.map(({ hash }) => hash);
}

export async function listSequences(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `WITH tables AS (${TABLES})
     SELECT format('public.%I', sequencename) AS name, last_value::text AS value
     FROM tables
       JOIN pg_depend AS owned ON owned.refclassid = 'pg_class'::regclass AND owned.refobjid = tables.id
         AND owned.classid = 'pg_class'::regclass AND owned.deptype IN ('a', 'i')
       JOIN pg_class AS class ON class.oid = owned.objid AND class.relkind = 'S'
       JOIN pg_sequences ON sequencename = class.relname
         AND schemaname = (SELECT nspname FROM pg_namespace WHERE oid = class.relnamespace)
     WHERE schemaname <> 'jobs'
     ORDER BY 1`,
    [await ourTables(client)],
  );
  return rows;
}

export async function listMigrations(client: ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  );
  if (!tables[0]?.exists) return [];
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM migrations ORDER BY timestamp',
  );
  return rows.map(({ name }) => name);
}

export async function jobsVersion(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>('SELECT version FROM jobs.version');
  return rows[0]?.version ?? 0;
}
