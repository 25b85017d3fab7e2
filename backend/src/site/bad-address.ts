import type { FastifyReply, FastifyRequest } from 'fastify';
import { isApi } from '../common/http/is-api.js';
import { respondWithError } from '../common/problem/respond-with-error.js';
import { InvalidInputError, NotFoundError } from '../common/problem/app-error.js';
import { MALFORMED } from '../common/validation/broken-text.js';

export function answerBadAddress(
  { code }: { code: string },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.header('X-Request-Id', request.id).header('X-Content-Type-Options', 'nosniff');
  const { method, url } = request;
  const isMalformed = code === 'FST_ERR_BAD_URL';
  const isVisit = (method === 'GET' || method === 'HEAD') && !isApi(url);
  if (isMalformed && isVisit) void reply.redirect(escapePercents(url), 301);
  else respondWithError(isMalformed ? malformed() : tooLong(), request, reply);
}

const malformed = () =>
  new InvalidInputError(
    [{ field: 'path', message: MALFORMED }],
    'The address is malformed: a % in it must be written as %25.',
  );

const tooLong = () => new NotFoundError('There is nothing at this address.');

/** Two leading slashes would lead to another host. */
function escapePercents(url: string): string {
  const end = url.search(/\?|$/);
  const path = url.slice(0, end).replaceAll('%', '%25');
  return path.replace(/^[/\\]*/, '/') + url.slice(end);
}
