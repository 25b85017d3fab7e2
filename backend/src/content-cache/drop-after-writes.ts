import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentCacheService } from './content-cache.service.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Drops what is in memory before a write of the back office is answered: whoever reads the answer
 * and then the site sees the change, even if the database's notice of it is still on its way.
 */
export function dropAfterWrites(cache: ContentCacheService) {
  return (
    { method, url }: FastifyRequest,
    { statusCode }: FastifyReply,
    payload: unknown,
    done: (error: Error | null, payload?: unknown) => void,
  ): void => {
    const written = !READS.has(method) && statusCode < 400 && url.startsWith('/api/admin/');
    if (written) cache.drop();
    done(null, payload);
  };
}
