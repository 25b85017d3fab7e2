import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { isApi } from '../http/is-api.js';
import { type FieldError, InvalidInputError } from '../problem/app-error.js';
import { isDecodable } from '../text/visible.js';

const MAX_DEPTH = 20;
const DEEP = `must not be nested deeper than ${MAX_DEPTH} levels`;

const BROKEN = 'must not contain NUL characters or unpaired surrogates';

export const MALFORMED = 'has a % sequence that is not valid UTF-8';

export function noteBrokenText(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const errors = [
    ...findMalformed(request.url),
    ...findBroken(request.params),
    ...findBroken(request.query),
    ...findBroken(request.body),
  ];
  if (errors.length > 0) request.problem ??= new InvalidInputError(errors);
  done();
}

/**
 * Finds malformed percent-encoding, which the query parser passes on as it is. Pages accept it because links of other
 * sites have it.
 */
function findMalformed(url: string): FieldError[] {
  const query = isApi(url) ? url.slice(url.search(/\?|$/) + 1) : '';
  return query
    .split('&')
    .filter((parameter) => !isDecodable(parameter))
    .map((parameter) => ({ field: parameter.replace(/=.*/s, ''), message: MALFORMED }));
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
