export interface FieldError {
  field: string;
  message: string;
}

export abstract class AppError extends Error {
  abstract readonly status: number;
  readonly logLevel: 'debug' | 'warn' | 'error' = 'debug';
  readonly retryAfter?: number;
  readonly errors?: FieldError[];
  readonly type?: string;
}

const MAX_ERRORS = 20;
const MAX_NAME = 100;

export class InvalidInputError extends AppError {
  readonly status = 400;
  override readonly errors: FieldError[];

  constructor(all: FieldError[], message?: string) {
    const errors = all.slice(0, MAX_ERRORS).map(({ field, message }) => ({
      field: field.length > MAX_NAME ? `${field.slice(0, MAX_NAME)}…` : field,
      message,
    }));
    super(message ?? inWords(errors, all.length - errors.length));
    this.errors = errors;
  }
}

function inWords(errors: FieldError[], more: number): string {
  const reported = errors.map(({ field, message }) => `${field}: ${message}`);
  if (more > 0) reported.push(`and ${more.toLocaleString('en')} more`);
  return reported.join('; ');
}

export class UnauthorizedError extends AppError {
  readonly status = 401;
}

export class ForbiddenError extends AppError {
  readonly status = 403;
}

export class NotFoundError extends AppError {
  readonly status = 404;
}

export class ConflictError extends AppError {
  readonly status = 409;

  constructor(
    message: string,
    override readonly errors?: FieldError[],
  ) {
    super(message);
  }
}

export class MethodNotAllowedError extends AppError {
  readonly status = 405;
}

export class GoneError extends AppError {
  readonly status = 410;
}

export class PreconditionFailedError extends AppError {
  readonly status = 412;
}

export class TooLargeError extends AppError {
  readonly status = 413;
}

export class UnsupportedMediaError extends AppError {
  readonly status = 415;
}

export class TooManyRequestsError extends AppError {
  readonly status = 429;

  constructor(
    message: string,
    override readonly retryAfter: number,
  ) {
    super(message);
  }
}

export class PlatformError extends AppError {
  readonly status = 502;
  override readonly logLevel = 'warn';
}

export class UnavailableError extends AppError {
  readonly status = 503;
  override readonly logLevel = 'error';
  override readonly retryAfter = 5;
}

export class BusyError extends AppError {
  readonly status = 503;
  override readonly logLevel = 'warn';
  override readonly retryAfter = 5;
}

export class StoppingError extends AppError {
  readonly status = 503;
  override readonly retryAfter = 5;
}
