import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomUUID } from 'node:crypto';
import { AppModule } from './app.module.js';
import type { AppConfig } from './config/app-config.js';
import { configureApp } from './configure-app.js';
import { answerBadAddress } from './site/bad-address.js';

/** The configured application, ready to listen; `config.databaseUrl` must lead to a migrated database. */
export async function createApp(config: AppConfig): Promise<NestFastifyApplication> {
  const { trustProxy } = config;
  const adapter = new FastifyAdapter({
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    // Udemy's ids may have 255 characters.
    routerOptions: { maxParamLength: 1_000 },
    frameworkErrors: answerBadAddress,
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.register(config),
    adapter,
    {
      bodyParser: false,
      bufferLogs: true,
      abortOnError: false,
    },
  );
  await configureApp(app);
  return app;
}
