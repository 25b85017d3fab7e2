import type { FastifyReply } from 'fastify';

/** Keeps a preview out of caches and search engines. Called after the response's own headers are set. */
export function keepPrivate(reply: FastifyReply): void {
  void reply.header('Cache-Control', 'private, no-store').header('X-Robots-Tag', 'noindex');
}
