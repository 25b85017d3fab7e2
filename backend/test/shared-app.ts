import type { Logger } from 'pino';
import { findDrift } from '../src/database/schema-drift.js';
import { readSchemaParts, type SchemaPart } from '../src/database/schema-parts.js';
import type { TestApp } from './create-test-app.js';
import { takingAlone } from './database.js';
import { until } from './until.js';

/** Tables that the running process writes by itself, and the migrations. */
const OF_THE_PROCESS = ['replicas', 'migrations'];

/** All tables, and whether a new database has rows in them. */
const TABLES = `
  SELECT quote_ident(relname) AS name, format('%I.%I', nspname, relname) AS path,
    (xpath('//n/text()', query_to_xml(format('SELECT count(*) AS n FROM %I.%I', nspname, relname), false, true, '')))[1]::text <> '0' AS "isFilled"
  FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE relkind = 'r' AND nspname = 'public' AND NOT relname = ANY ($1)`;

declare const rootLogger: { get(): Logger; set(logger: Logger): void };

interface SharedApp {
  test: TestApp;
  logger: Logger;
  /** SQL that empties all tables and restores the rows of a new database. */
  emptying: string;
  /** The schema of a new database. */
  schema: SchemaPart[];
}

let shared: Promise<SharedApp> | undefined;

/** Returns the application of this worker. Its `close` resets it for the next file. */
export async function takeSharedApp(boot: () => Promise<TestApp>): Promise<TestApp> {
  shared ??= boot().then(prepare);
  Object.assign(globalThis, { closeSharedApp });
  const taken = await shared;
  rootLogger.set(taken.logger);
  return {
    ...taken.test,
    close: async () => {
      try {
        await empty(taken);
      } catch (error) {
        // The file that changed the schema fails, and the next one gets a new application.
        await closeSharedApp();
        throw error;
      }
    },
  };
}

/** Called by the test environment when the worker has no further file. */
async function closeSharedApp(): Promise<void> {
  const closed = shared;
  shared = undefined;
  // Without workers, the database is already gone.
  await (await closed)?.test.close().catch(() => undefined);
}

/** Copies the rows of the new database, to restore them later. */
async function prepare(test: TestApp): Promise<SharedApp> {
  const schema = await readSchemaParts(test.dataSource);
  const tables = await test.database.query<{ name: string; path: string; isFilled: boolean }>(
    TABLES,
    [OF_THE_PROCESS],
  );
  const paths = tables.map(({ path }) => path);
  const filled = tables.filter(({ isFilled }) => isFilled);
  const copies = filled.map(({ name, path }) => `CREATE TABLE fresh.${name} AS TABLE ${path}`);
  await test.database.query(['CREATE SCHEMA fresh', ...copies].join('; '));
  const emptying = [
    'BEGIN',
    // TRUNCATE could deadlock in any order of tables.
    takingAlone(paths, 'ACCESS EXCLUSIVE'),
    // Triggers would protect the audit log and record each deleted row.
    'SET LOCAL session_replication_role = replica',
    `TRUNCATE ${paths.join(', ')} RESTART IDENTITY`,
    ...filled.map(({ name, path }) => `INSERT INTO ${path} TABLE fresh.${name}`),
    // Makes the processes clear their caches.
    `SELECT pg_notify('changes', '*')`,
    'COMMIT',
  ].join('; ');
  return { test, logger: rootLogger.get(), emptying, schema };
}

async function empty({ test, emptying, schema }: SharedApp): Promise<void> {
  await requireSame(schema, test);
  await endJobs(test);
  await test.database.query(emptying);
  await fetch(`${test.sandbox.url}/control/reset`, { method: 'POST' });
  // Resolves after the notification has arrived.
  await test.api.get('/api/health');
}

/** @throws when a table, trigger or function was changed */
async function requireSame(schema: SchemaPart[], { dataSource }: TestApp): Promise<void> {
  const parts = await readSchemaParts(dataSource);
  const changes = findDrift(schema, parts).map(({ what }) => what);
  if (parts.length > schema.length) changes.push('There are more parts than before');
  if (changes.length > 0) {
    throw new Error(`Restore the schema, or give the file its own app: ${changes.join('; ')}`);
  }
}

/** Deletes waiting jobs and waits for running ones, which would write into the next file's tables. */
async function endJobs({ database }: TestApp): Promise<void> {
  await until(async () => {
    await database.query(`DELETE FROM jobs.job WHERE state <> 'active'`);
    return (await database.query('SELECT FROM jobs.job')).length === 0;
  });
}
