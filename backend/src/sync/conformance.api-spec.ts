import { PlatformError } from '../common/problem/app-error.js';
import type { PlatformName } from '../common/platforms.js';
import type { PaymentOption } from '../common/price/price-words.js';
import type { Sandbox, SandboxOptions } from '../../sandbox/server.js';
import type { Capability, CoursePlatform, ScannedCatalogue } from './platform.js';
import type { CourseRow } from './platforms/course-row.js';
import { FeedPlatform } from './platforms/feed/feed.platform.js';
import { MoodlePlatform } from './platforms/moodle/moodle.platform.js';
import { ThinkificPlatform } from './platforms/thinkific/thinkific.platform.js';
import { UdemyPlatform } from './platforms/udemy/udemy.platform.js';
import { createSyncTest, IMPATIENT, physicalCourses, type SyncTest } from './sync.factory.js';

/** What the suite has to know of an adapter. Another adapter joins by an entry in `ADAPTERS`. */
interface Adapter {
  platform: PlatformName;
  label: string;
  table: 'courses' | 'udemy_courses';
  /** Faults in `PASSING` that the platform means to last. */
  lasting?: string[];
  /** A pattern of the path of the list of courses. */
  list: string;
  /** Catalogues of the sandbox: of one page, and of several, if the platform has pages. */
  onePage: SandboxOptions;
  pages?: SandboxOptions & { count: number };
  /** Returns what no error may contain. */
  secret?: (sandbox: Sandbox) => string;
  /** What errors say to check after a lasting refusal. */
  advice: Record<401 | 403 | 404, RegExp>;
  withoutCredentials(): CoursePlatform;
}

const ADAPTERS: Adapter[] = [
  {
    platform: 'thinkific',
    label: 'Thinkific',
    table: 'courses',
    list: '^/courses$',
    onePage: { catalogue: { courses: 7 } },
    pages: { catalogue: { courses: 270 }, count: 270 },
    secret: ({ thinkific }) => thinkific.apiKey,
    advice: {
      401: /Check the credential and the subdomain/,
      403: /plan includes API access/,
      404: /Check THINKIFIC_API_URL/,
    },
    withoutCredentials: () =>
      new ThinkificPlatform({
        apiUrl: 'http://127.0.0.1:9',
        subdomain: null,
        credential: 'api-key',
        apiKey: null,
        accessToken: null,
        credentialExpires: null,
        siteUrl: null,
      }),
  },
  {
    platform: 'udemy',
    label: 'Udemy',
    table: 'udemy_courses',
    list: '^/taught-courses/courses/$',
    onePage: { udemyCatalogue: { courses: 7 } },
    pages: { udemyCatalogue: { courses: 101 }, count: 101 },
    secret: ({ udemy }) => udemy.apiToken,
    advice: {
      401: /Check UDEMY_API_TOKEN/,
      403: /is an instructor/,
      404: /Check UDEMY_API_URL/,
    },
    withoutCredentials: () => new UdemyPlatform({ apiUrl: 'http://127.0.0.1:9', apiToken: null }),
  },
  {
    platform: 'feed',
    label: 'Course feed',
    table: 'courses',
    list: '^/courses.json$',
    lasting: ['a 403 page'],
    onePage: { feedCatalogue: { courses: 7 } },
    advice: {
      401: /the address must open without a login/,
      403: /the address must open without a login/,
      404: /Check FEED_URL/,
    },
    withoutCredentials: () =>
      new FeedPlatform(
        { source: 'address', url: null },
        { readSite: () => Promise.reject(new Error()), readUpload: () => Promise.resolve(null) },
      ),
  },
  {
    platform: 'moodle',
    label: 'Moodle',
    table: 'courses',
    list: '^/webservice/rest/server.php$',
    onePage: { moodleCatalogue: { courses: 7 } },
    secret: ({ moodle }) => moodle.token,
    advice: {
      401: /Check MOODLE_TOKEN/,
      403: /has the function core_course_get_courses_by_field/,
      404: /Check MOODLE_URL/,
    },
    withoutCredentials: () =>
      new MoodlePlatform(
        { url: null, token: null },
        {
          readCategories: () => Promise.reject(new Error()),
          readKnownCurricula: () => Promise.reject(new Error()),
        },
      ),
  },
];

