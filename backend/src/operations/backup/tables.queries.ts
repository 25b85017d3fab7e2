import type { ClientBase } from 'pg';
import { knownMigrations } from '../../database/data-source.js';
import { BackupError } from './backup-error.js';
import type { Manifest } from './manifest.js';
import { OUR_TABLES } from '../../database/our-tables.js';

interface Table {
  name: string;
  columns: string[];
  /** The tables that it refers to. */
  parents: string[];
}

/**
 * All of ours but the record of migrations, and of the job queue what waits. Columns that PostgreSQL computes are left out.
 * A backup names them as in the schema public, whichever the search path leads to.
 * $1: the names of ours; null: whatever is there.
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

/** What a backup calls a table or sequence, as the search path finds it. */
export function inPath(name: string): string {
  return name.replace(/^public\./, '');
}

/** In an order in which each refers to earlier ones only. */
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
    if (ready.length === 0) throw new BackupError('The tables refer to each other in a circle.');
    sorted.push(...ready);
  }
  return sorted;
}

/** Null: a later Lectern has been at it, and may have made tables that this one does not know. */
async function ourTables(client: ClientBase): Promise<readonly string[] | null> {
  const known = new Set(knownMigrations());
  const migrations = await listMigrations(client);
  return migrations.every((name) => known.has(name)) ? OUR_TABLES : null;
}

/** The hashes of pictures that people have sent. */
export async function listUploads(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'SELECT DISTINCT hash FROM pictures WHERE is_upload AND hash IS NOT NULL ORDER BY hash',
  );
  return rows.map(({ hash }) => hash);
}

/** Where the counters of the tables' ids stand; null: none was given yet. */
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

/** By their names, in their order; none in an empty database. */
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

/** The version of the job queue's tables. */
export async function jobsVersion(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>('SELECT version FROM jobs.version');
  return rows[0]?.version ?? 0;
}
