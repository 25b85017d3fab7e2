import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { STATUS_CODES } from 'node:http';
import { ProblemDto } from './problem.dto.js';
import { SERVER_DETAILS } from './to-problem.js';

const MEANINGS = {
  400: 'The input breaks a rule; `errors` names the fields.',
  401: 'No valid token, or wrong credentials.',
  403: 'Not allowed for this user, or for pages of other sites.',
  404: 'It does not exist.',
  409: 'Not possible in the current state.',
  410: 'It existed and was removed.',
  412: 'Somebody changed it after the version that `If-Match` names.',
  413: 'The body is too large; `detail` names the limit.',
  415: 'The content type or `Content-Encoding` of the body is not supported; `detail` says which are.',
  429: 'Too many requests; `Retry-After` says how many seconds to wait.',
  502: 'A course platform failed; `detail` says how.',
  503: 'The database is unavailable; `Retry-After` says how many seconds to wait.',
} as const;

const DETAILS = {
  400: 'colour: is not known here',
  413: SERVER_DETAILS[413],
  415: SERVER_DETAILS[415],
  503: 'The database cannot be reached at the moment. Please try again in a few seconds.',
} as const;

const UNKNOWN_FIELD = { errors: [{ field: 'colour', message: 'is not known here' }] };

type ProblemStatus = keyof typeof MEANINGS;

export type ProblemDetails = Partial<Record<ProblemStatus, string>>;

export function ApiProblems(details: ProblemDetails = {}) {
  return documentProblems({ 400: DETAILS[400], 503: DETAILS[503], ...details });
}

export function documentProblems(details: ProblemDetails): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ApiExtraModels(ProblemDto),
    ...Object.entries(toResponses(details)).map(([status, response]) =>
      ApiResponse({ status: Number(status), ...response }),
    ),
  );
}

export const bodyProblems = () => toResponses({ 413: DETAILS[413], 415: DETAILS[415] });

function toResponses(details: ProblemDetails) {
  return Object.fromEntries(
    Object.entries(details).map(([key, detail]) => {
      const status = Number(key) as ProblemStatus;
      const example = {
        type: 'about:blank',
        title: STATUS_CODES[status],
        status,
        detail,
        ...(status === 400 && UNKNOWN_FIELD),
      };
      const schema = { $ref: getSchemaPath(ProblemDto) };
      const content = { 'application/problem+json': { schema, example } };
      return [key, { description: MEANINGS[status], content }];
    }),
  );
}
