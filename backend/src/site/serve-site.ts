import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { answerOtherMethods } from '../common/http/other-methods.js';
import { allowNothing, securityHeaders } from '../common/http/security-headers.js';
import { sharedHeaders } from './cdn/share-answers.js';
import { CacheConfig, SiteConfig, type CdnConfig } from '../config/app-config.js';
import type { ResponseCache } from '../cache/response-cache.js';
import { CLIENT_FOLDER, PREVIOUS_FOLDER } from '../rendering/frontend-bundle.js';
import { PagesService } from '../rendering/pages.service.js';

const YEAR = 365 * 24 * 3600;

const NO_DOCUMENT = /\.(css|js|woff2)(\.\w+)?$/;

const COURSE_PAGES = ['/courses/:id', '/courses/:id/:slug'];
const SCREENS = ['/admin', '/admin/*'];

export async function serveSite(
  app: NestFastifyApplication,
  responses: ResponseCache,
): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  const pages = app.get(PagesService);
  await pages.start();
  await app.register(helmet, securityHeaders(app.get(SiteConfig).publicUrl, pages.scriptHashes));
  server.decorate('errorPage', ({ status, detail }, { method, id: requestId }) =>
    pages.messagePage({ kind: 'error', status, detail, method, requestId }),
  );
  answerOtherMethods(server);
  const results = new Set(pages.formResults.values());
  namePages(server, [...pages.publicPages, ...results, ...COURSE_PAGES]);
  await server.register(async (files) => {
    responses.cacheFiles(files);
    await serveAssets(files, app.get(CacheConfig).cdn);
  });
}

/** Registers a route per page besides the catch-all, so that logs and 405 responses name it. */
function namePages(server: FastifyInstance, publicPages: readonly string[]): void {
  const urls: Record<string, readonly string[]> = {
    GET: [...publicPages, ...SCREENS],
    POST: publicPages,
  };
  server.addHook('onRoute', (route) => {
    if (route.url !== '/*') return;
    for (const url of urls[String(route.method)] ?? []) server.route({ ...route, url });
  });
}

async function serveAssets(server: FastifyInstance, cdn: CdnConfig | null): Promise<void> {
  const ofFixedName = cdn ? sharedHeaders(cdn, new Set()) : { 'Cache-Control': 'no-cache' };
  const ofHashedName = { 'Cache-Control': `public, max-age=${YEAR}, immutable` };
  const folders = [CLIENT_FOLDER, PREVIOUS_FOLDER].filter((folder) => existsSync(folder));
  await server.register(fastifyStatic, {
    root: folders,
    wildcard: false,
    index: false,
    // Compressed copies are variants of a file and have no URL of their own.
    globIgnore: ['*.html', '.vite/**', '**/*.{br,gz}'],
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const hashed = folders.some((folder) => path.startsWith(join(folder, 'assets')));
      const headers = Object.entries(hashed ? ofHashedName : ofFixedName);
      for (const [name, value] of headers) response.header(name, value);
      if (NO_DOCUMENT.test(path)) allowNothing(response);
    },
  });
}
