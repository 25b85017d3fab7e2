import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Body, RenderedResponse } from './rendered-response.js';
import { preferredEncoding } from './encoding.js';

const NOTHING: Body = { bytes: Buffer.alloc(0) };

/** Writes the headers and returns the body in the best encoding. With a CDN, `share-answers.ts` replaces `no-cache`. */
export async function writeResponse(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: RenderedResponse,
): Promise<Buffer> {
  const { status, contentType, location, next, bodies } = answer;
  const preferred = preferredEncoding(headers['accept-encoding']);
  const encoding = bodies.has(preferred) ? preferred : 'identity';
  const { bytes, etag } = (await bodies.get(encoding)?.()) ?? NOTHING;
  void reply.status(status).header('Content-Type', contentType).header('Cache-Control', 'no-cache');
  if (location !== undefined) void reply.header('Location', location);
  if (next !== undefined) void reply.header('Link', `<${next}>; rel="next"`);
  if (etag !== undefined) void reply.header('ETag', etag);
  if (bodies.size > 1) void reply.header('Vary', vary(reply.getHeader('Vary')));
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
  if (etag !== undefined) reply.cachedAs = { answer, preferred };
  return bytes;
}

function vary(named: number | string | string[] | undefined): string {
  return [named ?? [], 'Accept-Encoding'].flat().join(', ');
}
