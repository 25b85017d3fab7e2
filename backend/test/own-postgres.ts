import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/database/embedded/embedded.js';

const run = promisify(execFile);

/** Starts a migrated PostgreSQL that a test may stop or suspend, copied from the run's template. */
export async function startOwnPostgres(resources: AsyncDisposableStack): Promise<EmbeddedPostgres> {
  const template = process.env.TEST_POSTGRES_TEMPLATE;
  if (!template)
    throw new Error('The run has no PostgreSQL: start it through jest’s global set-up.');
  const folder = await mkdtemp(join(tmpdir(), 'lectern-own-'));
  resources.defer(() => rm(folder, { recursive: true }));
  await chmod(folder, 0o755);
  await run('cp', ['-a', `${template}/.`, folder]);
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  resources.defer(() => postgres.stop());
  return postgres;
}
