import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOfBackOffice } from '../common/http/complete-answers.js';
import { isRead } from '../common/http/is-read.js';
import type { ContentChangesService } from './content-changes.service.js';

/** Delays the response to a write until this process has processed the change, so that the next read shows it. */
export function hearOwnWrites(changes: ContentChangesService) {
  return async (
    request: FastifyRequest,
    { statusCode }: FastifyReply,
    payload: unknown,
  ): Promise<unknown> => {
    const written = !isRead(request.method) && statusCode < 400 && isOfBackOffice(request);
    if (written && changes.watch === 'listening') await changes.caughtUp().catch(() => null);
    return payload;
  };
}
