import type { Logger } from 'pino';
import type { TestApp } from './create-test-app.js';
import { until } from './until.js';

/** Jest ends a worker by force, with a warning, that is still busy half a second after its last file. */
const IDLE_MS = 250;

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
}

let shared: Promise<SharedApp> | undefined;
let closing: NodeJS.Timeout | undefined;

/** Hands out the application of this worker; its `close` makes it ready for the next file. */
export async function takeSharedApp(boot: () => Promise<TestApp>): Promise<TestApp> {
  clearTimeout(closing);
  shared ??= boot().then(prepare);
  const { test, logger, emptying } = await shared;
  rootLogger.set(logger);
  return {
    ...test,
    close: async () => {
      await empty(test, emptying);
      closing = setTimeout(() => void closeShared(), IDLE_MS);
    },
  };
}

async function closeShared(): Promise<void> {
  const closed = shared;
  shared = undefined;
  // Without workers the database is gone by now.
  await (await closed)?.test.close().catch(() => undefined);
}

/** Copies the rows of the new database, to fill them in again. */
async function prepare(test: TestApp): Promise<SharedApp> {
  const tables = await test.database.query<{ name: string; path: string; isFilled: boolean }>(
    TABLES,
    [OF_THE_PROCESS],
  );
  const filled = tables.filter(({ isFilled }) => isFilled);
  const copies = filled.map(({ name, path }) => `CREATE TABLE fresh.${name} AS TABLE ${path}`);
  await test.database.query(['CREATE SCHEMA fresh', ...copies].join('; '));
  const emptying = [
    'BEGIN',
    // Triggers would keep entries of the audit log, and note each deleted row in it.
    'SET LOCAL session_replication_role = replica',
    `TRUNCATE ${tables.map(({ path }) => path).join(', ')} RESTART IDENTITY`,
    ...filled.map(({ name, path }) => `INSERT INTO ${path} TABLE fresh.${name}`),
    `DELETE FROM jobs.job`,
    // The processes drop all that they remember.
    `SELECT pg_notify('content_topics', '*')`,
    'COMMIT',
  ].join('; ');
  return { test, logger: rootLogger.get(), emptying };
}

/** Waits for the jobs that the file's last test has set off, which would write into the next file's tables. */
async function empty({ database, sandbox, api }: TestApp, emptying: string): Promise<void> {
  await until(async () => {
    const active = await database.query(`SELECT FROM jobs.job WHERE state = 'active'`);
    return active.length === 0;
  });
  await database.query(emptying);
  await fetch(`${sandbox.url}/control/reset`, { method: 'POST' });
  // Resolves once the notice has arrived.
  await api.get('/api/health');
}
