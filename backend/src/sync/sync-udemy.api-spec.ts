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

  it('keeps ratings and prices up to date without counting them as changes', async () => {
    await run();
    expect(await course(PYTHON)).toMatchObject({
      headline: 'Write the Python that reviewers like, in eleven short evenings',
      ...{ rating: 4.62, num_reviews: 3184, price_text: '$19.99' },
      image_url: expect.stringMatching(/python-for-busy-engineers\.svg$/) as string,
    });
    const setRule = (id: string, rule: string) =>
      test.database.query('UPDATE udemy_courses SET sync_rule = $2 WHERE udemy_id = $1', [
        id,
        rule,
      ]);
    await setRule(PYTHON, 'ask');
    await setRule(SQL, 'frozen');
    const changes = { rating: 4.5, num_reviews: 3200, price: 14.99, headline: null };
    for (const id of [PYTHON, SQL]) await test.controlUdemy('PATCH', at(id), changes);
    expect(await run()).toMatchObject({ added: 0, updated: 0, removed: 0, proposed: 0, frozen: 0 });
    expect(await course(PYTHON)).toMatchObject({
      ...{ headline: null, rating: 4.5, num_reviews: 3200, price_text: '$14.99' },
      difference: null,
    });
    expect(await course(SQL)).toMatchObject({ rating: 4.71, num_reviews: 2210 });
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

  it.each([
    ['half a JSON', { kind: 'truncated-json', page: 2 }, /page=2\S* .*instead of complete JSON/],
    ['numeric ids', { kind: 'numeric-id' }, /unexpected data: results\.0\.id/],
    ['courses without address', { kind: 'null-url' }, /unexpected data: results\.0\.url/],
    ['a list that shrinks', { kind: 'shrinking-list' }, /each time .*\(page 2 is gone\)/],
    ['a link that goes round', { kind: 'circular-next' }, /each time while it was read/],
    [
      'a link elsewhere',
      { kind: 'foreign-next', origin: 'http://127.0.0.1:9' },
      /elsewhere \(http:\/\/127\.0\.0\.1:9\), which is not followed/,
    ],
  ])('says what was answered: %s', async (_name, fault, message) => {
    await test.controlUdemy('PUT', '/faults', fault);
    await expect(run()).rejects.toThrow(message);
  });

  it.each(['numeric-id', 'null-url'])('goes on without two records: %s', async (kind) => {
    await test.controlUdemy('PUT', '/faults', { kind, times: 2 });
    const partial = { status: 'partial', fetched: 101, updated: 0, removed: 0, problems: 2 };
    expect(await run()).toMatchObject(partial);
  });
});
