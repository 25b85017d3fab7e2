import type { FastifyInstance } from 'fastify';
import { drawCover } from './draw-cover.js';

export function coversApi(app: FastifyInstance, _options: object, done: () => void): void {
  app.get<{ Params: { slug: string } }>('/:slug.svg', (request, reply) => {
    const cover = drawCover(request.params.slug);
    if (cover === null) return reply.code(404).type('text/plain').send('There is no such cover.');
    return reply
      .header('Cache-Control', 'public, max-age=86400')
      .type('image/svg+xml; charset=utf-8')
      .send(cover);
  });

  done();
}
