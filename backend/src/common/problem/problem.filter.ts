import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { isDatabaseAway } from '../../database/database-fault.js';
import { AppError, InvalidInputError, NotFoundError, UnavailableError } from './app-error.js';
import type { ProblemDto } from './problem.dto.js';

/** Writes every error as a problem document, and to the log when somebody must act on it. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(exception: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    writeProblem(exception, request, reply);
  }
}

/** Whether an address has a % that encodes nothing. */
export function isBadUrl({ code }: { code: string }): boolean {
  return code === 'FST_ERR_BAD_URL';
}

/** Answers a request whose address no route can be asked about with what is wrong with it. */
export function refuseAddress(
  fault: { code: string },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const error = isBadUrl(fault)
    ? new InvalidInputError(
        [{ field: 'path', message: 'has a % that is not followed by two hexadecimal digits' }],
        'The address is malformed: a % in it must be written as %25.',
      )
    : new NotFoundError('There is nothing at this address.');
  writeProblem(error, request, reply);
}

/** Answers a request with what went wrong. */
export function writeProblem(
  exception: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const problem = toProblem(exception, request.url);
  logProblem(request, exception, problem);
  if (reply.sent) return;
  const retryAfter = retryAfterOf(exception);
  if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
  if (problem.status === 401) void reply.header('WWW-Authenticate', 'Bearer');
  void reply
    .status(problem.status)
    .header('Content-Type', 'application/problem+json; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(JSON.stringify(problem));
}

/** Texts for what the HTTP server itself refuses before any route is asked. */
const SERVER_DETAILS: Record<number, string> = {
  400: 'The request is malformed: its body must be valid JSON.',
  404: 'There is nothing at this address.',
  405: 'This method is not allowed here.',
  413: 'The request body is too large: at most 256 KB are accepted.',
  415: 'The request body must be JSON, with the content type application/json.',
};

const FAULT = 'Something went wrong on our side. Please try again later.';

/** An error as it is told to whoever caused it. */
export function toProblem(exception: unknown, url: string): ProblemDto {
  const status = statusOf(exception);
  const problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: detailOf(exception, status),
    instance: url.split('?', 1)[0] ?? url,
  };
  return exception instanceof AppError && exception.errors
    ? { ...problem, errors: exception.errors }
    : problem;
}

function statusOf(exception: unknown): number {
  if (exception instanceof AppError) return exception.status;
  if (exception instanceof HttpException) return exception.getStatus();
  if (isDatabaseAway(exception)) return 503;
  const status = isServerError(exception) ? exception.statusCode : 500;
  return status >= 400 && status < 500 ? status : 500;
}

function detailOf(exception: unknown, status: number): string {
  if (exception instanceof AppError) return exception.message;
  if (status === 503) return DATABASE_AWAY.message;
  return SERVER_DETAILS[status] ?? FAULT;
}

const DATABASE_AWAY = new UnavailableError(
  'The database cannot be reached at the moment. Please try again in a few seconds.',
);

function retryAfterOf(exception: unknown): number | undefined {
  if (exception instanceof AppError) return exception.retryAfter;
  return statusOf(exception) === 503 ? DATABASE_AWAY.retryAfter : undefined;
}

function isServerError(exception: unknown): exception is { statusCode: number } {
  return (
    typeof exception === 'object' &&
    exception !== null &&
    'statusCode' in exception &&
    typeof exception.statusCode === 'number'
  );
}

function logProblem({ log }: FastifyRequest, exception: unknown, problem: ProblemDto): void {
  const level =
    exception instanceof AppError ? exception.logLevel : problem.status >= 500 ? 'error' : 'debug';
  log[level]({ err: exception }, problem.detail);
}
