import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** Weak tags match too (RFC 9110, 13.1.2). */
export function answerNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload?: unknown) => void,
): void {
  const etag = reply.getHeader('ETag');
  const { 'if-none-match': held } = request.headers;
  const reading = request.method === 'GET' || request.method === 'HEAD';
  const isHeld = typeof etag === 'string' && fresh({ 'if-none-match': held }, { etag });
  if (!reading || reply.statusCode !== 200 || !isHeld) {
    done(null, payload);
    return;
  }
  void reply
    .status(304)
    .removeHeader('Content-Type')
    .removeHeader('Content-Encoding')
    .removeHeader('Content-Length');
  // Of nothing no length is sent: that of an empty text would be taken for the page's.
  done(null, null);
}
