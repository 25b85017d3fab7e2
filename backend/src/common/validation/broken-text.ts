import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { type FieldError, InvalidInputError } from '../problem/app-error.js';

/** Deeper than anything that is asked for, and far from where recursion ends. */
const MAX_DEPTH = 20;
const DEEP = `must not be nested deeper than ${MAX_DEPTH} levels`;

const BROKEN = 'must not contain NUL characters or unpaired surrogates';

/** Refuses text that PostgreSQL cannot hold, and endless nesting, before any handler sees them. */
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
  if (path.length > MAX_DEPTH) return [{ field: path[0] ?? 'body', message: DEEP }];
  return Object.entries(value).flatMap(([key, item]) =>
    isBroken(key)
      ? [{ field: path.join('.') || 'body', message: `has a name that ${BROKEN}` }]
      : findBroken(item, [...path, key]),
  );
}

function isBroken(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}
