import fastifyStatic from '@fastify/static';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DiscoveryService } from './discovery/discovery.service.js';
import { CLIENT_FOLDER, PREVIOUS_FOLDER } from './pages/frontend-bundle.js';
import { PagesService } from './pages/pages.service.js';
import { sendPage } from './pages/send-page.js';
import { refuseApi } from './refuse-api.js';

const YEAR = 365 * 24 * 3600;

const PARAMETRIC_PAGES = ['/courses/:id', '/courses/:id/:slug', '/admin', '/admin/*'];

/** Serves the built frontend: hashed files for ever, and a page at every other address. */
@Injectable()
export class SiteService {
  constructor(
    private readonly pages: PagesService,
    private readonly discovery: DiscoveryService,
  ) {}

  /** Adds the site's routes to the HTTP server; everything under /api stays with the API. */
  async register(server: FastifyInstance): Promise<void> {
    this.discovery.register(server);
    const folders = [CLIENT_FOLDER, PREVIOUS_FOLDER].filter((folder) => existsSync(folder));
    await server.register(fastifyStatic, {
      root: folders,
      wildcard: false,
      index: false,
      globIgnore: ['index.html', '.vite/**'],
      cacheControl: false,
      preCompressed: true,
      setHeaders: (response, path) => {
        const hashed = folders.some((folder) => path.startsWith(join(folder, 'assets')));
        response.header(
          'Cache-Control',
          hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache',
        );
      },
    });
    const open = async (request: FastifyRequest, reply: FastifyReply) => {
      refuseApi(request.url);
      return sendPage(request, reply, await this.pages.open(request.url));
    };
    // One handler has all of them; the log names the route that an address belongs to.
    for (const route of [...this.pages.publicPages, ...PARAMETRIC_PAGES, '/*']) {
      server.get(route, open);
    }
  }
}
