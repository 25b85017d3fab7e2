import fc from 'fast-check';
import { type Fault, faults } from './faults.js';
import type { CourseLinkDecision } from '../../src/catalogue/links/dto/course-link.dto.js';
import type { Change, PlatformName } from './platform-model.js';

/** Courses by their position among those of the platform, runs from the newest on. */
interface OnCourse {
  at: PlatformName;
  course: number;
}

/** How an event is delivered: never, once, twice, on request, with outdated data, or with a wrong signature. */
type Telling = 'silent' | 'reported' | 'twice' | 'late' | 'outdated' | 'forged';

export type PlatformAction = OnCourse & { reported: Telling } & (
    | { do: 'change'; to: Change }
    | { do: 'come or go' }
  );

export type UserAction =
  | (OnCourse & { do: 'rule'; rule: 'follow' | 'ask' | 'frozen' })
  | (OnCourse & { do: 'show'; visible: boolean })
  | (OnCourse & { do: 'accept' | 'decline' })
  | { do: 'override'; course: number; title: number | null; price: number | null }
  | { do: 'clear'; course: number }
  | { do: 'bulk rule'; at: PlatformName; courses: number[]; rule: 'follow' | 'ask' | 'frozen' }
  | { do: 'bulk show'; courses: number[]; visible: boolean }
  | { do: 'bulk level'; courses: number[]; level: string | null }
  | { do: 'assign' | 'unassign'; course: number; staff: number }
  | { do: 'link'; course: number; with: number; decision: CourseLinkDecision };

/** Some runs lose their connection after one of their writes. */
export type RunAction =
  | { do: 'keep'; run: number }
  | { do: 'apply'; run: number; cut: number | null }
  | {
      do: 'undo';
      run: number;
      skip: boolean;
      only: number | null;
      freeze: boolean;
      cut: number | null;
    };

/** What happens while a run reads or writes. */
type DuringRun =
  | { kind: 'nothing' | 'another' | 'cancel' }
  | { kind: 'crash' }
  | { kind: 'cut'; write: number }
  | { kind: 'actions'; actions: (PlatformAction | UserAction)[] };

export interface SyncAction {
  do: 'sync' | 'preview';
  at: PlatformName;
  on: number;
  faults: Fault[];
  duringRun: DuringRun;
}

export type Action =
  | PlatformAction
  | UserAction
  | RunAction
  | SyncAction
  | { do: 'deliver'; event: number }
  /** A Thinkific course is changed, reported, and read again before anything else. */
  | { do: 'hear'; course: number; to: Change };

const at = fc.oneof(
  { arbitrary: fc.constant<PlatformName>('thinkific'), weight: 3 },
  { arbitrary: fc.constant<PlatformName>('udemy'), weight: 1 },
  { arbitrary: fc.constant<PlatformName>('feed'), weight: 1 },
);
const bulkAt = at.filter((platform) => platform !== 'feed');
const course = fc.nat(5);
const courses = fc.uniqueArray(course, { minLength: 1, maxLength: 6 });
const rule = fc.constantFrom('follow' as const, 'ask' as const, 'frozen' as const);
const small = fc.nat(3);

const thinkificChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      'name',
      'picture',
      'describe',
      'chapters',
      'move',
      'instructor',
      'payment',
    ),
    to: small,
  }),
  fc.record({
    kind: fc.constantFrom('price', 'collection'),
    to: fc.option(small),
  }),
  fc.record({
    kind: fc.constant('sale'),
    to: fc.constantFrom('published', 'hidden', 'private', 'draft'),
  }),
);

const udemyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constantFrom('paid', 'published'), to: fc.boolean() }),
  fc.record({ kind: fc.constant('name'), to: small }),
);

const TELLINGS = ['reported', 'twice', 'late', 'outdated', 'outdated', 'forged'] as const;
const reported = fc.oneof(
  { arbitrary: fc.constant<Telling>('silent'), weight: 9 },
  { arbitrary: fc.constantFrom<Telling>(...TELLINGS), weight: 1 },
);

const platformAction: fc.Arbitrary<PlatformAction> = fc.oneof(
  {
    arbitrary: fc.record({
      do: fc.constant('change'),
      at: fc.constant('thinkific'),
      course,
      reported,
      to: thinkificChange,
    }),
    weight: 5,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('change'),
      at: fc.constant('udemy'),
      course,
      reported: fc.constant('silent'),
      to: udemyChange,
    }),
    weight: 1,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('change'),
      at: fc.constant('feed'),
      course,
      reported: fc.constant('silent'),
      to: thinkificChange,
    }),
    weight: 1,
  },
  { arbitrary: fc.record({ do: fc.constant('come or go'), at, course, reported }), weight: 2 },
);

const override = fc.record({
  do: fc.constant('override' as const),
  course,
  title: fc.option(small),
  price: fc.option(small),
});
const assign = fc.record({
  do: fc.constantFrom('assign' as const, 'assign' as const, 'unassign' as const),
  course,
  staff: fc.nat(1),
});
const ruleOfSome = fc.record({
  do: fc.constant('bulk rule' as const),
  at: bulkAt,
  courses,
  rule,
});

