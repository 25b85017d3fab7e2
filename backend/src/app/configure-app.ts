import compress from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger, PinoLogger } from 'nestjs-pino';
import { useCdn } from '../site/cdn/use-cdn.js';
import { checkRequests } from '../common/http/check-requests.js';
import { completeAnswers, COMPRESSION } from '../common/http/complete-answers.js';
import { crossOrigin } from '../common/http/cross-origin.js';
import { refuseBrokenConnections } from '../common/http/broken-connections.js';
import { hasForeignHost } from '../common/http/foreign-host.js';
import type { AccessLog } from '../common/logging/access-log.js';
import { keepLogContext } from '../common/logging/log-context.js';
import type { AppConfig } from '../config/app-config.js';
import { ContentCacheService } from '../cache/content-cache.service.js';
import { ContentChangesService } from '../cache/content-changes.service.js';
import { ResponseCache } from '../cache/response-cache.js';
import { hearOwnWrites } from '../cache/hear-own-writes.js';
import { PageTemplates } from '../site/csp-reports/page-templates.js';
import { HealthService } from '../operations/health/health.service.js';
import { OverloadService } from '../operations/health/overload.service.js';
import { TurnAwayService } from '../operations/health/turn-away.service.js';
import { MetricsService } from '../operations/metrics/metrics.service.js';
import { serveDocs } from './openapi/serve-docs.js';
import { serveSite } from '../site/serve-site.js';

/** Configures the bare application; production and tests both call it. */
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
  app.get(TurnAwayService).watch(server);
  useCdn(app);
  responses.cacheSent();
  completeAnswers(server, isStopping);
  app.get(OverloadService).watch(app);
  checkRequests(server, config);
  server.addHook('onSend', hearOwnWrites(app.get(ContentChangesService)));
  await app.register(compress, COMPRESSION);
  await serveSite(app, responses);
  serveDocs(app, config);
}
