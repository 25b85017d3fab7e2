import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedResponse } from '../cache/rendered-response.js';
import { writeResponse } from '../cache/write-response.js';

/** Seconds. */
const RETRY_AFTER = 5;

/** Sends a page; one that lacks its database, or answers a form, is for nobody to keep. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedResponse,
): Promise<Buffer> {
  const body = await writeResponse(request, reply, page);
  const isForm = request.method === 'POST';
  if (page.status === 503) void reply.header('Retry-After', String(RETRY_AFTER));
  if (page.status === 503 || isForm) void reply.header('Cache-Control', 'no-store');
  return body;
}
