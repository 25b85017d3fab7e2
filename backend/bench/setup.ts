import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { channel } from 'node:diagnostics_channel';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { loadConfig } from '../src/config/load-config.js';
import { createApp } from '../src/app/create-app.js';
import { ENTITIES } from '../src/app/entities.js';
import { createDataSource } from '../src/database/data-source.js';
import { startEmbeddedPostgres } from '../src/database/embedded/embedded.js';
import { migrate } from '../src/database/migrate.js';
import { hold } from './bench.js';

export const JWT_SECRET = 'only this benchmark uses this secret';

/**
 * Creates an empty database and returns its URL.
 * @param isEmpty also without migrations
 */
export async function startDatabase(
  resources: AsyncDisposableStack,
  { isEmpty = false } = {},
): Promise<string> {
  cluster ??= startCluster();
  const template = await cluster;
  const url = new URL(template);
  databases += 1;
  url.pathname = `/bench_${databases}`;
  await hold(
    resources,
    maintain(
      template,
      `CREATE DATABASE bench_${databases} TEMPLATE ${isEmpty ? 'template0' : nameIn(template)}`,
    ),
    () => maintain(template, `DROP DATABASE ${nameIn(url.href)} WITH (FORCE)`),
  );
  return url.href;
}

/** One cluster for all benchmarks of a run, since creating and migrating it is slow. */
let cluster: Promise<string> | undefined;
let databases = 0;

/** Returns the URL of a migrated database, which is used as the template. */
async function startCluster(): Promise<string> {
  const shared = new AsyncDisposableStack();
  channel('lectern:bench-shared').publish(shared);
  const folder = await hold(shared, mkdtemp(join(tmpdir(), 'lectern-bench-')), (made) =>
    rm(made, { recursive: true, force: true }),
  );
  const starting = startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  const { url } = await hold(shared, starting, (started) => started.stop());
  await migrate(url);
  return url;
}

async function maintain(template: string, statement: string): Promise<void> {
  const url = new URL(template);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function nameIn(url: string): string {
  return new URL(url).pathname.slice(1);
}

/** Connects without time limits, because filling a table is slow. */
export async function connect(resources: AsyncDisposableStack, url: string): Promise<DataSource> {
  const dataSource = createDataSource(url, { entities: ENTITIES });
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
      PICTURES_FETCH: 'off',
      ...env,
    }),
  );
  resources.defer(() => app.close());
  await app.listen(0, '127.0.0.1');
  return app;
}
