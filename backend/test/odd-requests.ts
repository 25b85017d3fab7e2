import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { operationsOf } from '../src/app/openapi/operations-of.js';
import { OddInput, oddText, type Schema } from './odd-input.js';

interface Parameter {
  name: string;
  in: string;
  schema: Schema;
}

interface OddRequest {
  address: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Generates requests for each operation of an API description, mostly with something invalid. */
export function oddRequests({ paths, components }: OpenAPIObject) {
  const input = new OddInput(components?.schemas ?? {});
  const asText = ({ schema }: Parameter) => input.described(schema).map(String);
  const segment = (parameter: Parameter) =>
    fc.oneof(fc.constantFrom('1', '2', '3'), asText(parameter), oddText);
  const pair = (parameter: Parameter) =>
    fc.tuple(fc.constant(parameter.name), fc.oneof(asText(parameter), oddText));
  const unknown = ['x', '__proto__', 'page[]', 'limit[a]'].map((name) => [name, '1'] as const);

  return [...operationsOf(paths)].map(({ path, method, operation }) => {
    const parameters = (operation.parameters ?? []) as Parameter[];
    const named = (place: string) => parameters.filter((each) => each.in === place);
    const { content = {} } = (operation.requestBody ?? {}) as {
      content?: Record<string, { schema: Schema }>;
    };
    const [type, media] = Object.entries(content)[0] ?? [];
    const request: fc.Arbitrary<OddRequest> = fc
      .record({
        segments: fc.tuple(...named('path').map(segment)),
        known: fc.subarray(named('query')).chain((some) => fc.tuple(...some.map(pair))),
        unknown: fc.subarray(unknown, { maxLength: 1 }),
        tag: fc.constantFrom('"1"', '*', 'W/"1"', 'x', '', `"${'a'.repeat(3000)}"`),
        body: bodyOf(type, input.of(media?.schema ?? {})),
      })
      .map((drawn) => ({
        address: addressOf(path, drawn.segments, [...drawn.known, ...drawn.unknown]),
        headers: {
          ...Object.fromEntries(named('header').map(({ name }) => [name, drawn.tag])),
          ...(type && { 'Content-Type': type }),
        },
        body: drawn.body,
      }));
    return { id: operation.operationId, method: method.toUpperCase(), request };
  });
}

function bodyOf(type: string | undefined, described: fc.Arbitrary<unknown>) {
  if (type === undefined) return fc.constant(undefined);
  if (type === 'application/json') return described.map((value) => JSON.stringify(value));
  return fc.oneof(fc.uint8Array({ minLength: 1, maxLength: 300 }), oddText);
}

function addressOf(
  path: string,
  segments: string[],
  query: (readonly [name: string, value: string])[],
): string {
  const left = [...segments];
  const filled = path.replaceAll(/\{\w+\}/g, () => {
    return encodeURIComponent(left.shift()?.toWellFormed() ?? '') || '%20';
  });
  const search = new URLSearchParams();
  for (const [name, value] of query) search.append(name, value.toWellFormed());
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
}
