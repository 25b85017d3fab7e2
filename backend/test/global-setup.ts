import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/database/embedded.js';
import { migrate } from '../src/database/migrate.js';
import { TEMPLATE, withDatabase } from './database.js';

declare global {
  var testPostgres: { server: EmbeddedPostgres; folder: string } | undefined;
}

/** One PostgreSQL for the whole run, with a migrated template that each test file copies. */
export default async function setUp(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-test-'));
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  globalThis.testPostgres = { server, folder };
  process.env.TEST_POSTGRES_URL = server.url;
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  await migrate(withDatabase(server.url, TEMPLATE));
}
