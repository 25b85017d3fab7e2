import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../src/config/load-config.js';
import { createApp } from '../src/create-app.js';
import { startEmbeddedPostgres } from '../src/database/embedded.js';
import { migrate } from '../src/database/migrate.js';
import { median } from './median.js';
import { printTable } from './table.js';

const ROUNDS = 200;

/**
 * How long a failed login takes for a user who exists and for one who does not: the ratio of the
 * medians should be near 1, or strangers could find out who exists. The two take turns.
 */
export default async function benchLogin(): Promise<void> {
  await using resources = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'));
  resources.defer(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  resources.defer(() => postgres.stop());
  await migrate(postgres.url);
  const app = await createApp(
    loadConfig({
      DATABASE_URL: postgres.url,
      JWT_SECRET: 'only this benchmark uses this secret',
      ADMIN_USERNAME: 'known',
      ADMIN_EMAIL: 'known@example.org',
      ADMIN_PASSWORD: 'not the one that is tried',
      RATE_LIMIT: 'off',
      SYNC_CRON: 'off',
      LOG_LEVEL: 'silent',
    }),
  );
  resources.defer(() => app.close());
  await app.listen(0, '127.0.0.1');
  const url = `${await app.getUrl()}/api/admin/login`;

  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    known.push(await tryLogin(url, 'known'));
    unknown.push(await tryLogin(url, 'unknown'));
  }
  printTable(
    Object.entries({ known, unknown }).map(([user, times]) => ({
      user,
      logins: ROUNDS,
      'median (ms)': median(times).toFixed(2),
      ratio: (median(times) / median(known)).toFixed(3),
    })),
  );
}

async function tryLogin(url: string, username: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: 'the wrong password' }),
  });
  await response.text();
  const taken = performance.now() - started;
  if (response.status !== 401) throw new Error(`A login was answered with ${response.status}.`);
  return taken;
}
