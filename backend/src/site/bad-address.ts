import type { FastifyReply, FastifyRequest } from 'fastify';
import { isBadUrl, refuseAddress } from '../common/problem/problem.filter.js';
import { isApi } from './refuse-api.js';

/**
 * Answers a request whose address no route can be asked about. Who follows a link with a stray % is
 * led to where the site says that there is nothing; programs are told what is wrong.
 */
export function answerBadAddress(
  fault: { code: string },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { method, url } = request;
  const isVisit = (method === 'GET' || method === 'HEAD') && !isApi(url);
  if (isBadUrl(fault) && isVisit) void reply.redirect(escapePercents(url), 301);
  else refuseAddress(fault, request, reply);
}

/** Two slashes at the start would lead to another host. */
function escapePercents(url: string): string {
  const end = url.search(/\?|$/);
  const path = url.slice(0, end).replaceAll('%', '%25');
  return path.replace(/^[/\\]*/, '/') + url.slice(end);
}