const status = (code: number, how: object = {}) => ({ kind: 'status', status: code, ...how });

/** Faults that may pass, and what is said of them while they last. */
const PASSING: [string, object, RegExp][] = [
  ['429 in milliseconds', status(429, { resetUnit: 'ms', resetAfterSeconds: 0 }), /answered 429/],
  ['429 in seconds', status(429, { resetUnit: 's', resetAfterSeconds: 0 }), /answered 429/],
  [
    '429 with what remains',
    status(429, { resetUnit: 'remaining-ms', resetAfterSeconds: 4 }),
    /answered 429/,
  ],
  ['429 by Retry-After', status(429, { resetUnit: 'retry-after' }), /answered 429/],
  ['429 without a time', status(429, { resetUnit: 'missing' }), /answered 429 .*Try again later/],
  ['500', status(500), /answered 500 .*Try again later/],
  ['503', status(503), /answered 503/],
  ['520', { kind: 'cloudflare-error' }, /answered 520 .*error code: 520/],
  ['a 403 page', { kind: 'html-403' }, /answered 403 .*a web page/],
  ['a 200 page', { kind: 'html-200' }, /answered 200 .*a web page/],
  ['half a JSON', { kind: 'truncated-json' }, /instead of (complete JSON|a feed of courses)/],
  ['an empty body', { kind: 'empty-body' }, /an empty body/],
  ['another shape', { kind: 'wrong-shape' }, /unexpected data: |must be a list/],
  ['silence', { kind: 'slow', delayMs: 60_000 }, /no complete response to GET \S+ within 0\.5 s/],
  ['hanging up', { kind: 'hang-up' }, /could not be reached for GET/],
];

type OtherThanPrices = Exclude<Capability, PaymentOption['type']>;

/** Returns what an adapter delivers by a scan and by its members, in alphabetical order. */
function deliveredBy(
  platform: CoursePlatform,
  { rows, instructors, bundles, promotions, reviews }: ScannedCatalogue,
): Capability[] {
  const courses = [...rows.values()] as Partial<CourseRow>[];
  const prices = courses.flatMap(({ payment_options: options = [] }) => options);
  const isDelivered: Record<OtherThanPrices, boolean> = {
    curriculum: courses.some(({ curriculum }) => curriculum?.length),
    instructors: Boolean(instructors?.rows?.length),
    bundles: Boolean(bundles?.length),
    promotions: Boolean(promotions?.length),
    reviews: Boolean(reviews?.rows.length),
    webhooks: 'scanSome' in platform,
  };
  const others = (Object.keys(isDelivered) as OtherThanPrices[]).filter((one) => isDelivered[one]);
  return [...new Set([...prices.map(({ type }) => type), ...others])].toSorted();
}

const OF_LISTS = [
  'moved-item',
  'shrinking-list',
  'changing-total',
  'duplicate-item',
  'repeated-page',
];

