import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

export function toEtag(version: number): string {
  return `"${version}"`;
}

export function toVersion(etag = ''): number {
  return Number(etag.slice(1, -1));
}

export function contentTag(bytes: Buffer | string, besides = ''): string {
  const hash = createHash('sha256').update(bytes).update(besides);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

interface Versioned {
  etag: string;
}

/** Compares `If-Match` with the version and with the body's `ETag`. Weak tags do not match (RFC 9110, 13.1.1). */
export function matches(ifMatch: string | undefined, body: Versioned): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  return tags.includes(body.etag) || tags.includes(contentTag(JSON.stringify(body)));
}

const IF_MATCH = ApiHeader({
  name: 'If-Match',
  required: false,
  schema: { type: 'string' },
  example: '"3"',
  description:
    'The last known `etag`: 412 if somebody has changed it since. Without it, or with ' +
    '`*`, the last write wins.',
});

export const ETAG = {
  ETag: {
    description:
      'The tag of the whole body, for `If-None-Match`. `If-Match` accepts it, too, but the `etag` in the ' +
      'body changes only with values that a save could overwrite.',
    schema: { type: 'string' as const },
    example: '"qL0hQ3XKbU2zkQyq3sR8xw"',
  },
};

export const IfMatch = createParamDecorator(
  (_data: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest>().headers['if-match'],
  [describeIfMatch],
);

function describeIfMatch(target: object, method: string | symbol | undefined): void {
  const descriptor = method && Object.getOwnPropertyDescriptor(target, method);
  if (descriptor) IF_MATCH(target, method, descriptor);
}
