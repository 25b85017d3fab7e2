import fc from 'fast-check';

export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  type?: string;
  enum?: unknown[];
  example?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

const ODD_TEXTS = [
  ...['', ' ', '\r\n', '\u0000', 'a\u0000b', '\ud800', '\u202eabc', '🙂'.repeat(200)],
  ...['a'.repeat(10_001), 'é'.repeat(300), '9'.repeat(40), '9223372036854775808', '2147483648'],
  ...['-1', '0', '1.5', '1e400', 'NaN', 'null', 'true', '[]', '{}', '__proto__', 'constructor'],
  ...['2026-02-30', '0000-00-00', '275760-09-14', '-000001-01-01'],
  ...["'; DROP TABLE users; --", '%', '_', '\\', '"', '*', '((((((', ':*', '&|!', '<->'],
  ...['../../etc/passwd', '<script>alert(1)</script>', 'javascript:alert(1)', 'http://[::1'],
  ...['a@b', 'a@b.c\r\nBcc: x@y.z', 'W/"x"'],
];

const DEEP = '['.repeat(200) + ']'.repeat(200);

const ODD_VALUES = [
  ...[null, true, -1, 0, 0.5, 2 ** 31, 2 ** 53, 1e308, [], {}, [[]], [null], [{}], { length: 3 }],
  ...[Array.from({ length: 2000 }, () => 'x'), { toString: 1 }],
  ...['{"__proto__":{"role":"admin"}}', DEEP].map((text) => JSON.parse(text) as unknown),
];

/** Text that no form sends. */
export const oddText = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const oddValue = fc.oneof(fc.constantFrom(...ODD_VALUES), oddText);

/** Generates values from an API description; each part may violate it. */
export class OddInput {
  constructor(private readonly schemas: Record<string, object>) {}

  of(schema: Schema): fc.Arbitrary<unknown> {
    return fc.oneof(
      { weight: 9, arbitrary: this.described(schema) },
      { weight: 1, arbitrary: oddValue },
    );
  }

  /** Generates a valid value whose parts may be invalid. */
  described(given: Schema): fc.Arbitrary<unknown> {
    const schema = this.resolve(given);
    if (schema.oneOf) return fc.oneof(...schema.oneOf.map((each) => this.of(each)));
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.properties) return this.record(schema.properties, schema.required);
    if (schema.type === 'array') return fc.array(this.of(schema.items ?? {}), { maxLength: 3 });
    if (schema.example !== undefined) return fc.constant(schema.example);
    return schema.type === 'boolean' ? fc.boolean() : fc.integer({ min: 1, max: 30 });
  }

  private record(properties: Record<string, Schema>, requiredKeys: string[] = []) {
    const parts = Object.entries(properties).map(([name, each]) => [name, this.of(each)] as const);
    return fc.record<Record<string, unknown>>(Object.fromEntries(parts), { requiredKeys });
  }

  private resolve(schema: Schema): Schema {
    const [named] = schema.allOf ?? [schema];
    const name = named?.$ref?.split('/').at(-1);
    return name === undefined ? schema : (this.schemas[name] as Schema);
  }
}
