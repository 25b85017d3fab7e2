import fc from 'fast-check';
import { resetUnit } from '../../sandbox/faults/fault.schema.js';
import type { PlatformName } from './platform-model.js';

export interface Fault {
  kind: string;
  [setting: string]: unknown;
}

const LISTS = {
  thinkific: ['^/courses$', '^/products$', '^/collections$'],
  udemy: ['courses'],
  feed: ['^/courses.json$'],
};
/** A well-formed 404 for a course's chapters is valid: the course has none. */
const PATHS = { ...LISTS, thinkific: [...LISTS.thinkific, '/chapters$', '^/'] };

const FIELDS = {
  thinkific: [
    ['^/courses$', 'id'],
    ['^/courses$', 'name'],
    ['^/courses$', 'product_id'],
    ['^/courses$', 'chapter_ids'],
    ['^/products$', 'id'],
    ['^/products$', 'productable_id'],
    ['^/products$', 'status'],
    ['^/products$', 'hidden'],
    ['^/products$', 'product_prices'],
    ['^/collections$', 'name'],
    ['^/collections$', 'default'],
    ['/chapters$', 'name'],
    ['/chapters$', 'position'],
  ],
  udemy: [
    ['courses', 'id'],
    ['courses', 'title'],
    ['courses', 'url'],
    ['courses', 'is_paid'],
    ['courses', 'is_published'],
  ],
  feed: [
    ['^/courses.json$', 'id'],
    ['^/courses.json$', 'title'],
    ['^/courses.json$', 'url'],
    ['^/courses.json$', 'price'],
    ['^/courses.json$', 'on_sale'],
  ],
} as const;

const times = fc.constantFrom(1, 2, 5, 40);

const SHAPES = [
  null,
  [],
  'nothing',
  {},
  { items: null, meta: null, results: null, count: null },
  { items: [null, null], meta: { pagination: null }, count: 2, next: null, results: [null, null] },
  { items: [], meta: { pagination: { current_page: 1, next_page: null, total_items: 9 } } },
  { count: 9, next: null, results: [] },
];

/** Generates up to two simultaneous faults of a platform, which end with the run. */
export function faults(platform: PlatformName): fc.Arbitrary<Fault[]> {
  const path = fc.constantFrom(...PATHS[platform]);
  const list = fc.constantFrom(...LISTS[platform]);
  const courses = fc.constantFrom(...LISTS[platform], LISTS[platform][0]);
  const statusOf = (statuses: number[], where: fc.Arbitrary<string>) =>
    fc.record({
      kind: fc.constant('status'),
      status: fc.constantFrom(...statuses),
      path: where,
      times,
    });
  const badRecordOf = ([where, field]: readonly [string, string]) =>
    fc.record({
      kind: fc.constant('bad-record'),
      path: fc.constant(where),
      field: fc.constant(field),
      value: fc.constantFrom(null, { first: 'Ada' }, [[]], -1.5),
      page: fc.nat(2).map((page) => page + 1),
    });
  const badRecord = fc.constantFrom(...FIELDS[platform]).chain(badRecordOf);
  const fault: fc.Arbitrary<Fault> = fc.oneof(
    statusOf([400, 401, 403, 408, 500, 502, 503], path),
    statusOf([404, 410, 422], list),
    fc.record({
      kind: fc.constant('status'),
      status: fc.constant(429),
      path,
      times,
      resetUnit: fc.constantFrom(...resetUnit.options),
      resetAfterSeconds: fc.constantFrom(0, 1, 60),
    }),
    fc.record({
      kind: fc.constantFrom(
        'cloudflare-error',
        'html-403',
        'html-200',
        'truncated-json',
        'empty-body',
        'hang-up',
      ),
      path,
      times,
    }),
    {
      arbitrary: fc.record({
        kind: fc.constantFrom(
          'moved-item',
          'shrinking-list',
          'changing-total',
          'duplicate-item',
          'repeated-page',
        ),
        path: courses,
        times,
      }),
      // A feed has no pages.
      weight: platform === 'feed' ? 0 : 6,
    },
    fc.record({ kind: fc.constant('wrong-shape'), body: fc.constantFrom(...SHAPES), path, times }),
    fc.record({ kind: fc.constant('slow'), delayMs: fc.constant(60_000), path, times }),
    { arbitrary: badRecord, weight: 4 },
    // From such a list, nobody can tell which course is missing.
    { arbitrary: badRecordOf(FIELDS[platform][0]), weight: 3 },
  );
  return fc.array(fault, { minLength: 1, maxLength: 2 });
}
