import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from './operations-of.js';

const read = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

/** What a proxy in front answers where the product cannot, and what no operation of the description answers. */
const OF_NO_OPERATION = ['405', '502', '504'];

it('says in the guide for integrators what a program does at each status that refuses', () => {
  const { paths } = JSON.parse(read('openapi/openapi.json')) as OpenAPIObject;
  const described = [...operationsOf(paths)].flatMap(({ operation }) =>
    Object.keys(operation.responses).filter((status) => /^[45]/.test(status)),
  );
  const [, , table = ''] = read('docs/integrate.md').split(/^(## Handle errors)$/m);
  const reported = [...table.matchAll(/^\| (\d{3}(?:, \d{3})*) +\|/gm)].flatMap(
    ([, statuses = '']) => statuses.split(', '),
  );
  expect(new Set(reported)).toEqual(new Set([...described, ...OF_NO_OPERATION]));
});
