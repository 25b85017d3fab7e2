import { execFile } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
// Jest loads this file without its transforms, so it imports the built code.
import { startEmbeddedPostgres } from '../dist/src/database/embedded/embedded.js';
import { migrate } from '../dist/src/database/migrate.js';

const run = promisify(execFile);

/** The same name is in database.ts, which copies the template. */
const TEMPLATE = 'lectern_test_template';

/** Starts one server for the whole run, or for several. Each test file copies the template. */
export default async function setUp() {
  if (process.env.TEST_POSTGRES_URL) return;
  const folder = await mkdtemp(join(tmpdir(), 'lectern-test-'));
  await chmod(folder, 0o755);
  const [template, copy] = [join(folder, 'template'), join(folder, 'server')];
  await makeTemplate(template);
  await run('cp', ['-a', template, copy]);
  const server = await startEmbeddedPostgres({ dataDir: join(copy, 'postgres') });
  globalThis.testPostgres = { server, folder };
  process.env.TEST_POSTGRES_URL = server.url;
  process.env.TEST_POSTGRES_TEMPLATE = template;
  const maintenance = new URL(server.url);
  maintenance.pathname = 'postgres';
  await execute(maintenance.href, `CREATE DATABASE ${TEMPLATE} TEMPLATE lectern`);
}

/** Creates a migrated cluster. */
async function makeTemplate(folder) {
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  await migrate(server.url);
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await execute(server.url, `ALTER SYSTEM SET ${setting} = off`);
  }
  await server.stop();
}

async function execute(connectionString, sql) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql);
  await client.end();
}
