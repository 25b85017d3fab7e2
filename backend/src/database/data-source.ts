import { type ClientBase, Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { DeadlinePool } from './deadline-pool.js';
import { MIGRATIONS } from './migrations/index.js';
import { TransactionPool } from './transaction-pool.js';
import { connectionTo } from '../common/sql/servers.js';
import { OF_SESSIONS, settingsOf } from '../common/sql/session-settings.js';
import { REQUEST_DEADLINE } from '../common/sql/deadline.js';

/** The DataSource for locks that outlive a transaction. It bypasses a pooler, if there is one. */
export const SESSIONS = Symbol('SESSIONS');

/** Enough for syncs of both platforms and for requests that check whether one is running. */
export const SESSION_POOL_SIZE = 4;

const CONNECT_TIMEOUT = 4_000;
/** Shorter than a request's deadline, so that the server itself ends slow statements. */
export const STATEMENT_TIMEOUT = 7_000;
/** Requests queue behind a migration that waits for a table, so it must not wait longer. */
const LOCK_TIMEOUT = 5_000;
/** Far longer than our transactions are idle, except with `WITHOUT_IDLE_LIMIT`. */
const IDLE_TRANSACTION_TIMEOUT = 60_000;

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

export type EntityClass = new () => object;

interface PoolOptions {
  isPooled?: boolean;
  entities?: EntityClass[];
}

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
  entities?: EntityClass[];
  migrations?: readonly string[];
}

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

export function knownMigrations(): string[] {
  return connectionOptions('').migrations.map(({ name }) => name);
}

/** Poolers refuse most settings as startup parameters, so they are sent as statements. */
function sessionOptions(settings: Record<string, number | string>) {
  // The driver can only parse ISO dates.
  const statements = `SET DateStyle = 'ISO'; ${settingsOf(settings)}`;
  return {
    keepAlive: true,
    onConnect: (client: ClientBase) => client.query(statements),
  };
}
