import { Client } from 'pg';
import { createDataSource } from './data-source.js';
import { describeDatabaseFault } from './database-fault.js';
import { DatabaseStartError } from './database-start-error.js';

export { DatabaseStartError } from './database-start-error.js';

/** Any number will do, as long as every replica uses the same. */
const MIGRATION_LOCK = 4_711_001;
const OLDEST_SUPPORTED = 14;

/**
 * Brings the database to the newest schema. Replicas that start together wait for each other under
 * an advisory lock.
 * @throws DatabaseStartError when there is no usable PostgreSQL 14 or later
 */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 4_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseStartError(describeDatabaseFault(url, error));
  }
  try {
    const { rows } = await client.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version < OLDEST_SUPPORTED) {
      throw new DatabaseStartError(
        `DATABASE_URL: PostgreSQL ${version} is too old, ${OLDEST_SUPPORTED} or later is needed`,
      );
    }
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(url);
  } finally {
    await client.end();
  }
}

async function runMigrations(url: string): Promise<void> {
  const dataSource = createDataSource(url);
  await dataSource.initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}
