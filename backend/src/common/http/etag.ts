import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

/** The entity tag of something that two people may save at once: its version, raised with each save. */
export function toEtag(version: number): string {
  return `"${version}"`;
}

/**
 * Whether a request with this `If-Match` may go on. Without one, or with `*`, it always may. Weak
 * tags match nothing (RFC 9110, 13.1.1).
 */
export function matches(ifMatch: string | undefined, etag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((tag) => tag.trim() === etag);
}

/** Describes the header `ETag` of an answer. */
export const ETAG = {
  ETag: {
    description: 'The version, for `If-Match`; also in the body.',
    schema: { type: 'string' as const },
    example: '"3"',
  },
};

/** Describes the request header `If-Match`. */
export const ApiIfMatch = () =>
  ApiHeader({
    name: 'If-Match',
    required: false,
    schema: { type: 'string' },
    example: '"3"',
    description:
      'The `etag` as it was read: 412 if somebody has made it another one since. Without it, or with ' +
      '`*`, the last write wins.',
  });

/** Says in the answer's header which version it holds. */
export function withEtag<Body extends { etag: string }>(reply: FastifyReply, body: Body): Body {
  void reply.header('ETag', body.etag);
  return body;
}
