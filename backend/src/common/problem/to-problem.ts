import { HttpException } from '@nestjs/common';
import { STATUS_CODES } from 'node:http';
import { describeUnavailable } from '../sql/database-error.js';
import { AppError, UnavailableError } from './app-error.js';
import type { ProblemDto } from './problem.dto.js';

export const SERVER_DETAILS = {
  400: 'The request is malformed: its body must be valid JSON.',
  404: 'There is nothing at this address.',
  413: 'The request body is too large: at most 256 KB are accepted.',
  415: 'The request body must be JSON, with the content type application/json.',
} as const;

const DETAILS: Partial<Record<number, string>> = SERVER_DETAILS;

const FAULT = 'Something went wrong on our side. Please try again later.';

export function toAppError(exception: unknown): AppError | null {
  if (exception instanceof AppError) return exception;
  if (isServerError(exception)) return null;
  const away = describeUnavailable(exception);
  return away === null ? null : new UnavailableError(away);
}

export function toProblem(exception: unknown, url: string): ProblemDto {
  const known = toAppError(exception);
  const status = known?.status ?? statusOf(exception);
  const problem = {
    type: known?.type ?? 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: known?.message ?? DETAILS[status] ?? FAULT,
    instance: url.split('?', 1)[0] ?? url,
  };
  return known?.errors ? { ...problem, errors: known.errors } : problem;
}

function statusOf(exception: unknown): number {
  if (exception instanceof HttpException) return exception.getStatus();
  const status = isServerError(exception) ? exception.statusCode : 500;
  return status >= 400 && status < 500 ? status : 500;
}

function isServerError(exception: unknown): exception is { statusCode: number } {
  return (
    typeof exception === 'object' &&
    exception !== null &&
    'statusCode' in exception &&
    typeof exception.statusCode === 'number'
  );
}
