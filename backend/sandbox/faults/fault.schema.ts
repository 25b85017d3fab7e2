import { z } from 'zod';

const isPattern = (text: string): boolean => {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
};

const matcher = {
  path: z
    .string()
    .min(1)
    .refine(isPattern, 'must be a regular expression, such as "/products" or "^/courses/\\\\d+$"')
    .optional(),
  page: z.int().min(1).optional(),
  times: z.int().min(1).optional(),
};

const simple = <K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind), ...matcher });

export const resetUnit = z.enum([
  'ms',
  's',
  'remaining-ms',
  'remaining-s',
  'missing',
  'retry-after',
  'retry-after-date',
]);

const transportFaults = [
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().min(400).max(599),
    /** For 429: the format of the time at which the limit ends. */
    resetUnit: resetUnit.optional(),
    resetAfterSeconds: z.number().min(0).max(3600).optional(),
    ...matcher,
  }),
  z.strictObject({
    kind: z.literal('cloudflare-error'),
    status: z.int().min(520).max(530).default(520),
    ...matcher,
  }),
  simple('html-403'),
  simple('html-200'),
  simple('truncated-json'),
  simple('empty-body'),
  z.strictObject({
    kind: z.literal('wrong-shape'),
    body: z.json().default({ data: [], total: 0 }),
    ...matcher,
  }),
  z.strictObject({ kind: z.literal('slow'), delayMs: z.int().min(1).max(600_000), ...matcher }),
  simple('hang-up'),
  z.strictObject({ kind: z.literal('redirect'), location: z.string(), ...matcher }),
] as const;

const scanFaults = [
  /** From page 2 on, the list's first item is at its end, so a client sees one item twice and misses another. */
  simple('moved-item'),
  /** From page 2 on, the list lacks its first item, and thus maybe its last page. */
  simple('shrinking-list'),
  /** From page 2 on, the total is one too high. */
  simple('changing-total'),
  /** A page ends with its first item again. */
  simple('duplicate-item'),
  /** From page 2 on, each page has the items of the first one. */
  simple('repeated-page'),
] as const;

/** Replaces a field in the records with these ids, or in the first record of the page. */
const badRecord = z.strictObject({
  kind: z.literal('bad-record'),
  ids: z.array(z.union([z.string(), z.int()])).optional(),
  field: z.string().min(1),
  value: z.json(),
  ...matcher,
});

const thinkificFaults = [
  ...transportFaults,
  ...scanFaults,
  badRecord,
  simple('no-entries-info'),
] as const;

const udemyFaults = [
  ...transportFaults,
  ...scanFaults,
  badRecord,
  simple('circular-next'),
  z.strictObject({ kind: z.literal('foreign-next'), origin: z.url(), ...matcher }),
  /** Older clients of the vendor expect numbers. */
  simple('numeric-id'),
  simple('null-url'),
] as const;

const recordsFaults = [...transportFaults, badRecord] as const;

function faultOf<Faults extends readonly [SomeFault, ...SomeFault[]]>(faults: Faults) {
  const kinds = faults.map((fault) => fault.shape.kind.value).join(', ');
  return z.discriminatedUnion('kind', faults, {
    error: (issue) =>
      issue.code === 'invalid_union' ? `kind must be one of ${kinds}` : 'must be an object',
  });
}

type SomeFault = z.ZodObject<{ kind: z.ZodLiteral<string> }>;

export const thinkificFault = faultOf(thinkificFaults);
export const udemyFault = faultOf(udemyFaults);
export const recordsFault = faultOf(recordsFaults);

export type Fault = z.infer<typeof thinkificFault> | z.infer<typeof udemyFault>;
export type FaultOf<K extends Fault['kind']> = Extract<Fault, { kind: K }>;
export type ScanFaultKind = z.infer<(typeof scanFaults)[number]>['kind'];
