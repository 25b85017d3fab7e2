import { PlatformError } from '../common/problem/app-error.js';
import { insertUser } from '../identity/users/user.factory.js';
import { createSyncTest, IMPATIENT, physicalCourses, type SyncTest } from './sync.factory.js';

const PYTHON = 'x01kT4vQ-mPz2_bXw8RnY6aLQ==';
const SQL = 'x01Kt4Vq-MpZ2_BxW8rNy6AlQ==';
const PUBLISHED = 16;

const at = (id: string) => `/courses/${encodeURIComponent(id)}`;

describe('a sync with Udemy', () => {
  let test: SyncTest;

  beforeEach(async () => {
    test = await createSyncTest();
  });
  afterEach(() => test.close());

  const run = () => test.sync.run('udemy', 'admin');
  const course = async (id: string) =>
    (
      await test.database.query<Record<string, unknown>>(
        'SELECT * FROM udemy_courses WHERE udemy_id = $1',
        [id],
      )
    )[0];

  it('brings the published courses, ids that differ only by case apart, and records the run', async () => {
    const result = await run();
    expect(result).toMatchObject({
      platform: 'udemy',
      status: 'succeeded',
      fetched: PUBLISHED,
      added: PUBLISHED,
      updated: 0,
      removed: 0,
    });
    expect(await test.runs.newest('udemy')).toEqual([result]);
    expect(await course(PYTHON)).toMatchObject({
      title: 'Python for Busy Engineers',
      url: '/course/python-for-busy-engineers/',
      is_paid: true,
      visibility_choice: null,
      removed_at: null,
    });
    expect(await course(SQL)).toMatchObject({ title: 'SQL Window Functions, Step by Step' });
    const drafts = await test.database.query(
      `SELECT FROM udemy_courses WHERE url LIKE '%/draft/%'`,
    );
    expect(drafts).toEqual([]);
  });

  it('writes no row when nothing changed, and only the one that did', async () => {
    await run();
    const before = await physicalCourses(test.database, 'udemy_courses');
    expect(await run()).toMatchObject({ added: 0, updated: 0, removed: 0 });
    expect(await physicalCourses(test.database, 'udemy_courses')).toEqual(before);

    await test.controlUdemy('PATCH', at(PYTHON), { title: 'Renamed', is_paid: false });
    expect(await run()).toMatchObject({ added: 0, updated: 1, removed: 0 });
    expect(await course(PYTHON)).toMatchObject({ title: 'Renamed', is_paid: false });
  });

  it('reads every page of a large account', async () => {
    await test.controlUdemy('PUT', '/catalogue', { courses: 2_000 });
    expect(await run()).toMatchObject({ fetched: 2_000, added: 2_000 });
    const log = await fetch(`${test.sandbox.url}/control/udemy/requests`);
    expect(((await log.json()) as { count: number }).count).toBe(20);
  });

  it('keeps visibility and assignments while a course goes and comes back', async () => {
    await run();
    const { id: staff } = await insertUser(test.database);
    await test.database.query('UPDATE udemy_courses SET visibility_choice = false');
    await test.database.query(
      'INSERT INTO staff_assignments (udemy_id, staff_user_id) VALUES ($1, $2), ($3, $2)',
      [PYTHON, staff, SQL],
    );
    const assignments = () => test.database.query('SELECT * FROM staff_assignments ORDER BY id');
    const before = await assignments();

    await test.controlUdemy('DELETE', at(PYTHON));
    await test.controlUdemy('PATCH', at(SQL), { is_published: false });
    expect(await run()).toMatchObject({ fetched: PUBLISHED - 2, removed: 2 });
    for (const id of [PYTHON, SQL]) {
      expect((await course(id))?.['removed_at']).toEqual(expect.anything());
    }
    expect(await assignments()).toEqual(before);

    await test.controlUdemy('POST', `${at(PYTHON)}/restore`);
    await test.controlUdemy('PATCH', at(SQL), { is_published: true });
    expect(await run()).toMatchObject({ fetched: PUBLISHED, updated: 2, removed: 0 });
    expect(await course(PYTHON)).toMatchObject({ removed_at: null, visibility_choice: false });
    expect(await assignments()).toEqual(before);
  });

  it.each([
    ['frozen', 'frozen'],
    ['ask', 'proposed'],
  ])('asks once for a course that is gone and kept by its rule (%s)', async (rule, counted) => {
    const { requests } = await run();
    await test.database.query('UPDATE udemy_courses SET sync_rule = $1 WHERE udemy_id = $2', [
      rule,
      PYTHON,
    ]);
    await test.controlUdemy('DELETE', at(PYTHON));
    expect(await run()).toMatchObject({ [counted]: 1, requests: 2 * requests });
    expect(await run()).toMatchObject({ [counted]: 1, removed: 0, requests });

    await test.database.query(`UPDATE udemy_courses SET sync_rule = 'follow'`);
    expect(await run()).toMatchObject({ removed: 1, requests: 2 * requests });
  });

  it('runs beside a sync of the other platform', async () => {
    const runs = await Promise.all([run(), test.sync.run('thinkific', 'admin')]);
    expect(runs.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  });

  it('keeps to the vendor’s limit once it is known', async () => {
    const fault = { kind: 'status', status: 429, resetAfterSeconds: 1, times: 2 };
    await test.controlUdemy('PUT', '/faults', fault);
    expect(await run()).toMatchObject({ status: 'succeeded', fetched: PUBLISHED });
  });
});

describe('a sync with Udemy that fails', () => {
  let test: SyncTest;

  beforeAll(async () => {
    test = await createSyncTest({
      sandbox: { udemyCatalogue: { courses: 101 } },
      timings: IMPATIENT,
    });
    await test.sync.run('udemy', 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.controlUdemy('DELETE', '/faults'));

  const run = () => test.sync.run('udemy', 'admin');

  const faults: [string, object, RegExp][] = [
    ['401', { kind: 'status', status: 401 }, /answered 401 .*Check UDEMY_API_TOKEN/],
    ['403', { kind: 'status', status: 403 }, /answered 403 .*is an instructor/],
    ['404', { kind: 'status', status: 404 }, /answered 404 .*Check UDEMY_API_URL/],
    ['429', { kind: 'status', status: 429, resetAfterSeconds: 0 }, /answered 429 .*Try again/],
    ['maintenance', { kind: 'status', status: 503 }, /answered 503 .*Try again later/],
    ['a 403 page', { kind: 'html-403' }, /answered 403 .*a web page/],
    ['half a JSON', { kind: 'truncated-json', page: 2 }, /page=2\S* .*instead of complete JSON/],
    ['an empty body', { kind: 'empty-body' }, /an empty body/],
    ['another shape', { kind: 'wrong-shape' }, /unexpected data: count/],
    ['numeric ids', { kind: 'numeric-id' }, /unexpected data: results\.0\.id/],
    ['courses without address', { kind: 'null-url' }, /unexpected data: results\.0\.url/],
    ['silence', { kind: 'slow', delayMs: 60_000 }, /no complete response .* within 0\.5 s/],
    ['hanging up', { kind: 'hang-up' }, /could not be reached for GET/],
    ['a list that shrinks', { kind: 'shrinking-list' }, /each time .*\(page 2 is gone\)/],
    ['a page that repeats', { kind: 'repeated-page' }, /each time while it was read/],
    ['a link that goes round', { kind: 'circular-next' }, /each time while it was read/],
    ['a repeated item', { kind: 'duplicate-item' }, /each time while it was read/],
    ['a changing total', { kind: 'changing-total' }, /each time while it was read/],
    ['an item that moves', { kind: 'moved-item' }, /each time while it was read/],
    [
      'a link elsewhere',
      { kind: 'foreign-next', origin: 'http://127.0.0.1:9' },
      /elsewhere \(http:\/\/127\.0\.0\.1:9\), which is not followed/,
    ],
  ];

  it.each(faults)(
    'changes nothing and says what was answered: %s',
    async (_name, fault, message) => {
      const before = await physicalCourses(test.database, 'udemy_courses');
      await test.controlUdemy('PUT', '/faults', fault);
      const failure: unknown = await run().catch((error: unknown) => error);
      if (!(failure instanceof PlatformError)) throw failure;
      expect(failure.message).toMatch(message);
      expect(failure.message).toMatch(/^Udemy .*\. The catalogue is unchanged\.$/);
      expect(failure.message).not.toContain(test.sandbox.udemy.apiToken);
      expect(await physicalCourses(test.database, 'udemy_courses')).toEqual(before);
      expect((await test.runs.newest())[0]).toMatchObject({
        status: 'failed',
        error: failure.message,
      });
    },
  );

  const lasting = ['401', '403', '404', 'a link elsewhere'];
  const ofOneRecord = ['numeric ids', 'courses without address'];
  const passing = faults.filter(([name]) => !lasting.includes(name) && !ofOneRecord.includes(name));

  it.each(passing)('succeeds when it passes: %s', async (_name, fault) => {
    await test.controlUdemy('PUT', '/faults', { ...fault, times: 2 });
    expect(await run()).toMatchObject({ status: 'succeeded', fetched: 101, updated: 0 });
  });

  it.each(['numeric-id', 'null-url'])('goes on without two records: %s', async (kind) => {
    await test.controlUdemy('PUT', '/faults', { kind, times: 2 });
    const partial = { status: 'partial', fetched: 101, updated: 0, removed: 0, problems: 2 };
    expect(await run()).toMatchObject(partial);
  });
});
