import compress from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger, PinoLogger } from 'nestjs-pino';
import { useCdn } from '../site/cdn/share-answers.js';
import { checkRequests } from '../common/http/check-requests.js';
import { completeAnswers, COMPRESSION, isOfBackOffice } from '../common/http/complete-answers.js';
import { refuseBrokenConnections } from '../common/http/broken-connections.js';
import { hasForeignHost } from '../common/http/loopback.js';
import type { AccessLog } from '../common/logging/access-log.js';
import type { AppConfig } from '../config/app-config.js';
import { ContentCacheService } from '../cache/content-cache.service.js';
import { ContentChangesService } from '../cache/content-changes.service.js';
import { ResponseCache } from '../cache/response-cache.js';
import { PageTemplates } from '../site/csp-reports/page-templates.js';
import { HealthService } from '../operations/health/health.service.js';
import { OverloadService } from '../operations/health/overload.service.js';
import { ProxyDrainService } from '../operations/health/proxy-drain.service.js';
import { MetricsService } from '../operations/metrics/metrics.service.js';
import { serveDocs } from './openapi/serve-docs.js';
import { serveSite } from '../site/serve-site.js';
import type {
  FastifyInstance,
  FastifyRequest,
  HookHandlerDoneFunction,
  FastifyReply,
} from 'fastify';
import { inProcessCall } from '../common/http/in-process.js';
import { isRead } from '../common/http/is-api.js';

export async function configureApp(
  app: NestFastifyApplication,
  config: AppConfig,
  accessLog: AccessLog,
): Promise<void> {
  const health = app.get(HealthService);
  const server = app.getHttpAdapter().getInstance();
  app.useLogger(app.get(Logger));
  refuseBrokenConnections(server);
  const isStopping = () => health.isStopping;
  const responses = new ResponseCache(server, {
    contents: app.get(ContentCacheService),
    isStopping,
    isRefused: (request) => hasForeignHost(config, request),
  });
  responses.sendCached();
  accessLog.onAnswer = app.get(MetricsService).onAnswer;
  if (config.corsOrigins.length > 0) app.enableCors(crossOrigin(config.corsOrigins));
  app.get(PageTemplates).watch(server);
  keepLogContext(server, await app.resolve(PinoLogger));
  app.get(ProxyDrainService).watch(server);
  useCdn(app);
  responses.cacheSent();
  completeAnswers(server, isStopping);
  app.get(OverloadService).watch(app);
  checkRequests(server, config);
  server.addHook('onSend', readYourWrites(app.get(ContentChangesService)));
  await app.register(compress, COMPRESSION);
  await serveSite(app, responses);
  serveDocs(app, config);
}

/** Delays the response to a write until this process has processed the change, so that the next read shows it. */
function readYourWrites(changes: ContentChangesService) {
  return async (
    request: FastifyRequest,
    { statusCode }: FastifyReply,
    payload: unknown,
  ): Promise<unknown> => {
    const written = !isRead(request.method) && statusCode < 400 && isOfBackOffice(request);
    if (written && changes.watch === 'listening') await changes.caughtUp().catch(() => null);
    return payload;
  };
}

function keepLogContext(server: FastifyInstance, logger: PinoLogger): void {
  const enter = (request: FastifyRequest, done: HookHandlerDoneFunction) =>
    inProcessCall() ? done() : logger.runInContext(done, { bindings: { requestId: request.id } });
  server.addHook('onRequest', (request, _reply, done) => enter(request, done));
  // The body arrives outside the async context of its request.
  server.addHook('preValidation', (request, _reply, done) =>
    request.body === undefined ? done() : enter(request, done),
  );
}

type CorsOptions = Exclude<Parameters<NestFastifyApplication['enableCors']>[0], undefined>;

function crossOrigin(origins: string[]): CorsOptions {
  return {
    origin: origins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'If-Match', 'If-None-Match'],
    exposedHeaders: ['ETag', 'Link', 'Retry-After', 'Content-Disposition', 'X-Request-Id'],
    maxAge: 600,
    strictPreflight: false,
    preflightContinue: true,
  };
}
