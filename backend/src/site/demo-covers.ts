import type { FastifyInstance } from 'fastify';
import { drawCover } from '../../sandbox/server.js';
import { NotFoundError } from '../common/problem/app-error.js';

/**
 * Serves the sandbox's cover images from the site itself: the sandbox listens on this machine only
 * and on another port with every start.
 */
export function serveDemoCovers(server: FastifyInstance): void {
  server.get<{ Params: { file: string } }>('/demo/covers/:file', (request, reply) => {
    const cover = drawCover(request.params.file.replace(/\.svg$/, ''));
    if (!cover) throw new NotFoundError('There is no such cover.');
    return reply
      .header('Content-Type', 'image/svg+xml')
      .header('Cache-Control', 'public, max-age=86400')
      .send(cover);
  });
}
