import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRead } from '../common/http/is-read.js';
import type { ContentChangesService } from './content-changes.service.js';

/**
 * Holds the answer to a write of the back office back until its notice has come in, if it caused one:
 * whoever reads the answer and then the site sees the change. What changes nothing for visitors, such
 * as a login, drops nothing. While the database cannot be listened to there is no notice to wait for;
 * everything is dropped once it can be again.
 */
export function hearOwnWrites(changes: ContentChangesService) {
  return async (
    { method, url }: FastifyRequest,
    { statusCode }: FastifyReply,
    payload: unknown,
  ): Promise<unknown> => {
    const written = !isRead(method) && statusCode < 400 && url.startsWith('/api/admin/');
    if (written && changes.watch === 'listening') await changes.caughtUp().catch(() => null);
    return payload;
  };
}
