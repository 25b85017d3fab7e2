import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomUUID } from 'node:crypto';
import { type DestinationStream, pino } from 'pino';
import { AppModule } from './app.module.js';
import { refuseBrokenRequest } from '../common/http/broken-request.js';
import { ROUTER_OPTIONS } from '../common/http/other-methods.js';
import { AccessLog } from '../common/logging/access-log.js';
import { ErrorCounter } from '../common/logging/error-counter.js';
import { createLogger } from '../common/logging/create-logger.js';
import { createLogStream } from '../common/logging/log-stream.js';
import { productVersion } from '../common/release.js';
import { startTracing } from '../common/tracing/start-tracing.js';
import { traceRequests } from '../common/tracing/trace-requests.js';
import type { AppConfig } from '../config/app-config.js';
import { configureApp } from './configure-app.js';
import { answerBadAddress } from '../site/bad-address.js';
import type { IncomingMessage } from 'node:http';

/** Some mail clients add a slash to the one-click unsubscribe link. */
const UNSUBSCRIBE_SLASH = /^(\/unsubscribe\/[^/?]+)\/(?=\?|$)/;

const HEADERS_TIMEOUT_MS = 10_000;
const CHECK_LATE_EVERY_MS = 500;

/**
 * Creates the application with its logger, but does not start to listen.
 * @param config `databaseUrl` must be the URL of a migrated database
 * @param log default: stdout
 */
export async function createApp(
  config: AppConfig,
  log: DestinationStream = createLogStream(),
): Promise<NestFastifyApplication> {
  const { trustProxy, requestTimeout } = config;
  const isTraced = config.tracing !== null;
  const logger = createLogger(config.logLevel, new ErrorCounter(log), { isTraced });
  const stopTracing = await startTracing(config.tracing, productVersion, logger);
  const accessLog = new AccessLog(pino({ level: config.logLevel }, log), config.accessLogSample);
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: accessLog,
    requestTimeout: requestTimeout * 1000,
    http: {
      requestTimeout: requestTimeout * 1000,
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeout * 1000),
      connectionsCheckingInterval: CHECK_LATE_EVERY_MS,
    },
    clientErrorHandler(error, socket) {
      refuseBrokenRequest(error, socket, { requestTimeout, accessLog, log: logger });
    },
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    rewriteUrl: originForm,
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    routerOptions: ROUTER_OPTIONS,
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
  if (isTraced) traceRequests(app.getHttpAdapter().getInstance(), stopTracing);
  await configureApp(app, config, accessLog);
  return app;
}

/**
 * Returns the path and query of a request target. Servers must also accept absolute URLs (RFC 9112). `OPTIONS *` asks
 * about the whole server and is mapped to the home page.
 */
function originForm({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  if (method === 'OPTIONS' && url === '*') return '/';
  const path = /^https?:/i.test(url) ? url.replace(/^https?:\/*[^/?]*\/?/i, '/') : url;
  return path.replace(UNSUBSCRIBE_SLASH, '$1');
}
