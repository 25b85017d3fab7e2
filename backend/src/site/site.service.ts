import fastifyStatic from '@fastify/static';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NotFoundError } from '../common/problem/app-error.js';
import { escapeHtml } from '../common/text/escape-html.js';
import { AppConfig } from '../config/app-config.js';
import { PROJECT_ROOT } from '../project-root.js';
import { isPage } from './pages.js';

const FRONTEND = join(PROJECT_ROOT, 'frontend', 'dist');
const YEAR = 365 * 24 * 3600;

/** Serves the built frontend: hashed files for ever, its shell for every page. */
@Injectable()
export class SiteService {
  private shell: string;

  constructor(private readonly config: AppConfig) {}

  /**
   * A page in the site's look that needs none of its code, so that it also works without JavaScript.
   * @param title plain text
   * @param head more elements of the head
   * @param body HTML
   */
  page({ title, head, body }: { title: string; head: string; body: string }): string {
    const { siteName } = this.config;
    const heading = `<title>${escapeHtml(`${title} · ${siteName}`)}</title>${head}`;
    return this.shell
      .replaceAll(CODE, '')
      .replace('</head>', () => `${heading}</head>`)
      .replace(ROOT, () => body);
  }

  /** Adds the site's routes to the HTTP server; everything under /api stays with the API. */
  async register(server: FastifyInstance): Promise<void> {
    this.shell = withSiteName(await readShell(), this.config.siteName);
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
        .send(this.shell);
    });
  }
}

const SITE_NAME_META = /(<meta name="application-name" content=")[^"]*/;
const CODE = /\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;
const ROOT = '<div id="root"></div>';

/** The frontend reads the site's name from this element, and puts it into header and titles. */
function withSiteName(shell: string, siteName: string): string {
  return shell.replace(SITE_NAME_META, (_match, start: string) => start + escapeHtml(siteName));
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
