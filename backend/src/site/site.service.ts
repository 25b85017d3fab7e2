import fastifyStatic from '@fastify/static';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NotFoundError } from '../common/problem/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { PROJECT_ROOT } from '../project-root.js';
import { isPage } from './pages.js';

const FRONTEND = join(PROJECT_ROOT, 'frontend', 'dist');
const YEAR = 365 * 24 * 3600;

/** Serves the built frontend: hashed files for ever, its shell for every page. */
@Injectable()
export class SiteService {
  constructor(private readonly config: AppConfig) {}

  /** Adds the site's routes to the HTTP server; everything under /api stays with the API. */
  async register(server: FastifyInstance): Promise<void> {
    const shell = withSiteName(await readShell(), this.config.siteName);
    await server.register(fastifyStatic, {
      root: FRONTEND,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = path.startsWith(join(FRONTEND, 'assets'));
        response.header(
          'Cache-Control',
          hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache',
        );
      },
    });
    server.get('/*', (request: FastifyRequest, reply: FastifyReply) => {
      const path = request.url.split('?', 1)[0] ?? '/';
      if (/^\/api(\/|$)/i.test(path)) throw new NotFoundError('There is nothing at this address.');
      return reply
        .status(isPage(path) ? 200 : 404)
        .header('Content-Type', 'text/html; charset=utf-8')
        .header('Cache-Control', 'no-cache')
        .send(shell);
    });
  }
}

const SITE_NAME_META = /(<meta name="application-name" content=")[^"]*/;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** The frontend reads the site's name from this element, and puts it into header and titles. */
function withSiteName(shell: string, siteName: string): string {
  const escaped = siteName.replaceAll(/[&<"]/g, (character) => ENTITIES[character] ?? character);
  return shell.replace(SITE_NAME_META, (_match, start: string) => start + escaped);
}

/** The frontend cannot be served; the message says what to do. */
export class SiteNotBuiltError extends Error {}

async function readShell(): Promise<string> {
  try {
    return await readFile(join(FRONTEND, 'index.html'), 'utf8');
  } catch {
    throw new SiteNotBuiltError(
      'The frontend is not built (frontend/dist is missing): run npm start, or npm run build first',
    );
  }
}
