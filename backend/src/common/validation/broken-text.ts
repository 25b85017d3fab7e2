import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { type FieldError, InvalidInputError } from '../problem/app-error.js';

const BROKEN = 'must not contain NUL characters or unpaired surrogates';

/**
 * Refuses text that PostgreSQL cannot hold, wherever in path, query or body it stands, before any
 * handler sees it.
 * The request ends with an InvalidInputError that names the fields.
 */
export function rejectBrokenText(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const errors = [
    ...findBroken(request.params),
    ...findBroken(request.query),
    ...findBroken(request.body),
  ];
  done(errors.length > 0 ? new InvalidInputError(errors) : undefined);
}

function findBroken(value: unknown, path: string[] = []): FieldError[] {
  if (typeof value === 'string') {
    return isBroken(value) ? [{ field: path.join('.') || 'body', message: BROKEN }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    isBroken(key)
      ? [{ field: path.join('.') || 'body', message: `has a name that ${BROKEN}` }]
      : findBroken(item, [...path, key]),
  );
}

function isBroken(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}