describe.each(ADAPTERS)('the adapter of $label', (adapter) => {
  const { platform, label, table, list } = adapter;

  async function failureOf(test: SyncTest): Promise<string> {
    const before = await physicalCourses(test.database, table);
    const failure: unknown = await test.sync
      .run(platform, 'admin')
      .catch((error: unknown) => error);
    if (!(failure instanceof PlatformError)) throw failure;
    expect(failure.status).toBe(502);
    expect(failure.message.startsWith(label)).toBe(true);
    expect(failure.message).toMatch(/\. The catalogue is unchanged\.$/);
    if (adapter.secret) expect(failure.message).not.toContain(adapter.secret(test.sandbox));
    expect(await physicalCourses(test.database, table)).toEqual(before);
    expect((await test.runs.newest(platform))[0]).toMatchObject({
      status: 'failed',
      error: failure.message,
      finished_at: expect.stringMatching(/Z$/) as string,
    });
    return failure.message;
  }

  it('delivers all that it declares, and nothing else', async () => {
    const test = await createSyncTest({ readsReviews: true });
    const used = test.platforms.find(({ name }) => name === platform) as CoursePlatform;
    const catalogue = await used.scan(AbortSignal.timeout(60_000));
    await test.close();
    expect(deliveredBy(used, catalogue)).toEqual(used.capabilities.toSorted());
  });

  describe('with a catalogue of one page', () => {
    let test: SyncTest;
    let fetched: number;

    beforeAll(async () => {
      test = await createSyncTest({ sandbox: adapter.onePage, timings: IMPATIENT });
      ({ fetched } = await test.sync.run(platform, 'admin'));
    });
    afterAll(() => test.close());
    afterEach(() => test.controlOf(platform)('DELETE', '/faults'));

    const run = () => test.sync.run(platform, 'admin');
    const spoil = (fault: object) => test.controlOf(platform)('PUT', '/faults', fault);

    it('brings each course once, counts its requests, and writes nothing the second time', async () => {
      const before = await physicalCourses(test.database, table);
      expect(before).toHaveLength(fetched);
      const { requests } = await run();
      expect(await physicalCourses(test.database, table)).toEqual(before);
      await test.controlOf(platform)('DELETE', '/requests');
      await run();
      const log = await fetch(`${test.sandbox.url}/control/${platform}/requests`);
      expect(await log.json()).toMatchObject({ count: requests });
    });

    it.each([401, 403, 404] as const)('says what to check after a %i of its list', async (code) => {
      await spoil(status(code, { path: list }));
      const message = await failureOf(test);
      expect(message).toContain(`answered ${code} to GET`);
      expect(message).toMatch(adapter.advice[code]);
    });

    it.each(PASSING)(
      'changes nothing and says what was answered: %s',
      async (_what, fault, said) => {
        await spoil({ path: list, ...fault });
        expect(await failureOf(test)).toMatch(said);
      },
    );

    const passing = PASSING.filter(([what]) => !adapter.lasting?.includes(what));

    it.each(passing)('succeeds when it passes: %s', async (_what, fault) => {
      await spoil({ path: list, ...fault, times: 2 });
      expect(await run()).toMatchObject({ status: 'succeeded', fetched, updated: 0 });
    });

    it('goes on without a record that cannot be read, and removes no course for it', async () => {
      await spoil({ kind: 'bad-record', path: list, field: 'id', value: null });
      const result = await run();
      expect(result).toMatchObject({ status: 'partial', fetched, updated: 0, removed: 0 });
      expect(await test.runs.problems(result.id)).toMatchObject([{ course_id: null, field: 'id' }]);
    });

    it('names the credentials that are missing, and asks nothing', async () => {
      const replica = await test.addReplica({ platforms: [adapter.withoutCredentials()] });
      const missing = adapter.withoutCredentials().missingConfiguration();
      expect(missing).not.toEqual([]);
      await expect(replica.sync.run(platform, 'admin')).rejects.toThrow(missing.join(' and '));
    });
  });

  const { pages } = adapter;
  if (!pages) return;

  describe('with a list that changes while it is read', () => {
    let test: SyncTest;

    beforeAll(async () => {
      test = await createSyncTest({ sandbox: pages, timings: IMPATIENT });
      await test.sync.run(platform, 'admin');
    });
    afterAll(() => test.close());
    afterEach(() => test.controlOf(platform)('DELETE', '/faults'));

    it.each(OF_LISTS)('reads it again: %s', async (kind) => {
      await test.controlOf(platform)('PUT', '/faults', { kind, path: list, times: 2 });
      const { count: fetched } = pages;
      expect(await test.sync.run(platform, 'admin')).toMatchObject({ fetched, updated: 0 });
    });

    it.each(OF_LISTS)('fails after the third reading, and changes nothing: %s', async (kind) => {
      await test.controlOf(platform)('PUT', '/faults', { kind, path: list });
      expect(await failureOf(test)).toMatch(/changed its list GET \S+ each time while it was read/);
    });
  });
});
