import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const PROBLEM = 'application/problem+json';

const { paths, components, tags } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'openapi.json'), 'utf8'),
);

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    path,
    ...operation,
  })),
);

const answers = operations.flatMap(({ name, path, responses }) =>
  Object.entries(responses).map(([status, answer]) => ({
    name: `${name}: ${status}`,
    path,
    status,
    ...answer,
  })),
);
const problems = answers.filter(({ status }) => /^[45]/.test(status));
const successes = answers.filter(({ status }) => status.startsWith('2'));

const properties = Object.entries(components.schemas).flatMap(([schema, { properties = {} }]) =>
  Object.entries(properties).map(([name, property]) => ({
    name: `${schema}.${name}`,
    ...property,
  })),
);

/** @param errorOf names the error; falsy: none */
function rule(title, subjects, errorOf) {
  void test(title, () => {
    const errors = subjects.flatMap((subject) => {
      const error = errorOf(subject);
      return error ? [`${subject.name}${error === true ? '' : ` ${error}`}`] : [];
    });
    assert.ok(subjects.length > 0);
    assert.deepEqual(errors, []);
  });
}

const lacks = (responses, statuses) => statuses.filter((status) => !responses[status]).join(', ');

const described = new Set(tags.map(({ name }) => name));

rule('every operation has tags that are described', operations, (one) => {
  if (!one.tags?.length) return 'has none';
  return one.tags.filter((tag) => !described.has(tag)).join(', ');
});

rule(
  'every operation says what it answers to bad input and without a database',
  operations,
  (one) => lacks(one.responses, [400, 503]),
);

rule(
  'every operation with a body says what it answers to one that is too large or not of its type',
  operations.filter(({ requestBody }) => requestBody),
  ({ responses }) => lacks(responses, [413, 415]),
);

rule(
  'every operation that needs a sign-in says what it answers without one',
  operations.filter(({ security }) => security.length > 0),
  ({ responses }) => lacks(responses, [401, 403]),
);

rule('every error is a problem document', problems, ({ content }) => !content?.[PROBLEM]);

rule('every problem has an example, of its status and of its operation', problems, (problem) => {
  const { status, path, content } = problem;
  const example = content[PROBLEM].example;
  if (!example) return 'has no example';
  if (String(example.status) !== status) return `has an example of ${example.status}`;
  if (!patternOf(path).test(example.instance)) return `has an example of ${example.instance}`;
  return status === '400' && !example.errors?.length && 'has an example that names no field';
});

rule('every success says what it means', successes, ({ description }) => !description);

rule(
  'every success that is text has an example',
  successes.filter(({ content = {} }) => Object.keys(content).some(isText)),
  ({ content }) => Object.keys(content).filter((type) => isText(type) && !content[type].example)[0],
);

rule(
  'every property has an example, or is made of schemas that have',
  properties.filter(({ $ref, allOf, oneOf, items }) => !$ref && !allOf && !oneOf && !items?.$ref),
  (property) => property.example === undefined,
);

function isText(type) {
  return type.startsWith('text/');
}

function patternOf(path) {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/{}]+')}$`);
}
