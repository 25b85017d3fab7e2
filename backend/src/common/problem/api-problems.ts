import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ProblemDto } from './problem.dto.js';

const MEANINGS = {
  400: 'The input breaks a rule; `errors` names the fields.',
  401: 'No valid token, or wrong credentials.',
  403: 'Not allowed for this user.',
  404: 'There is no such thing.',
  409: 'Not possible in the present state.',
  412: 'Somebody changed it after the version that `If-Match` names.',
  413: 'The body is larger than 256 KB.',
  415: 'The body is not JSON.',
  429: 'Too many requests; `Retry-After` says how many seconds to wait.',
  502: 'A course platform failed; `detail` says what it answered.',
  503: 'The database is away; `Retry-After` says how many seconds to wait.',
} as const;

type ProblemStatus = keyof typeof MEANINGS;

/** Documents the errors that an operation can answer; 503 goes without saying. */
export function ApiProblems(...statuses: ProblemStatus[]) {
  return documentProblems([...statuses, 503]);
}

/** Documents these errors beside others that another decorator documents. */
export function documentProblems(statuses: ProblemStatus[]): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ApiExtraModels(ProblemDto),
    ...statuses.map((status) =>
      ApiResponse({
        status,
        description: MEANINGS[status],
        content: { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemDto) } } },
      }),
    ),
  );
}
