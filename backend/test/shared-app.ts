import type { Logger } from 'pino';
import { findDrift } from '../src/database/schema-drift.js';
import { readSchemaParts, type SchemaPart } from '../src/database/schema-parts.js';
import type { TestApp } from './create-test-app.js';
import { takingAlone } from './database.js';
import { until } from './until.js';

/** What the running process writes for itself, and the migrations it found. */
const OF_THE_PROCESS = ['replicas', 'migrations'];

/** All tables of the product, and whether a new database has rows in them. */
const TABLES = `
  SELECT quote_ident(relname) AS name, format('%I.%I', nspname, relname) AS path,
    (xpath('//n/text()', query_to_xml(format('SELECT count(*) AS n FROM %I.%I', nspname, relname), false, true, '')))[1]::text <> '0' AS "isFilled"
  FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE relkind = 'r' AND nspname = 'public' AND NOT relname = ANY ($1)`;

declare const rootLogger: { get(): Logger; set(logger: Logger): void };

interface SharedApp {
  test: TestApp;
  logger: Logger;
  /** SQL that empties all tables, and fills in the rows of a new database. */
  emptying: string;
  /** The parts of a new database's schema. */
  schema: SchemaPart[];
}

let shared: Promise<SharedApp> | undefined;

/** Hands out the application of this worker; its `close` makes it ready for the next file. */
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
        // The file that left it so fails, and the next one gets a new application.
        await closeSharedApp();
        throw error;
      }
    },
  };
}

/** The environment of the tests calls it once the worker has no next file. */
async function closeSharedApp(): Promise<void> {
  const closed = shared;
  shared = undefined;
  // Without workers the database is gone by now.
  await (await closed)?.test.close().catch(() => undefined);
}

/** Copies the rows of the new database, to fill them in again. */
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
    // In whichever order TRUNCATE took them, it could wait for somebody who waits for it.
    takingAlone(paths, 'ACCESS EXCLUSIVE'),
    // Triggers would keep entries of the audit log, and note each deleted row in it.
    'SET LOCAL session_replication_role = replica',
    `TRUNCATE ${paths.join(', ')} RESTART IDENTITY`,
    ...filled.map(({ name, path }) => `INSERT INTO ${path} TABLE fresh.${name}`),
    // The processes drop all that they remember.
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
  // Resolves once the notice has arrived.
  await test.api.get('/api/health');
}

/** @throws when a table, trigger or function is not as it was, which the next file would fail for */
async function requireSame(schema: SchemaPart[], { dataSource }: TestApp): Promise<void> {
  const parts = await readSchemaParts(dataSource);
  const changes = findDrift(schema, parts).map(({ what }) => what);
  if (parts.length > schema.length) changes.push('There are more parts than before');
  if (changes.length > 0) {
    throw new Error(`Restore the schema, or give the file its own app: ${changes.join('; ')}`);
  }
}

/** Drops the jobs that wait, and lets those under way end, which would write into the next file's tables. */
async function endJobs({ database }: TestApp): Promise<void> {
  await until(async () => {
    await database.query(`DELETE FROM jobs.job WHERE state <> 'active'`);
    return (await database.query('SELECT FROM jobs.job')).length === 0;
  });
}
