export type OverridableField = {
  label: string;
  platform?: string;
  description?: string;
} & (
  | { kind: 'text' | 'url'; example: string; max?: number; tooLong?: string }
  | { kind: 'price'; example: number }
  | { kind: 'list'; example: readonly string[] }
);

export const OVERRIDABLE_FIELDS = {
  title: {
    kind: 'text',
    label: 'Title',
    platform: 'name',
    max: 500,
    tooLong: 'Title is too long',
    example: 'Retrieval-Augmented Generation',
    description: 'The platform’s own name is no override.',
  },
  description: {
    kind: 'text',
    label: 'Description',
    platform: 'descriptionText',
    max: 10_000,
    example: 'Ask your own documents.\n\nNo prior ML needed.',
    description:
      'Plain text with blank lines between paragraphs, which stays as it is, or HTML, which is ' +
      'sanitised. It is HTML when an element is closed, has attributes or breaks a line.',
  },
  category: { kind: 'text', label: 'Category', platform: 'category', example: 'Data Engineering' },
  level: { kind: 'text', label: 'Level', example: 'Intermediate' },
  duration: { kind: 'text', label: 'Duration', platform: 'duration', example: '10 weeks' },
  format: { kind: 'text', label: 'Format', example: 'Online' },
  price: {
    kind: 'price',
    label: 'Price',
    platform: 'price',
    example: 199,
    description: 'A whole number in the site’s currency, to be paid once.',
  },
  imageUrl: {
    kind: 'url',
    label: 'Image URL',
    platform: 'imageUrl',
    example: 'https://example.org/images/rag.png',
  },
  curriculum: {
    kind: 'list',
    label: 'Curriculum',
    platform: 'curriculum',
    example: ['Embeddings', 'Chunking'],
  },
  outcomes: { kind: 'list', label: 'Outcomes', example: ['Measure the quality of answers'] },
} as const satisfies Record<string, OverridableField>;

type Fields = typeof OVERRIDABLE_FIELDS;
type ValueOf = { text: string; url: string; price: number; list: string[] };
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Uppercase<First> ? `_${Lowercase<First>}` : First}${SnakeCase<Rest>}`
  : '';

export type OverrideField = keyof Fields;

export type OverrideValues = { [Name in OverrideField]: ValueOf[Fields[Name]['kind']] | null };

export type DisplayValues = {
  [Name in OverrideField as `display_${SnakeCase<Name>}`]: OverrideValues[Name];
};

export type PlatformField = {
  [Name in OverrideField]: Fields[Name] extends { platform: string } ? Name : never;
}[OverrideField];

export const OVERRIDE_FIELDS = Object.keys(OVERRIDABLE_FIELDS) as OverrideField[];

export const PLATFORM_FIELDS = OVERRIDE_FIELDS.filter(
  (field): field is PlatformField => 'platform' in OVERRIDABLE_FIELDS[field],
);

export function toColumn(property: string): string {
  return property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function withFields<Values extends object>(
  decorate: (field: OverridableField, name: OverrideField) => PropertyDecorator,
  toProperty: (name: OverrideField) => string = (name) => name,
): new () => Values {
  class Decorated {}
  for (const name of OVERRIDE_FIELDS) {
    decorate(OVERRIDABLE_FIELDS[name], name)(Decorated.prototype, toProperty(name));
  }
  return Decorated as new () => Values;
}