const userAction: fc.Arbitrary<UserAction> = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('rule'), at, course, rule }), weight: 4 },
  { arbitrary: fc.record({ do: fc.constantFrom('accept', 'decline'), at, course }), weight: 3 },
  fc.record({ do: fc.constant('show'), at, course, visible: fc.boolean() }),
  override,
  fc.record({ do: fc.constant('clear'), course }),
  ruleOfSome,
  fc.record({ do: fc.constant('bulk show'), courses, visible: fc.boolean() }),
  fc.record({
    do: fc.constant('bulk level'),
    courses,
    level: fc.constantFrom('Beginner', 'Expert', null),
  }),
  assign,
  {
    arbitrary: fc.record({
      do: fc.constant('link'),
      course,
      with: course,
      decision: fc.constantFrom('same', 'same', 'different', 'open'),
    }),
    weight: 3,
  },
);

/** From the first relevant write to one more than most runs have; an undo has fewer. */
const write = fc.integer({ min: 3, max: 14 });
const cut = fc.option(write, { freq: 3 });
const cutOfUndo = fc.option(fc.integer({ min: 2, max: 7 }), { freq: 1 });

const runAction: fc.Arbitrary<RunAction> = fc.oneof(
  fc.record({ do: fc.constant('keep'), run: fc.nat(4) }),
  fc.record({ do: fc.constant('apply'), run: fc.nat(4), cut }),
  {
    arbitrary: fc.record({
      do: fc.constant('undo'),
      run: fc.nat(4),
      skip: fc.boolean(),
      only: fc.option(course, { freq: 4 }),
      freeze: fc.boolean(),
      cut: cutOfUndo,
    }),
    weight: 2,
  },
);

const duringRun: fc.Arbitrary<DuringRun> = fc.oneof(
  { arbitrary: fc.constant({ kind: 'nothing' }), weight: 8 },
  fc.record({ kind: fc.constantFrom('another', 'cancel') }),
  { arbitrary: fc.constant({ kind: 'crash' }), weight: 1 },
  { arbitrary: fc.record({ kind: fc.constant('cut'), write }), weight: 4 },
  fc.record({
    kind: fc.constant('actions'),
    actions: fc.array(fc.oneof(platformAction, userAction), { minLength: 1, maxLength: 3 }),
  }),
);

const syncAction: fc.Arbitrary<SyncAction> = at.chain((platform) =>
  fc.record({
    do: fc.oneof(
      { arbitrary: fc.constant('sync' as const), weight: 3 },
      { arbitrary: fc.constant('preview' as const), weight: 1 },
    ),
    at: fc.constant(platform),
    on: fc.nat(1),
    faults: fc.oneof(
      { arbitrary: fc.constant<Fault[]>([]), weight: 3 },
      { arbitrary: faults(platform), weight: 2 },
    ),
    duringRun,
  }),
);

const heardTwice = course.chain((place) => {
  const hear = fc.record({
    do: fc.constant('hear' as const),
    course: fc.constant(place),
    to: thinkificChange,
  });
  return fc.tuple(hear, hear);
});

const groups: fc.Arbitrary<Action[]> = fc.oneof(
  { arbitrary: fc.array(platformAction, { minLength: 1, maxLength: 5 }), weight: 5 },
  { arbitrary: userAction.map((action) => [action]), weight: 5 },
  { arbitrary: syncAction.map((action) => [action]), weight: 5 },
  { arbitrary: runAction.map((action) => [action]), weight: 4 },
  fc.oneof(
    {
      arbitrary: fc
        .record({ do: fc.constant('deliver'), event: fc.nat(3) })
        .map((action) => [action]),
      weight: 2,
    },
    { arbitrary: heardTwice, weight: 1 },
  ),
);

const WELL: SyncAction = {
  do: 'sync',
  at: 'thinkific',
  on: 0,
  faults: [],
  duringRun: { kind: 'nothing' },
};

/** Actions in sequence: first a run with changes, because most actions need one, and records that admins use later. */
export const sequences: fc.Arbitrary<Action[]> = fc
  .tuple(
    fc.array(platformAction, { minLength: 1, maxLength: 4 }),
    fc.array(fc.oneof(ruleOfSome, override, assign), { maxLength: 2, size: 'max' }),
    fc.array(groups, { minLength: 2, maxLength: 7, size: 'max' }),
  )
  .map(([first, wanted, then]) => [...first, WELL, ...wanted, ...then.flat()]);

/** Two states of a platform: the changes before the first check, and before the second. */
export const pairs: fc.Arbitrary<PlatformAction[][]> = at.chain((platform) => {
  const edits = fc.array(
    platformAction
      .filter((action) => action.at === platform)
      .map((action): PlatformAction => ({ ...action, reported: 'silent' })),
    { minLength: 1, maxLength: 10, size: 'max' },
  );
  return fc.tuple(edits, edits);
});
