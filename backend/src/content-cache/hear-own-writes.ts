import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRead } from '../common/http/is-read.js';
import type { ContentChangesService } from './content-changes.service.js';

/** Holds a write's answer back until its notice has come in, so that who reads next sees the change. */
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
