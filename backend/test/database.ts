import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';

const TEMPLATE = 'lectern_test_template';

/** `pg_locks` shows the locks of other databases, too. */
export const OF_THIS_DATABASE =
  'database = (SELECT oid FROM pg_database WHERE datname = current_database())';

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

export interface TestDatabase {
  url: string;
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Deletes all rows of tables and of dependent tables, once nobody else writes to them. */
  empty(...tables: string[]): Promise<void>;
  drop(): Promise<void>;
}

/** As some Kubernetes operators create databases by default. */
const FOLDS_ASCII_ONLY = `LOCALE_PROVIDER libc LC_COLLATE 'C' LC_CTYPE 'C'`;

/** Without statistics, the planner would start parallel workers for small tables. */
const ALONE = '-c max_parallel_workers_per_gather=0';

/** Copies the migrated template. `empty` starts without tables, and `letters` selects the case rules. */
export async function createTestDatabase(
  options: { empty?: boolean; letters?: 'A-Z' } = {},
): Promise<TestDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('The run has no PostgreSQL: start it through jest’s global set-up.');
  const name = `lectern_test_${randomBytes(6).toString('hex')}`;
  await onServer(
    server,
    `CREATE DATABASE ${name} TEMPLATE ${options.empty ? 'template0' : TEMPLATE} STRATEGY file_copy
     ${options.letters ? FOLDS_ASCII_ONLY : ''}`,
  );
  const url = withDatabase(server, name);
  // A single connection, which keeps its settings and runs statements in order.
  const pool = new Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, options: ALONE });
  pool.on('error', () => undefined);
  return {
    url,
    query: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await pool.query<Row>(sql, values)).rows,
    empty: async (...tables) => {
      await pool.query(emptying(tables));
    },
    drop: async () => {
      await pool.end();
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** TRUNCATE would create new files and make every connection plan again, which is slower for few rows. */
function emptying(tables: string[]): string {
  const deletions = tables.map((table) => `DELETE FROM ${table}`);
  return [takingAlone(tables), ...deletions].join('; ');
}

/**
 * Locks tables and dependent tables once nobody else holds a lock, without waiting while holding one, which could
 * deadlock.
 */
export const takingAlone = (tables: string[], mode = 'EXCLUSIVE') => `
  DO $$
  DECLARE
    taken text;
  BEGIN
    WITH RECURSIVE related (id) AS (
      SELECT unnest('{${tables.join(',')}}'::regclass[])
      UNION
      SELECT conrelid::regclass FROM pg_constraint JOIN related ON confrelid = id
    )
    SELECT string_agg(id::text, ', ') INTO taken FROM related;
    LOOP
      BEGIN
        EXECUTE 'LOCK ' || taken || ' IN ${mode} MODE NOWAIT';
        EXIT;
      EXCEPTION WHEN lock_not_available THEN
        PERFORM pg_sleep(0.005);
      END;
    END LOOP;
  END $$`;

async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
