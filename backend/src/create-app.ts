import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomUUID } from 'node:crypto';
import type { DestinationStream } from 'pino';
import { AppModule } from './app.module.js';
import { AccessLog } from './common/logging/access-log.js';
import { createLogger } from './common/logging/create-logger.js';
import type { AppConfig } from './config/app-config.js';
import { configureApp } from './configure-app.js';
import { answerBadAddress } from './site/bad-address.js';

/**
 * The configured application, ready to listen; `config.databaseUrl` must lead to a migrated database.
 * @param log where its log goes, by default stdout
 */
export async function createApp(
  config: AppConfig,
  log?: DestinationStream,
): Promise<NestFastifyApplication> {
  const { trustProxy } = config;
  const logger = createLogger(config.logLevel, log);
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new AccessLog(),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    // Udemy's ids may have 255 characters.
    routerOptions: { maxParamLength: 1_000 },
    frameworkErrors: answerBadAddress,
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.register(config, logger),
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
