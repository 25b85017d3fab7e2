import { type ClientBase, Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { DeadlinePool } from './deadline-pool.js';
import { MIGRATIONS } from './migrations/index.js';
import { TransactionPool } from './transaction-pool.js';
import { connectionTo } from '../common/sql/servers.js';
import { OF_SESSIONS, settingsOf } from '../common/sql/session-settings.js';
import { REQUEST_DEADLINE } from '../common/sql/deadline.js';

/** Milliseconds. */
const CONNECT_TIMEOUT = 4_000;
/** Shorter than a request’s deadline, so that the server itself ends what takes too long. */
export const STATEMENT_TIMEOUT = 7_000;
/** As long as requests may stand behind a migration that waits for a table. */
const LOCK_TIMEOUT = 5_000;
/** Far more than a transaction of this process is ever idle; but for `WITHOUT_IDLE_LIMIT`. */
const IDLE_TRANSACTION_TIMEOUT = 60_000;

/** Of the application's sessions. */
const LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT,
  ...OF_SESSIONS,
};

function connectionOptions(url: string) {
  return {
    type: 'postgres',
    url,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    applicationName: 'lectern',
    connectTimeoutMS: CONNECT_TIMEOUT,
  } satisfies DataSourceOptions;
}

/** A class whose instances are rows of a table. */
export type EntityClass = new () => object;

interface PoolOptions {
  /** Through a pooler in transaction mode, which has to limit statements itself (`pooler.ts`). */
  isPooled?: boolean;
  /** None by default: SQL alone is run. */
  entities?: EntityClass[];
}

/** Returns the options of the application's connections. Statements are limited; for requests, see `deadline.ts`. */
export function dataSourceOptions(
  url: string,
  poolSize: number,
  { isPooled = false, entities = [] }: PoolOptions = {},
): DataSourceOptions {
  return {
    ...connectionOptions(url),
    entities,
    driver: { Pool: isPooled ? TransactionPool : DeadlinePool },
    poolSize,
    extra: {
      ...connectionTo(url),
      ...sessionOptions(isPooled ? {} : LIMITS),
      query_timeout: REQUEST_DEADLINE,
    },
  };
}

interface LoneOptions {
  /** None by default: SQL alone is run. */
  entities?: EntityClass[];
  /** The names of the migrations to run; all by default. */
  migrations?: readonly string[];
}

/** Creates a connection whose statements may take as long as they need, but do not wait long for a lock. */
export function createDataSource(
  url: string,
  { entities = [], migrations }: LoneOptions = {},
): DataSource {
  const options = connectionOptions(url);
  return new DataSource({
    ...options,
    entities,
    driver: { Pool },
    migrations: options.migrations.filter(({ name }) => migrations?.includes(name) ?? true),
    poolSize: 1,
    extra: {
      ...connectionTo(url),
      ...sessionOptions({ statement_timeout: 0, lock_timeout: LOCK_TIMEOUT, ...OF_SESSIONS }),
    },
  });
}

/** The names of the migrations that this Lectern knows, in their order. */
export function knownMigrations(): string[] {
  return connectionOptions('').migrations.map(({ name }) => name);
}

/** As statements, since poolers refuse most of it as start parameters. */
function sessionOptions(settings: Record<string, number | string>) {
  // The driver reads dates of this form only.
  const statements = `SET DateStyle = 'ISO'; ${settingsOf(settings)}`;
  return {
    // For firewalls, where a connection is idle for minutes.
    keepAlive: true,
    onConnect: (client: ClientBase) => client.query(statements),
  };
}
