import type { OpenAPIObject } from '@nestjs/swagger';
import { bodyProblems } from '../../common/problem/api-problems.js';
import { type Operation, operationsOf } from './operations-of.js';

type Responses = Operation['responses'];
type Response = Responses[string];

const PROBLEM = 'application/problem+json';

export function completeProblems(paths: OpenAPIObject['paths']): void {
  for (const { path, operation } of operationsOf(paths)) {
    if (operation.requestBody) operation.responses = { ...bodyProblems(), ...operation.responses };
    operation.responses = withExamples(operation.responses, exampleOf(path, operation));
  }
}

function withExamples(responses: Responses, instance: string): Responses {
  return Object.fromEntries(
    Object.entries(responses).map(
      ([status, response]) => [status, withExample(response, instance)] as const,
    ),
  );
}

/** Copies the response, because operations of a controller share it. */
function withExample(response: Response, instance: string): Response {
  if (!response || '$ref' in response) return response;
  const problem = response.content?.[PROBLEM];
  if (!problem) return response;
  const example = { ...(problem.example as object), instance };
  return { ...response, content: { [PROBLEM]: { ...problem, example } } };
}

function exampleOf(path: string, { parameters = [] }: Operation): string {
  const examples = parameters.flatMap((parameter) =>
    'schema' in parameter && parameter.schema && 'example' in parameter.schema
      ? [[parameter.name, String(parameter.schema.example)] as const]
      : [],
  );
  return examples.reduce((url, [name, example]) => url.replace(`{${name}}`, example), path);
}
