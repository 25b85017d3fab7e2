import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allowNothing, securityHeaders } from '../common/http/security-headers.js';
import { sharedHeaders } from '../cdn/share-answers.js';
import { AppConfig, type CdnConfig } from '../config/app-config.js';
import type { FrontDoor } from '../content-cache/front-door.js';
import { toFaultNotice } from './pages/fault-page.js';
import { CLIENT_FOLDER, PREVIOUS_FOLDER } from './pages/frontend-bundle.js';
import { PagesService } from './pages/pages.service.js';

const YEAR = 365 * 24 * 3600;

const NO_DOCUMENT = /\.(css|js|woff2)(\.\w+)?$/;

const PARAMETRIC_PAGES = ['/courses/:id', '/courses/:id/:slug', '/admin', '/admin/*'];

export async function serveSite(app: NestFastifyApplication, door: FrontDoor): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  const pages = app.get(PagesService);
  await pages.start();
  await app.register(helmet, securityHeaders(app.get(AppConfig).publicUrl, pages.scriptHashes));
  server.decorate('faultPage', (problem, request) => pages.notice(toFaultNotice(problem, request)));
  namePages(server, pages.publicPages);
  await server.register(async (files) => {
    door.keepFiles(files);
    await serveAssets(files, app.get(AppConfig).cdn);
  });
}

/** Gives each page a route of its own beside the one that answers for all: the log names routes. */
function namePages(server: FastifyInstance, publicPages: readonly string[]): void {
  server.addHook('onRoute', (route) => {
    if (route.method !== 'GET' || route.url !== '/*') return;
    for (const url of [...publicPages, ...PARAMETRIC_PAGES]) server.route({ ...route, url });
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
    // A compressed copy is another form of its file, and has no address of its own.
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
