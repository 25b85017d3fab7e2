import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
// jest loads this file without its own transforms, so it takes the built code.
import { startEmbeddedPostgres } from '../dist/src/database/embedded.js';
import { migrate } from '../dist/src/database/migrate.js';

/** Also in database.ts, which copies it. */
const TEMPLATE = 'lectern_test_template';

/** One for the whole run, or for several; need not outlive a crash. Each test file copies the template. */
export default async function setUp() {
  if (process.env.TEST_POSTGRES_URL) return;
  const folder = await mkdtemp(join(tmpdir(), 'lectern-test-'));
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  globalThis.testPostgres = { server, folder };
  process.env.TEST_POSTGRES_URL = server.url;
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await client.query(`ALTER SYSTEM SET ${setting} = off`);
  }
  await client.query('SELECT pg_reload_conf()');
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const template = new URL(server.url);
  template.pathname = TEMPLATE;
  await migrate(template.href);
}
