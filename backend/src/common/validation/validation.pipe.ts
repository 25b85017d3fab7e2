import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type FieldError, InvalidInputError } from '../problem/app-error.js';

/** Checks each body and query against its DTO; unknown fields are faults too. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    exceptionFactory: (errors) => new InvalidInputError(errors.flatMap((e) => toFieldErrors(e))),
  });
}

function toFieldErrors(error: ValidationError, path: string[] = []): FieldError[] {
  const here = [...path, error.property];
  const field = here.join('.');
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
    field,
    message: rule === 'whitelistValidation' ? 'is not known here' : message,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => toFieldErrors(child, here))];
}
