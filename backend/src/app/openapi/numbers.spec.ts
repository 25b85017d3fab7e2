import { readFileSync } from 'node:fs';

interface Found {
  name: string;
  type: 'number' | 'integer';
  format?: string;
  example?: unknown;
}

/** The most that generators expect of an integer without a format. */
const MAX_INT32 = 2 ** 31 - 1;

const description: unknown = JSON.parse(
  readFileSync(new URL('../../../../openapi/openapi.json', import.meta.url), 'utf8'),
);

/** Every number that is described, by the property, parameter or header that holds it. */
function* numbersIn(part: unknown, name = '', areProperties = false): Generator<Found> {
  if (typeof part !== 'object' || part === null) return;
  const fields = part as Record<string, unknown>;
  const { type } = fields;
  if (type === 'number' || type === 'integer') yield { ...fields, name, type };
  const holder = typeof fields.in === 'string' ? String(fields.name) : name;
  for (const [key, inner] of Object.entries(fields)) {
    const isMap = key === 'properties' && !areProperties;
    yield* numbersIn(inner, areProperties ? key : holder, isMap);
  }
}

describe('numbers of the description', () => {
  const numbers = [...numbersIn(description)];

  it('are whole where they count or name something', () => {
    const any = new Set(numbers.filter(({ type }) => type === 'number').map(({ name }) => name));
    expect([...any].toSorted()).toEqual([
      'amount',
      'first',
      'new_value',
      'old_value',
      'price',
      'rating',
      'regular',
      'seen',
      'thinkific_price',
    ]);
  });

  it('say where they may be beyond 32 bits', () => {
    const long = numbers.filter(
      ({ name, type, example }) =>
        type === 'integer' &&
        (/bytes$|^thinkific_id$/.test(name) || Number(example) > MAX_INT32 || example === 2200451),
    );
    expect(long.length).toBeGreaterThan(8);
    expect(long.filter(({ format }) => format !== 'int64')).toEqual([]);
  });
});
