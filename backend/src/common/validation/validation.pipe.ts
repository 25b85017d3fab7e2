import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type FieldError, InvalidInputError } from '../problem/app-error.js';

/** Holds each body and query against its DTO; unknown fields are faults too. One fault a field. */
export function createValidationPipe(): ValidationPipe {
  return new ObjectPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new InvalidInputError(errors.flatMap((e) => toFieldErrors(e))),
  });
}

/** Lets lists, plain values and null not pass for an object that leaves everything out. */
@Injectable()
class ObjectPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body' && value !== undefined && !isObject(value)) {
      throw new InvalidInputError([{ field: 'body', message: 'must be a JSON object' }]);
    }
    return super.transform(value, metadata);
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
