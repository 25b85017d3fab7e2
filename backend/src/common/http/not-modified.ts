import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { IncomingMessage } from 'node:http';

/** Returns whether the client has the version with this tag. Weak tags match too (RFC 9110, 13.1.2). */
export function isHeld({ headers }: Pick<IncomingMessage, 'headers'>, etag: unknown): boolean {
  const held = headers['if-none-match'];
  if (held === undefined || typeof etag !== 'string') return false;
  return held === etag || fresh({ 'if-none-match': held }, { etag });
}

export function answerNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload?: unknown) => void,
): void {
  const reading = request.method === 'GET' || request.method === 'HEAD';
  if (!reading || reply.statusCode !== 200 || !isHeld(request, reply.getHeader('ETag'))) {
    done(null, payload);
    return;
  }
  void reply
    .status(304)
    .removeHeader('Content-Type')
    .removeHeader('Content-Encoding')
    .removeHeader('Content-Length');
  // A 304 must not have the length of an empty text, which would be taken for the length of the page.
  done(null, null);
}
