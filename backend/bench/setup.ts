import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { loadConfig } from '../src/config/load-config.js';
import { createApp } from '../src/create-app.js';
import { createDataSource } from '../src/database/data-source.js';
import { startEmbeddedPostgres } from '../src/database/embedded.js';
import { migrate } from '../src/database/migrate.js';
import { hold } from './bench.js';

/** Long enough for the configuration, and of no use elsewhere. */
export const JWT_SECRET = 'only this benchmark uses this secret';

/** What the runner gives a benchmark. */
export interface Bench {
  /** Disposed of at the end, on a signal and after a fault. */
  resources: AsyncDisposableStack;
  /** Whether a smaller form will do, which shows that the benchmark works. */
  quick: boolean;
  /** Tells whoever waits what is being done. */
  say: (line: string) => void;
}

/**
 * An empty database with the product's schema, gone with the resources.
 * @returns its URL
 */
export async function startDatabase(resources: AsyncDisposableStack): Promise<string> {
  const folder = await hold(resources, mkdtemp(join(tmpdir(), 'lectern-bench-')), (made) =>
    rm(made, { recursive: true, force: true }),
  );
  const starting = startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  const postgres = await hold(resources, starting, (started) => started.stop());
  await migrate(postgres.url);
  return postgres.url;
}

/** A connection without the product's time limits: filling a table takes longer than a request may. */
export async function connect(resources: AsyncDisposableStack, url: string): Promise<DataSource> {
  const dataSource = createDataSource(url);
  await dataSource.initialize();
  resources.defer(() => dataSource.destroy());
  return dataSource;
}

/**
 * The product on a free port of 127.0.0.1, silent and without a schedule.
 * @param databaseUrl migrated
 * @param env what is set beside that
 */
export async function startApp(
  resources: AsyncDisposableStack,
  databaseUrl: string,
  env: Record<string, string>,
): Promise<NestFastifyApplication> {
  const app = await createApp(
    loadConfig({
      DATABASE_URL: databaseUrl,
      JWT_SECRET,
      SYNC_CRON: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    }),
  );
  resources.defer(() => app.close());
  await app.listen(0, '127.0.0.1');
  return app;
}
