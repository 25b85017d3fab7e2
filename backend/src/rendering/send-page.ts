import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedResponse } from '../cache/rendered-response.js';
import { writeResponse } from '../cache/write-response.js';

const RETRY_AFTER = 5;

/** Sends a page. Caches must not store error pages for a missing database, or responses to forms. */
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
