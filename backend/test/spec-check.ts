import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import type { ApiResponse } from './api-client.js';

interface Operation {
  operationId: string;
  requestBody?: object;
  responses: Record<string, { content?: Record<string, { schema: object }> } | undefined>;
}

interface Spec {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

const spec = JSON.parse(
  readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8'),
  (_key, value: unknown) => orNull(value),
) as Spec;

/** OpenAPI 3.0 writes a schema that may be null as `allOf` beside `nullable`, which JSON Schema does not know. */
function orNull(value: unknown): unknown {
  const isNullable =
    typeof value === 'object' && value !== null && 'allOf' in value && 'nullable' in value;
  return isNullable ? { anyOf: [{ allOf: value.allOf }, { type: 'null' }] } : value;
}

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'spec', components: { schemas: closed(spec.components.schemas) } });
const validators = new Map<string, ValidateFunction>();

/** The paths with the fewest parameters first, which those with more would also match. */
const paths = Object.entries(spec.paths)
  .toSorted(([a], [b]) => a.split('{').length - b.split('{').length)
  .map(([template, operations]) => ({ pattern: pathPattern(template), operations }));

/** An answer may hold nothing that the specification does not name. */
function closed(schemas: Record<string, object>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      'properties' in schema ? { additionalProperties: false, ...schema } : schema,
    ]),
  );
}

/**
 * Fails the test when an answer is not what the committed specification says: the operation, its
 * status, its content type and each field of the body. Outside of the described operations only a
 * 404 or 405 problem may be answered.
 */
export function assertDocumented(method: string, path: string, answer: ApiResponse): void {
  if (!/^\/api(\/|$|\?)/.test(path) || /^\/api\/(docs|openapi\.json)/.test(path)) return;
  const contentType = (answer.headers.get('content-type') ?? '').split(';', 1)[0] ?? '';
  const operation = findOperation(method, path.split('?', 1)[0] ?? path);
  const reported = `${method} ${path} answered ${answer.status} ${contentType}`;
  if (!operation) {
    if (answer.status < 400)
      throw new Error(`${reported}, but the specification has no such operation`);
    return check(reported, { $ref: 'spec#/components/schemas/ProblemDto' }, answer.body);
  }
  const response =
    operation.responses[answer.status] ??
    (mayHappenAnywhere(answer.status, operation) ? operation.responses['503'] : undefined);
  if (!response) throw new Error(`${reported}, which ${operation.operationId} does not document`);
  if (!response.content) {
    if (answer.body !== null) throw new Error(`${reported} with a body, documented without one`);
    return;
  }
  const media = response.content[contentType];
  if (!media) throw new Error(`${reported}, documented as ${Object.keys(response.content).join()}`);
  if (method !== 'HEAD' && contentType.endsWith('json')) check(reported, media.schema, answer.body);
}

/** Fails the test when a message to a webhook is not what the committed specification says. */
export function assertMessageDocumented(message: { type: string }): void {
  const name = message.type.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
  check(message.type, { $ref: `#/components/schemas/${name}Dto` }, message);
}

/** An internal error, headers over the limit, or a body where none is expected. */
function mayHappenAnywhere(status: number, { requestBody }: Operation): boolean {
  return [431, 500].includes(status) || (requestBody === undefined && [413, 415].includes(status));
}

function findOperation(method: string, path: string): Operation | null {
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const fits = paths.find(({ pattern, operations }) => verb in operations && pattern.test(path));
  return fits?.operations[verb] ?? null;
}

function pathPattern(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
}

function check(reported: string, schema: object, body: unknown): void {
  const key = JSON.stringify(schema).replaceAll('"#/', '"spec#/');
  const validate = validators.get(key) ?? ajv.compile(JSON.parse(key) as object);
  validators.set(key, validate);
  if (!validate(body)) throw new Error(`${reported}, but ${ajv.errorsText(validate.errors)}`);
}
