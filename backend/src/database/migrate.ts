import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { type DataSource, MigrationExecutor } from 'typeorm';
import { prepareChanges } from './prepare-changes.queries.js';
import { createDataSource } from './data-source.js';
import { codeOf, isDatabaseUnavailable } from '../common/sql/database-error.js';
import { OF_SESSIONS, settingsOf } from '../common/sql/session-settings.js';
import { refuseHiddenExtension } from './create-extension.js';
import { DatabaseStartError } from './database-start-error.js';
import { FOLDS_ASCII_ONLY, FOLDS_ALL_LETTERS, UTF8_OPTIONS } from './collation-change.js';
import { connect, NO_SESSIONS, sharesSessions } from './pooler.js';
import { refuseForeignTables } from './refuse-foreign-tables.js';

export { DatabaseStartError } from './database-start-error.js';

const MIGRATION_LOCK = 4711001;
const LOCK_PAUSE = 200;
export const OLDEST_SUPPORTED = 14;
const LOCK_NOT_AVAILABLE = '55P03';
export const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Migrates the database. Waits only seconds for a table in use, because other requests queue behind it.
 * @param only the names of the migrations to run; all by default
 * @throws DatabaseStartError when there is no usable PostgreSQL 14 or later, pg_trgm is not found, a table is in use,
 * the user may not change the schema, or a new database has an unsuitable locale or belongs to another program
 */
export async function migrate(url: string, only?: readonly string[]): Promise<void> {
  const client = await connect(url);
  try {
    if (await sharesSessions(url, client)) {
      throw new DatabaseStartError(`${NO_SESSIONS.what}. ${NO_SESSIONS.todo}`);
    }
    const { rows } = await client.query<{
      version: number;
      folds: boolean;
      isNew: boolean;
      isReadOnly: boolean;
    }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version, ${FOLDS_ALL_LETTERS} AS folds,
         to_regclass('migrations') IS NULL AS "isNew",
         current_setting('transaction_read_only')::boolean AS "isReadOnly"`,
    );
    const { version = 0, folds, isNew, isReadOnly } = rows[0] ?? {};
    if (version < OLDEST_SUPPORTED) {
      throw new DatabaseStartError(
        `DATABASE_URL: PostgreSQL ${version} is too old, ${OLDEST_SUPPORTED} or later is needed`,
      );
    }
    if (isReadOnly) {
      throw new DatabaseStartError(
        'DATABASE_URL: the database is read-only, as a standby or by default_transaction_read_only. ' +
          'Use the primary server, or make it writable',
      );
    }
    if (isNew && !folds) {
      throw new DatabaseStartError(
        `DATABASE_URL: ${FOLDS_ASCII_ONLY}. Create it with ${UTF8_OPTIONS}`,
      );
    }
    await client.query(settingsOf({ statement_timeout: 0, ...OF_SESSIONS }));
    await lock(client);
    await runMigrations(url, only);
  } finally {
    await client.end();
  }
}

async function lock(client: Client): Promise<void> {
  const statement = 'SELECT pg_try_advisory_lock($1) AS "isOurs"';
  const isOurs = async () =>
    (await client.query<{ isOurs: boolean }>(statement, [MIGRATION_LOCK])).rows[0]?.isOurs;
  while (!(await isOurs())) await setTimeout(LOCK_PAUSE);
}

async function runMigrations(url: string, only?: readonly string[]): Promise<void> {
  const dataSource = createDataSource(url, { migrations: only });
  await dataSource.initialize();
  try {
    await refuseForeignTables(dataSource);
    await refuseHiddenExtension(dataSource);
    await dataSource.runMigrations();
    await prepareChanges(dataSource);
    const { installJobs } = await import('../common/jobs/create-boss.js');
    await installJobs(dataSource);
  } catch (error) {
    switch (codeOf(error)) {
      case LOCK_NOT_AVAILABLE:
        throw new DatabaseStartError(await describeLock(dataSource));
      case INSUFFICIENT_PRIVILEGE:
        throw new DatabaseStartError(describeRefusal(error));
      default:
        throw isDatabaseUnavailable(error) ? new DatabaseStartError(describeHalt(error)) : error;
    }
  } finally {
    await dataSource.destroy();
  }
}

function describeHalt(error: unknown): string {
  return `DATABASE_URL: a migration failed (${reasonOf(error)}). Fix that and start again: migrations continue where they stopped`;
}

function describeRefusal(error: unknown): string {
  return (
    `DATABASE_URL: its user may not create or change the tables (${reasonOf(error)}). Start once as the owner of the ` +
    'database, or of its tables if it has any'
  );
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function describeLock(dataSource: DataSource): Promise<string> {
  const [pending] = await new MigrationExecutor(dataSource).getPendingMigrations();
  const [limit] = await dataSource.query<{ seconds: number }[]>(
    `SELECT setting::int / 1000 AS seconds FROM pg_settings WHERE name = 'lock_timeout'`,
  );
  const [oldest] = await dataSource.query<{ pid: number; name: string; since: Date }[]>(
    `SELECT pid, application_name AS name, xact_start AS since FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
     ORDER BY xact_start LIMIT 1`,
  );
  const holder = oldest
    ? `The oldest open transaction belongs to process ${oldest.pid} ` +
      `(${oldest.name || 'without a name'}), since ${oldest.since.toISOString()}. `
    : '';
  return (
    `DATABASE_URL: the migration ${pending?.name} was not applied, because it waited ${limit?.seconds} s ` +
    `for a table that is in use. ${holder}` +
    'Wait for it or end it, then start again'
  );
}
