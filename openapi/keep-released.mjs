import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// A release keeps what programs rely on of the description: no words, no examples.
const path = (name) => join(import.meta.dirname, name);
const WORDS = new Set(['description', 'summary', 'example', 'examples', 'title', 'tags']);
const ERROR = /^[45]\d\d$/;

const { paths, components } = JSON.parse(readFileSync(path('openapi.json'), 'utf8'), (key, value) =>
  ERROR.test(key) || (WORDS.has(key) && !value?.type && !value?.$ref && !value?.allOf)
    ? undefined
    : value,
);
writeFileSync(
  path('released.json'),
  `${JSON.stringify({ paths, components: { schemas: components.schemas } })}\n`,
);
writeFileSync(path('accepted-breaking-changes.json'), '{}\n');
