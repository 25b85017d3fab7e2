import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from './operations-of.js';

interface Parameter {
  name: string;
  explode?: boolean;
  schema?: { type?: string };
}

const { paths } = JSON.parse(
  readFileSync(new URL('../../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as OpenAPIObject;

it('describes lists in a query as they are read: once, with commas', () => {
  const lists = [...operationsOf(paths)]
    .flatMap(({ operation }) => (operation.parameters ?? []) as Parameter[])
    .filter(({ schema }) => schema?.type === 'array');
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.filter(({ explode }) => explode !== false)).toEqual([]);
});
