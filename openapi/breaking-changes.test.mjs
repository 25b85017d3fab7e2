import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findBreakingChanges } from './breaking-changes.mjs';

const released = JSON.parse(readFileSync(join(import.meta.dirname, 'released.json'), 'utf8'));

const base = () => ({
  paths: {
    '/a': {
      get: {
        parameters: [
          { name: 'q', in: 'query', schema: { type: 'string', maxLength: 9 } },
          { name: 'by', in: 'query', schema: { type: 'string', enum: ['x', 'y'] } },
        ],
        responses: { 200: { content: json({ $ref: '#/components/schemas/Answer' }) } },
      },
      post: {
        requestBody: { content: json({ $ref: '#/components/schemas/Body' }) },
        responses: { 201: { content: json({ $ref: '#/components/schemas/Answer' }) } },
      },
    },
  },
  components: {
    schemas: {
      Named: {
        type: 'object',
        properties: { name: { type: 'string' }, size: { type: 'integer' } },
        required: ['name'],
      },
      Answer: {
        allOf: [{ $ref: '#/components/schemas/Named' }],
        properties: {
          parts: { type: 'array', items: { $ref: '#/components/schemas/Answer' } },
          kind: { oneOf: [{ type: 'string' }, { type: 'number' }] },
        },
        required: ['parts'],
      },
      Body: {
        type: 'object',
        properties: {
          title: { type: 'string', nullable: true },
          count: { type: 'number', minimum: 1 },
        },
        required: ['title'],
      },
    },
  },
});

function json(schema) {
  return { 'application/json': { schema } };
}

const get = (document) => document.paths['/a'].get;
const post = (document) => document.paths['/a'].post;
const body = (document) => document.components.schemas.Body;
const named = (document) => document.components.schemas.Named;
const answer = (document) => document.components.schemas.Answer;

const BREAKING = {
  'GET /a: the operation is gone': (d) => delete d.paths['/a'].get,
  'POST /a: the operation is gone': (d) => delete d.paths['/a'].post,
  'GET /a: it asks for a sign-in': (d) => (get(d).security = [{ bearer: [] }]),
  'GET /a: parameter q (query) is gone': (d) => get(d).parameters.shift(),
  'GET /a: parameter q (query) is required': (d) => (get(d).parameters[0].required = true),
  'GET /a: parameter z (query) is required': (d) =>
    get(d).parameters.push({ name: 'z', in: 'query', required: true, schema: {} }),
  'GET /a: parameter q (query): number instead of string': (d) =>
    (get(d).parameters[0].schema.type = 'number'),
  'GET /a: parameter q (query): maxLength is 5': (d) => (get(d).parameters[0].schema.maxLength = 5),
  'GET /a: parameter q (query): pattern is ^a': (d) => (get(d).parameters[0].schema.pattern = '^a'),
  'GET /a: parameter q (query): only a': (d) => (get(d).parameters[0].schema.enum = ['a']),
  'GET /a: parameter by (query): y is not among the values': (d) =>
    get(d).parameters[1].schema.enum.pop(),
  'POST /a: the body is required': (d) => (post(d).requestBody.required = true),
  'POST /a: it takes no body any more': (d) => delete post(d).requestBody,
  'POST /a: body: application/json is gone': (d) =>
    (post(d).requestBody.content = { 'text/plain': {} }),
  'POST /a: body, count is gone': (d) => delete body(d).properties.count,
  'POST /a: body, count is required': (d) => body(d).required.push('count'),
  'POST /a: body, count: minimum is 2': (d) => (body(d).properties.count.minimum = 2),
  'POST /a: body, count: integer instead of number': (d) =>
    (body(d).properties.count.type = 'integer'),
  'GET /a: answer 200, size: number instead of integer': (d) =>
    (named(d).properties.size.type = 'number'),
  'POST /a: body, title: may not be null': (d) => delete body(d).properties.title.nullable,
  'POST /a: it answers 201 no more': (d) => (post(d).responses = { 200: post(d).responses['201'] }),
  'POST /a: answer 201, name is gone': (d) => delete named(d).properties.name,
  'POST /a: answer 201, parts may be absent': (d) => (answer(d).required = []),
  'POST /a: answer 201, name: may be null': (d) => (named(d).properties.name.nullable = true),
  'POST /a: answer 201, kind: a choice is gone': (d) => answer(d).properties.kind.oneOf.pop(),
  'POST /a: answer 201, parts: object instead of array': (d) =>
    (answer(d).properties.parts.type = 'object'),
  'GET /a: answer 200, parts, each: string instead of object': (d) =>
    (answer(d).properties.parts.items = { type: 'string' }),
};

for (const [change, make] of Object.entries(BREAKING)) {
  void test(`finds “${change}”`, () => {
    const after = base();
    make(after);
    assert.ok(findBreakingChanges(base(), after).includes(change));
  });
}

const HARMLESS = {
  'another operation': (d) => (d.paths['/b'] = { get: get(d) }),
  'a parameter that may be absent': (d) =>
    get(d).parameters.push({ name: 'z', in: 'query', schema: { type: 'string' } }),
  'one more value of a parameter': (d) => get(d).parameters[1].schema.enum.push('z'),
  'a wider limit': (d) => (get(d).parameters[0].schema.maxLength = 99),
  'a field of the body that may be absent': (d) => (body(d).properties.other = { type: 'string' }),
  'a field of the body that need not be there': (d) => (body(d).required = []),
  'one more property of an answer': (d) => (named(d).properties.other = { type: 'string' }),
  'whole numbers in place of any in an answer': (d) =>
    (answer(d).properties.kind.oneOf[1].type = 'integer'),
  'another name of a schema': (d) => {
    d.components.schemas.Renamed = body(d);
    post(d).requestBody.content = json({ $ref: '#/components/schemas/Renamed' });
  },
};

for (const [what, make] of Object.entries(HARMLESS)) {
  void test(`lets ${what} be`, () => {
    const after = base();
    make(after);
    assert.deepEqual(findBreakingChanges(base(), after), []);
  });
}

void test('finds what goes from each operation of the released description', () => {
  assert.deepEqual(findBreakingChanges(released, released), []);
  const operations = Object.values(released.paths).flatMap(Object.keys);
  const gone = findBreakingChanges(released, { ...released, paths: {} });
  assert.equal(gone.length, operations.length);
});
