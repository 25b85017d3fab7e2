import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Body, CachedAnswer, Encoding } from './cached-answer.js';

const NOTHING: Body = { bytes: Buffer.alloc(0) };

/** Caches may keep the answer, but must ask about it. Answers the body in the best encoding. */
export async function writeAnswer(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { status, contentType, location, bodies }: CachedAnswer,
): Promise<Buffer> {
  const encoding = encodingOf(headers['accept-encoding'], [...bodies.keys()]);
  const { bytes, etag } = (await bodies.get(encoding)?.()) ?? NOTHING;
  void reply.status(status).header('Content-Type', contentType).header('Cache-Control', 'no-cache');
  if (location !== undefined) void reply.header('Location', location);
  if (etag !== undefined) void reply.header('ETag', etag);
  if (bodies.size > 1) void reply.header('Vary', vary(reply.getHeader('Vary')));
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
  return bytes;
}

function vary(named: number | string | string[] | undefined): string {
  return [named ?? [], 'Accept-Encoding'].flat().join(', ');
}

function encodingOf(accepted: string | string[] | undefined, offered: Encoding[]): Encoding {
  const best = accepted ? negotiate(String(accepted), offered) : null;
  return offered.find((encoding) => encoding === best) ?? 'identity';
}
