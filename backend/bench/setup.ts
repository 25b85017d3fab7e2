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

export const JWT_SECRET = 'only this benchmark uses this secret';

/** An empty, migrated database. Answers its URL. */
export async function startDatabase(resources: AsyncDisposableStack): Promise<string> {
  const folder = await hold(resources, mkdtemp(join(tmpdir(), 'lectern-bench-')), (made) =>
    rm(made, { recursive: true, force: true }),
  );
  const starting = startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  const postgres = await hold(resources, starting, (started) => started.stop());
  await migrate(postgres.url);
  return postgres.url;
}

/** Without the product's time limits: filling a table takes longer than a request may. */
export async function connect(resources: AsyncDisposableStack, url: string): Promise<DataSource> {
  const dataSource = createDataSource(url);
  await dataSource.initialize();
  resources.defer(() => dataSource.destroy());
  return dataSource;
}

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
