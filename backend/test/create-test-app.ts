import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DestinationStream } from 'pino';
import { DataSource } from 'typeorm';
import type { AppConfig } from '../src/config/app-config.js';
import { loadConfig } from '../src/config/load-config.js';
import { ContentChangesService } from '../src/cache/content-changes.service.js';
import { createApp } from '../src/app/create-app.js';
import { type Sandbox, type SandboxOptions, startSandbox } from '../sandbox/server.js';
import { ApiClient } from './api-client.js';
import { createTestDatabase, type TestDatabase } from './database.js';
import { takeSharedApp } from './shared-app.js';

export interface TestApp {
  app: NestFastifyApplication;
  dataSource: DataSource;
  url: string;
  api: ApiClient;
  config: AppConfig;
  database: TestDatabase;
  sandbox: Sandbox;
  close(): Promise<void>;
}

export interface TestAppOptions {
  env?: NodeJS.ProcessEnv;
  sandbox?: SandboxOptions;
  /** An existing database, for a second replica. The caller deletes it. */
  database?: TestDatabase;
  /** An existing sandbox, for a second replica. The caller closes it. */
  platform?: Sandbox;
  log?: DestinationStream;
}

/** Returns the environment that makes a process use a sandbox for both platforms. */
export function platformEnv({ thinkific, udemy }: Sandbox): NodeJS.ProcessEnv {
  return {
    THINKIFIC_API_URL: thinkific.apiUrl,
    THINKIFIC_SUBDOMAIN: thinkific.subdomain,
    THINKIFIC_API_KEY: thinkific.apiKey,
    UDEMY_API_URL: udemy.apiUrl,
    UDEMY_API_TOKEN: udemy.apiToken,
  };
}

/**
 * Starts the application with its production modules. Without options, the spec files of a worker share one
 * application, which `close` empties for the next file.
 */
export async function createTestApp(options?: TestAppOptions): Promise<TestApp> {
  return options ? bootTestApp(options) : takeSharedApp(() => bootTestApp({}));
}

async function bootTestApp(options: TestAppOptions): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const sandbox =
    options.platform ?? (await startSandbox({ rateLimit: false, ...options.sandbox }));
  const config = loadConfig({
    DATABASE_URL: database.url,
    JWT_SECRET: 'a secret that only the tests know and is long enough',
    ...platformEnv(sandbox),
    SYNC_CRON: 'off',
    PICTURES_FETCH: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: options.log ? 'info' : 'silent',
    ...options.env,
  });
  const app = await createApp(config, options.log);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  return {
    app,
    dataSource: app.get(DataSource),
    url,
    api: new ApiClient(url, null, () => caughtUp(app)),
    config,
    database,
    sandbox,
    close: async () => {
      await app.close();
      if (!options.platform) await sandbox.close();
      if (!options.database) await database.drop();
    },
  };
}

/** Waits until the application has noticed what a test wrote directly to the database. */
async function caughtUp(app: NestFastifyApplication): Promise<void> {
  await app
    .get(ContentChangesService)
    .caughtUp()
    .catch(() => undefined);
}
