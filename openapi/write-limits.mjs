import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const TARGET = 'frontend/src/api/generated/limits';
const KEYWORDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'];

const { components, paths } = JSON.parse(readFileSync('openapi/openapi.json', 'utf8'));
const operations = Object.values(paths).flatMap((path) => Object.values(path));
const bodies = new Set(
  JSON.stringify(operations.map(({ requestBody }) => requestBody)).match(/\w+Dto(?=")/g),
);

mkdirSync(TARGET);
for (const dto of bodies) {
  const fields = Object.entries(components.schemas[dto].properties);
  const limits = fields
    .map(([field, schema]) => [field, limitsOf(schema)])
    .filter(([, found]) => found);
  if (limits.length === 0) continue;
  const name = dto[0].toLowerCase() + dto.slice(1).replace(/Dto$/, 'Limits');
  writeLimits(name, Object.fromEntries(limits));
}

/** How many rows a page of any list may have. */
const pages = operations.flatMap(({ parameters = [] }) =>
  parameters.filter(({ name }) => name === 'limit').map(({ schema }) => schema.maximum),
);
writeLimits('pageLimits', { limit: { maximum: Math.min(...pages) } });

function writeLimits(name, limits) {
  const value = JSON.stringify(limits);
  writeFileSync(`${TARGET}/${name}.ts`, `export const ${name} = ${value} as const;\n`);
}

/** What a field, and each item of a list, keeps to; undefined when that is nothing. */
function limitsOf({ items, ...schema }) {
  const limits = KEYWORDS.filter((keyword) => keyword in schema).map((key) => [key, schema[key]]);
  const ofItems = items && limitsOf(items);
  if (ofItems) limits.push(['items', ofItems]);
  return limits.length > 0 ? Object.fromEntries(limits) : undefined;
}
