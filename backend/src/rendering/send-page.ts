import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedAnswer } from '../cache/cached-answer.js';
import { writeAnswer } from '../cache/send-answer.js';

/** Seconds. */
const RETRY_AFTER = 5;

/** Sends a page; one that lacks its database, or answers a form, is for nobody to keep. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedAnswer,
): Promise<Buffer> {
  const body = await writeAnswer(request, reply, page);
  const isForm = request.method === 'POST';
  if (page.status === 503) void reply.header('Retry-After', String(RETRY_AFTER));
  if (page.status === 503 || isForm) void reply.header('Cache-Control', 'no-store');
  return body;
}
