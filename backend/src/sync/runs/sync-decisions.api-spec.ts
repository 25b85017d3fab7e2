import { SandboxClient } from '../../../sandbox/sandbox-client.factory.js';
import { CapturedLog } from '../../../test/captured-log.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { OF_THIS_DATABASE } from '../../../test/database.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { insertOverride } from '../../catalogue/courses/course.factory.js';
import type { SyncChangePageDto } from '../dto/sync-change.dto.js';
import type { SyncRunDto, SyncRunPageDto } from '../dto/sync-run.dto.js';
import type { SyncStatusDto } from '../dto/sync-status.dto.js';
import { SyncService } from '../sync.service.js';

const SYNC = '/api/admin/thinkific/sync';
const RUNS = '/api/admin/sync-runs';
const FORKS = 2200451;
const PRODUCT = 2300451;

describe('syncs that look before they write', () => {
  const log = new CapturedLog();
  let sandbox: SandboxClient;
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp({ log });
    sandbox = new SandboxClient(test.sandbox);
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await sandbox.control('POST', '/reset');
    await test.database.empty('courses', 'sync_runs');
    await admin.api.post(SYNC);
  });

  const change = (path: string, body: object) =>
    sandbox.control('PATCH', `/thinkific${path}`, body);
  const preview = async () => (await admin.api.post<SyncRunDto>(`${SYNC}/preview`)).body;
  const decide = (id: number, how: 'apply' | 'keep') =>
    admin.api.post<SyncRunDto>(`${RUNS}/${id}/${how}`);
  const changes = async (id: number, query = '') =>
    (await admin.api.get<SyncChangePageDto>(`${RUNS}/${id}/changes${query}`)).body;
  const page = async (query = '') =>
    (await admin.api.get<SyncRunPageDto>(`${RUNS}/page${query}`)).body;
  const courses = () => test.database.query('SELECT xmin, * FROM courses ORDER BY thinkific_id');
  const statusNow = async () =>
    (await admin.api.get<SyncStatusDto[]>('/api/admin/sync-status')).body[0];
  const columnOf = async (column: string) => {
    const [row] = await test.database.query<Record<string, unknown>>(
      `SELECT ${column} FROM courses WHERE thinkific_id = ${FORKS}`,
    );
    return row?.[column];
  };

  /** Takes the first so many published courses from sale. */
  async function hide(count: number): Promise<void> {
    const products = await test.database.query<{ id: number }>(
      `SELECT thinkific_id + 100000 AS id FROM courses WHERE on_sale ORDER BY thinkific_id LIMIT $1`,
      [count],
    );
    for (const { id } of products) await change(`/products/${id}`, { hidden: true });
  }

  const visible = async () => {
    const [row] = await test.database.query<{ count: number }>(
      'SELECT count(*)::int FROM courses WHERE courses.is_visible',
    );
    return row?.count ?? 0;
  };

  it('show field by field what would change, and write nothing', async () => {
    await insertOverride(test.database, FORKS, { title: 'Our title' });
    await change(`/courses/${FORKS}`, { name: 'Their new title', chapters: ['One', 'Two'] });
    await change(`/products/${PRODUCT}`, {
      product_prices: [{ id: 1, is_primary: true, label: null, price: '59.0' }],
    });
    const before = await courses();
    const curriculum = (await columnOf('curriculum')) as string[];
    const run = await preview();
    expect(run).toMatchObject({ status: 'previewed', added: 0, updated: 1, removed: 0 });
    expect(run).toMatchObject({ started_by: admin.user.name, decision: 'waiting', error: null });
    expect(run.requests).toBeGreaterThan(3);
    expect(await courses()).toEqual(before);
    const found = await changes(run.id);
    expect(found.pagination).toMatchObject({ total: 1 });
    const [course] = found.changes;
    expect(course).toMatchObject({ course_id: String(FORKS), kind: 'changed', is_new: false });
    const byField = Object.fromEntries(course?.fields.map((field) => [field.field, field]) ?? []);
    expect(byField['title']).toMatchObject({ after: 'Their new title', is_overridden: true });
    expect(byField['price']).toMatchObject({ after: '$59.00', is_overridden: false });
    expect(byField['curriculum']).toMatchObject({
      before: curriculum.join('\n'),
      after: 'One\nTwo',
    });
    expect(await statusNow()).toMatchObject({ platform: 'thinkific', state: 'fresh', error: null });
  });

  it('write exactly what was seen, and say who asked', async () => {
    await change(`/courses/${FORKS}`, { name: 'Seen' });
    await sandbox.control('DELETE', '/thinkific/courses/2209015');
    const seen = await preview();
    const { status, body } = await decide(seen.id, 'apply');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'succeeded', updated: 1, removed: 1, follows: seen.id });
    expect(await columnOf('name')).toBe('Seen');
    const { changes: written } = await changes(body.id);
    expect(written.map(({ kind }) => kind)).toEqual(['removed', 'changed']);
    const { body: decided } = await admin.api.get<SyncRunDto>(`${RUNS}/${seen.id}`);
    expect(decided).toMatchObject({ decision: 'apply', decided_by: admin.user.name });
    expect((await decide(seen.id, 'apply')).status).toBe(409);
  });

  it('write nothing once the platform has moved on, and show what is new', async () => {
    await change(`/courses/${FORKS}`, { name: 'Seen' });
    const seen = await preview();
    await change('/courses/2209015', { name: 'Not seen' });
    const before = await courses();
    const { body: again } = await decide(seen.id, 'apply');
    expect(again).toMatchObject({ status: 'previewed', updated: 2, follows: seen.id });
    expect(await courses()).toEqual(before);
    const marks = (await changes(again.id)).changes.map(({ title, is_new }) => [title, is_new]);
    expect(marks).toEqual(
      expect.arrayContaining([
        ['Seen', false],
        ['Not seen', true],
      ]),
    );
    expect((await decide(again.id, 'apply')).body).toMatchObject({ status: 'succeeded' });
    expect(await columnOf('name')).toBe('Seen');
  });

  it('ask before more than a fifth of the visible courses go, and then write them all', async () => {
    const all = await visible();
    await hide(Math.floor(all / 5) + 1);
    const before = await courses();
    const { status, headers, body } = await admin.api.post<{ detail: string }>(SYNC);
    expect(status).toBe(409);
    expect(log.of(headers.get('x-request-id'))).toContainEqual(
      expect.objectContaining({ level: 40, msg: `thinkific: ${body.detail}` }),
    );
    const lost = Math.floor(all / 5) + 1;
    const error = `${lost} courses would disappear.`;
    expect(body).toMatchObject({
      type: 'urn:lectern:problem:sync-held',
      detail: `${error} Nothing was changed. Apply the sync anyway, or keep the courses as they are.`,
    });
    expect(await courses()).toEqual(before);
    const [held] = (await page()).runs;
    expect(held).toMatchObject({ status: 'held', error, decision: 'waiting' });
    expect(await statusNow()).toMatchObject({ state: 'held', error, held_run: held?.id });
    expect((await decide(held?.id ?? 0, 'apply')).body).toMatchObject({ status: 'succeeded' });
    expect(await visible()).toBe(all - lost);
  });

  it('let a fifth and fewer go', async () => {
    const all = await visible();
    await hide(Math.floor(all / 5));
    expect((await admin.api.post(SYNC)).status).toBe(200);
    expect(await visible()).toBe(all - Math.floor(all / 5));
  });

  it.each([
    ['prices', 'price', { price: null, product_prices: [] }, {}],
    ['images', 'image_url', { card_image_url: null }, { course_card_image_url: null }],
    ['descriptions', 'description', { description: null }, { description: null }],
  ])('ask before most %s are gone', async (what, column, ofProduct, ofCourse) => {
    const filled = await test.database.query<{ id: number }>(
      `SELECT thinkific_id::int AS id FROM courses WHERE ${column} IS NOT NULL`,
    );
    for (const { id } of filled) {
      await change(`/products/${id + 100_000}`, ofProduct);
      await change(`/courses/${id}`, ofCourse);
    }
    const { status, body } = await admin.api.post<{ detail: string }>(SYNC);
    expect(status).toBe(409);
    expect(body.detail).toContain(`${filled.length} of ${filled.length} ${what} would be lost`);
  });

  it('ask before many courses are gone, at the limits that are set', async () => {
    const seen = await test.database.query<{ id: number }>(
      'SELECT thinkific_id::int AS id FROM courses AS c WHERE c.is_visible ORDER BY thinkific_id',
    );
    const ids = seen.map(({ id }) => id);
    const lost = Math.floor(ids.length / 5) + 1;
    const env = { SYNC_HOLD_PERCENT: '0', SYNC_HOLD_LEAST: String(lost + 1) };
    const lenient = await createTestApp({
      platform: test.sandbox,
      database: test.database,
      env,
    });
    const sync = () => lenient.api.as(admin.token).post<{ detail: string }>(SYNC);
    try {
      const gone = ids.slice(0, lost + 1);
      for (const id of gone) await sandbox.control('DELETE', `/thinkific/courses/${id}`);
      expect((await sync()).body.detail).toContain(`${lost + 1} courses would disappear`);
      await sandbox.control('POST', `/thinkific/courses/${gone[0]}/restore`);
      expect((await admin.api.post(SYNC)).status).toBe(409);
      expect((await sync()).status).toBe(200);
    } finally {
      await lenient.close();
    }
    expect(await visible()).toBe(ids.length - lost);
  });

  it('ask at a limit of 100 per cent only before all courses are gone', async () => {
    const lenient = await createTestApp({
      platform: test.sandbox,
      database: test.database,
      env: { SYNC_HOLD_PERCENT: '100' },
    });
    const sync = () => lenient.api.as(admin.token).post<{ detail: string }>(SYNC);
    const [last, ...gone] = await test.database.query<{ id: string }>(
      'SELECT thinkific_id AS id FROM courses',
    );
    try {
      for (const { id } of gone) await sandbox.control('DELETE', `/thinkific/courses/${id}`);
      expect((await sync()).status).toBe(200);
      await sandbox.control('DELETE', `/thinkific/courses/${last?.id}`);
      const { status, body } = await sync();
      expect({ status, detail: body.detail }).toEqual({
        status: 409,
        detail: expect.stringContaining('returned an empty catalogue') as string,
      });
    } finally {
      await lenient.close();
    }
  });

  it('keep ours, and only people are asked again for the same', async () => {
    await hide(Math.floor((await visible()) / 2));
    const sync = test.app.get(SyncService);
    const asked = await sync.run('thinkific', 'schedule');
    expect(asked).toMatchObject({ status: 'held', decision: 'waiting', started_by: null });
    expect((await decide(asked.id, 'keep')).body).toMatchObject({
      status: 'held',
      decision: 'keep',
      decided_by: admin.user.name,
    });
    await test.database.query(
      `UPDATE sync_runs SET started_at = started_at - interval '8 days',
         finished_at = finished_at - interval '8 days'`,
    );
    expect(await statusNow()).toMatchObject({ state: 'stale' });
    expect(await sync.run('thinkific', 'schedule')).toMatchObject({ decision: 'keep' });
    expect(await statusNow()).toMatchObject({ state: 'fresh', error: null, held_run: null });
    expect((await admin.api.post(SYNC)).status).toBe(409);
    expect((await page()).runs[0]).toMatchObject({ status: 'held', decision: 'waiting' });
    await change('/courses/2209015', { name: 'Another change' });
    expect(await sync.run('thinkific', 'schedule')).toMatchObject({ decision: 'waiting' });
  });

  it('keep ours only until all was well in between', async () => {
    const half = Math.floor((await visible()) / 2);
    const run = () => test.app.get(SyncService).run('thinkific', 'schedule');
    await hide(half);
    await decide((await run()).id, 'keep');
    expect(await run()).toMatchObject({ status: 'held', decision: 'keep' });
    await sandbox.control('POST', '/reset');
    expect(await run()).toMatchObject({ status: 'succeeded', updated: 0 });
    await hide(half);
    expect(await run()).toMatchObject({ status: 'held', decision: 'waiting' });
  });

  it('keep ours also while somebody else has them applied', async () => {
    await hide(Math.floor((await visible()) / 2));
    const { id } = await test.app.get(SyncService).run('thinkific', 'schedule');
    const before = await courses();
    await test.database.query('BEGIN; LOCK TABLE sync_changes IN EXCLUSIVE MODE');
    const applied = decide(id, 'apply');
    await until(async () => {
      const waiting = await test.database.query(
        `SELECT 1 FROM pg_locks
         WHERE relation = 'sync_changes'::regclass AND NOT granted AND ${OF_THIS_DATABASE}`,
      );
      return waiting.length > 0;
    });
    const { status, body } = await decide(id, 'keep');
    await test.database.query('COMMIT');
    expect([status, body.decision]).toEqual([200, 'keep']);
    expect(await applied).toMatchObject({
      status: 409,
      body: {
        type: 'urn:lectern:problem:sync-cancelled',
        detail: `The sync was cancelled by ${admin.user.name}. The catalogue is unchanged.`,
      },
    });
    expect(await courses()).toEqual(before);
    const [run, held] = (await page()).runs;
    expect(run).toMatchObject({ status: 'cancelled', follows: id, updated: 0 });
    expect(held).toMatchObject({ id, decision: 'keep' });
  });

  describe('of some courses', () => {
    let lost: number;
    let run: () => Promise<SyncRunDto>;

    /** More are gone on the platform than may go at once. */
    beforeEach(async () => {
      lost = Math.floor((await visible()) / 5) + 1;
      await hide(lost + 1);
      const hidden = await test.database.query<{ id: number }>(
        'SELECT thinkific_id::int AS id FROM courses WHERE on_sale ORDER BY thinkific_id LIMIT $1',
        [lost],
      );
      const only = { courses: hidden.map(({ id }) => id), products: [] };
      run = () => test.app.get(SyncService).run('thinkific', 'webhook', { only });
    });

    it('are asked about, applied to these, and read no others', async () => {
      const held = await run();
      expect(held).toMatchObject({ status: 'held', scope: 'courses', updated: lost });
      const { error, id } = held;
      expect(await statusNow()).toMatchObject({ state: 'held', error, held_run: id });
      const { body } = await decide(id, 'apply');
      expect(body).toMatchObject({
        status: 'succeeded',
        scope: 'courses',
        updated: lost,
        follows: id,
      });
      expect(body.requests).toBeLessThanOrEqual(held.requests);
      const { body: decided } = await admin.api.get<SyncRunDto>(`${RUNS}/${id}`);
      expect(decided).toMatchObject({ decision: 'apply', decided_by: admin.user.name });
      expect(await statusNow()).toMatchObject({ state: 'fresh', error: null, held_run: null });
    });

    it('are asked about once, and no more once these are well again', async () => {
      const first = await run();
      const second = await run();
      expect(await statusNow()).toMatchObject({ state: 'held', held_run: second.id });
      const decisions = async () => (await page('?limit=3')).runs.map(({ decision }) => decision);
      expect(await decisions()).toEqual(['waiting', 'overtaken', 'none']);
      expect((await decide(first.id, 'apply')).status).toBe(409);
      await change(`/courses/2209015`, { name: 'Another one' });
      const other = { only: { courses: [2209015], products: [] } };
      await test.app.get(SyncService).run('thinkific', 'webhook', other);
      expect(await statusNow()).toMatchObject({ state: 'held', held_run: second.id });
      await sandbox.control('POST', '/reset');
      await run();
      expect(await statusNow()).toMatchObject({ state: 'fresh', held_run: null });
    });
  });

  it('need no decision any more once a later one went well', async () => {
    await hide(Math.floor((await visible()) / 2));
    await admin.api.post(SYNC);
    const [held] = (await page()).runs;
    await sandbox.control('POST', '/reset');
    await admin.api.post(SYNC);
    const { body } = await admin.api.get<SyncRunDto>(`${RUNS}/${held?.id}`);
    expect(body).toMatchObject({ decision: 'overtaken', decided_by: null });
    expect((await decide(held?.id ?? 0, 'keep')).status).toBe(409);
  });

  it('name what they could not read, and are fresh all the same', async () => {
    const fault = { kind: 'bad-record', path: '^/courses$', ids: [FORKS], field: 'name' };
    await sandbox.control('PUT', '/thinkific/faults', { ...fault, value: { first: 'Ada' } });
    const { body } = await admin.api.post<object>(SYNC);
    expect(body).toMatchObject({ problem_count: 1 });
    const [run] = (await page()).runs;
    expect(run).toMatchObject({ status: 'partial', problems: 1, error: null });
    const { body: problems } = await admin.api.get<object[]>(`${RUNS}/${run?.id}/problems`);
    expect(problems).toEqual([
      {
        course_id: String(FORKS),
        title: await columnOf('name'),
        source: expect.stringMatching(/^GET \/courses, item \d+$/) as string,
        field: 'name',
        reason: 'Invalid input: expected string, received object',
      },
    ]);
    expect(await statusNow()).toMatchObject({ state: 'fresh', synced_at: run?.finished_at });
  });
});
