import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inProcessCall } from '../http/in-process.js';
import { isApi } from '../http/is-api.js';
import { isPrematureClose } from '../http/broken-connections.js';
import type { ProblemDto } from './problem.dto.js';
import { toAppError, toProblem } from './to-problem.js';

declare module 'fastify' {
  interface FastifyInstance {
    errorPage: (problem: ProblemDto, request: FastifyRequest) => string;
  }
}

export function respondWithError(
  exception: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const problem = toProblem(exception, request.url);
  const call = inProcessCall();
  if (call) call.problem = exception;
  else if (!hasLeft(exception, reply)) logError(request, exception, problem);
  if (reply.sent) return;
  const retryAfter = toAppError(exception)?.retryAfter;
  if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
  if (problem.status === 401) void reply.header('WWW-Authenticate', 'Bearer');
  void reply.status(problem.status).header('Cache-Control', 'no-store');
  if (isForPeople(request)) {
    const page = request.server.errorPage(problem, request);
    void reply.header('X-Robots-Tag', 'noindex').type('text/html; charset=utf-8').send(page);
  } else {
    void reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
  }
}

/** Returns whether the client disconnected before the response began, which is no error of ours. */
function hasLeft(exception: unknown, { raw }: FastifyReply): boolean {
  return raw.destroyed && isPrematureClose(exception);
}

const HTML = 'text/html';

function isForPeople({ url, headers: { accept } }: FastifyRequest): boolean {
  if (isApi(url)) return false;
  return !accept || !/json/.test(negotiate(accept, [HTML, ...PROGRAMS]) ?? HTML);
}

const PROGRAMS = ['application/problem+json', 'application/json'];

function logError(
  { log, routeOptions }: FastifyRequest,
  exception: unknown,
  problem: ProblemDto,
): void {
  const level = toAppError(exception)?.logLevel ?? (problem.status >= 500 ? 'error' : 'debug');
  log[level]({ err: exception, route: routeOptions.url }, problem.detail);
}
