import compress, { type FastifyCompressOptions } from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger, PinoLogger } from 'nestjs-pino';
import { constants } from 'node:zlib';
import { crossOrigin } from './common/http/cross-origin.js';
import { refuseCrossSite } from './common/http/cross-site.js';
import { forgetForwardedPorts } from './common/http/forwarded-ports.js';
import { answerNotModified } from './common/http/not-modified.js';
import { keepLogContext } from './common/logging/log-context.js';
import { PERMISSIONS_POLICY, securityHeaders } from './common/http/security-headers.js';
import { answerFault } from './common/problem/answer-fault.js';
import { rejectBrokenText } from './common/validation/broken-text.js';
import { AppConfig } from './config/app-config.js';
import { ContentChangesService } from './content-cache/content-changes.service.js';
import { hearOwnWrites } from './content-cache/hear-own-writes.js';
import { withDeadline } from './database/deadline.js';
import { HealthService } from './health/health.service.js';
import { UnsubscribePages } from './newsletter/unsubscribe/unsubscribe-pages.service.js';
import { createSpec } from './openapi/create-spec.js';
import { serveDemoStandIns } from './demo/demo-stand-ins.js';
import { PageForms } from './site/forms/page-forms.service.js';
import { toFaultNotice } from './site/pages/fault-page.js';
import { PagesService } from './site/pages/pages.service.js';
import { serveSecurityContact } from './site/security-contact.js';
import { SiteService } from './site/site.service.js';

/** For what is not kept compressed anyway, such as the list of an admin's courses and pages for one visitor. */
const COMPRESSION: FastifyCompressOptions = {
  threshold: 2048,
  encodings: ['br', 'gzip'],
  customTypes: /^(application\/(problem\+)?json|text\/html)\b/,
  // As quick as gzip, and smaller.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** Turns the bare application into the product; production and tests both call it. */
export async function configureApp(app: NestFastifyApplication): Promise<void> {
  const config = app.get(AppConfig);
  app.useLogger(app.get(Logger));
  if (config.corsOrigins.length > 0) {
    app.enableCors(crossOrigin(config.corsOrigins));
  }
  app.useBodyParser('application/json', { bodyLimit: 256 * 1024 });
  const server = app.getHttpAdapter().getInstance();
  keepLogContext(server, await app.resolve(PinoLogger));
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    void reply.header('Permissions-Policy', PERMISSIONS_POLICY);
    forgetForwardedPorts(request.headers);
    done();
  });
  server.addHook('onRequest', refuseCrossSite(config.publicUrl, config.corsOrigins));
  server.removeContentTypeParser('text/plain');
  // Once the body is there, however slowly it came.
  server.addHook('preValidation', (_request, _reply, done) => withDeadline(done));
  server.addHook('preValidation', rejectBrokenText);
  server.addHook('onRequest', keepPrivate);
  server.addHook('onSend', answerNotModified);
  const health = app.get(HealthService);
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (health.isStopping) void reply.header('Connection', 'close');
    done();
  });
  server.addHook('onSend', hearOwnWrites(app.get(ContentChangesService)));
  await app.register(compress, COMPRESSION);
  const pages = app.get(PagesService);
  await pages.start();
  await app.register(helmet, securityHeaders(config.publicUrl, pages.scriptHashes));
  const spec = createSpec(app);
  SwaggerModule.setup('api/docs', app, spec, { jsonDocumentUrl: 'api/openapi.json' });
  server.decorate('faultPage', (problem, request) => pages.notice(toFaultNotice(problem, request)));
  await server.register(async (site) => {
    site.setErrorHandler(answerFault);
    if (config.demo) serveDemoStandIns(site);
    serveSecurityContact(site, config);
    await app.get(UnsubscribePages).register(site);
    await app.get(PageForms).register(site);
    await app.get(SiteService).register(site);
  });
}

/** What the back office answers is for whoever asked, and stays in no cache. */
function keepPrivate(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (/^\/api\/admin\b/i.test(request.url)) void reply.header('Cache-Control', 'no-store');
  done();
}
