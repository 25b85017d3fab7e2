import { Client } from 'pg';
import { SandboxClient } from '../../../sandbox/sandbox-client.factory.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import type { AdminCourseDto } from '../../catalogue/courses/dto/admin-course.dto.js';
import type { AdminUdemyCourseDto } from '../../catalogue/marketplace/dto/admin-udemy-course.dto.js';
import type { NeedsDto } from '../../operations/stats/dto/needs.dto.js';
import type { CourseHistoryPageDto } from '../dto/course-history.dto.js';
import type { SyncChangePageDto } from '../dto/sync-change.dto.js';
import type { SyncRunDto } from '../dto/sync-run.dto.js';
import type { SyncStatusDto } from '../dto/sync-status.dto.js';

const FORKS = 2200451;
const DATA = 2209015;
const SYNC = '/api/admin/thinkific/sync';
const UDEMY = 'x01kT4vQ-mPz2_bXw8RnY6aLQ==';

describe('courses with a rule of their own', () => {
  let sandbox: SandboxClient;
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    sandbox = new SandboxClient(test.sandbox);
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await sandbox.control('POST', '/reset');
    await test.database.empty('courses', 'udemy_courses', 'sync_runs');
    await admin.api.post(SYNC);
  });

  const control = (method: string, path: string, body?: object) =>
    sandbox.control(method, `/thinkific${path}`, body);
  const rename = (name: string, id = FORKS) => control('PATCH', `/courses/${id}`, { name });
  const course = async (id = FORKS) =>
    (await admin.api.get<AdminCourseDto>(`/api/admin/courses/${id}`)).body;
  const rule = (sync_rule: string, id = FORKS) =>
    admin.api.put<AdminCourseDto>(`/api/admin/courses/${id}/sync-rule`, { sync_rule });
  const runs = async () => (await admin.api.get<SyncRunDto[]>('/api/admin/sync-runs')).body;
  const sync = async () => {
    expect((await admin.api.post(SYNC)).status).toBe(200);
    return (await runs())[0];
  };
  const changes = async (id = 0) =>
    (await admin.api.get<SyncChangePageDto>(`/api/admin/sync-runs/${id}/changes`)).body;
  const decide = (how: string, version = '', id = String(FORKS), platform = 'thinkific') =>
    admin.api.post<SyncRunDto>(
      `/api/admin/sync-proposals/${platform}/${encodeURIComponent(id)}/${how}`,
      { version },
    );
  const waiting = async () => (await admin.api.get<NeedsDto>('/api/admin/needs')).body.proposals;

  it('stay as they are while they are frozen, and say what differs', async () => {
    const { body: frozen } = await rule('frozen');
    expect(frozen).toMatchObject({ sync_rule: 'frozen' });
    await rename('Theirs');
    await rename('Also theirs', DATA);
    const run = await sync();
    expect(run).toMatchObject({ updated: 1, removed: 0, proposed: 0, frozen: 1 });
    const found = await changes(run?.id);
    expect(found.changes.map(({ held_by }) => held_by).sort()).toEqual(['frozen', 'none']);
    const { thinkific_name: name, difference } = await course();
    expect(name).toBe(frozen.thinkific_name);
    expect(difference).toMatchObject({
      kind: 'changed',
      fields: [{ field: 'title', before: name, after: 'Theirs', is_overridden: false }],
    });
    expect((await course(DATA)).thinkific_name).toBe('Also theirs');
    expect((await waiting()).total).toBe(0);
    expect((await decide('accept', difference?.version)).status).toBe(404);

    await control('DELETE', `/courses/${FORKS}`);
    await rename('Theirs again', DATA);
    expect(await sync()).toMatchObject({ updated: 1, removed: 0, frozen: 1 });
    expect(await course()).toMatchObject({
      is_visible: true,
      thinkific_removed_at: null,
      difference: { kind: 'removed', fields: [] },
    });
  });

  it('are locked in one order by a sync, also where it only forgets a difference', async () => {
    const { thinkific_name: ours } = (await rule('ask')).body;
    await rename('Theirs');
    await sync();
    await rename(ours);
    await rename('Also theirs', DATA);
    const bulk = new Client({ connectionString: test.database.url });
    await bulk.connect();
    const lock = (id: number) =>
      bulk.query('SELECT FROM courses WHERE thinkific_id = $1 FOR UPDATE', [id]);
    try {
      await bulk.query('BEGIN');
      await lock(FORKS);
      const running = sync();
      await until(async () => {
        const waiting = await test.database.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return waiting.length > 0;
      });
      await lock(DATA);
      await bulk.query('COMMIT');
      expect(await running).toMatchObject({ status: 'succeeded', updated: 1, proposed: 0 });
    } finally {
      await bulk.end();
    }
    expect((await course()).difference).toBeUndefined();
  });

  it.each(['40P01', '40001'])('are to be changed again soon after %s', async (code) => {
    await test.database.query(`
      CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'as the test wants it' USING ERRCODE = '${code}'; END $$;
      CREATE TRIGGER break BEFORE UPDATE ON courses FOR EACH ROW EXECUTE FUNCTION break()`);
    const answer = await rule('frozen');
    await test.database.query('DROP FUNCTION break CASCADE');
    expect(answer).toMatchObject({
      status: 503,
      body: {
        detail:
          'Somebody else changed the same data at the same time. Please try again in a few seconds.',
      },
    });
    expect(answer.headers.get('retry-after')).toBeTruthy();
  });

  it('follow again with the next sync, once they are to', async () => {
    await rule('frozen');
    await rename('Theirs');
    await sync();
    expect((await rule('follow')).body.difference).toBeUndefined();
    expect(await sync()).toMatchObject({ updated: 1, frozen: 0 });
    expect((await course()).thinkific_name).toBe('Theirs');
  });

  it.each([
    ['waits', false],
    ['is declined', true],
  ])('bring back what %s when the rule to follow is taken back', async (_what, is_declined) => {
    await rule('ask', DATA);
    await rename('Theirs', DATA);
    await sync();
    const { difference } = await course(DATA);
    if (is_declined) await decide('decline', difference?.version, String(DATA));
    const proposals = await waiting();
    expect((await rule('follow', DATA)).body.difference).toBeUndefined();
    expect((await course(DATA)).difference).toBeUndefined();
    expect((await waiting()).total).toBe(0);
    const { status } = await decide('accept', difference?.version, String(DATA));
    expect(status).toBe(404);

    expect((await rule('ask', DATA)).body.difference).toEqual({ ...difference, is_declined });
    expect(await waiting()).toEqual(proposals);
    expect(await sync()).toMatchObject({ updated: 0, proposed: is_declined ? 0 : 1 });
    expect((await course(DATA)).difference).toEqual({ ...difference, is_declined });
  });

  it('ask before they show, and are written as they were found', async () => {
    const { thinkific_name: ours } = (await rule('ask')).body;
    await rename('Theirs');
    const run = await sync();
    expect(run).toMatchObject({ updated: 0, proposed: 1, scope: 'platform' });
    const { difference } = await course();
    expect((await course()).thinkific_name).toBe(ours);
    expect(await waiting()).toMatchObject({
      total: 1,
      courses: [{ platform: 'thinkific', id: String(FORKS), title: ours, kind: 'changed' }],
    });
    await rename('Later');
    const { status, body } = await decide('accept', difference?.version);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'succeeded',
      scope: 'courses',
      started_by: admin.user.name,
      fetched: 1,
      updated: 1,
      requests: 0,
    });
    expect((await changes(body.id)).changes).toMatchObject([
      { course_id: String(FORKS), held_by: 'none', fields: [{ before: ours, after: 'Theirs' }] },
    ]);
    expect(await course()).toMatchObject({ thinkific_name: 'Theirs' });
    expect((await course()).difference).toBeUndefined();
    expect((await waiting()).total).toBe(0);
    const [state] = (await admin.api.get<SyncStatusDto[]>('/api/admin/sync-status')).body;
    expect(state?.synced_at).toBe(run?.finished_at);
    await sync();
    expect((await course()).difference).toMatchObject({ fields: [{ after: 'Later' }] });
  });

  it('do not ask for the same again once it is declined', async () => {
    await rule('ask');
    await rename('Theirs');
    await sync();
    const { difference } = await course();
    for (const _time of ['once', 'again']) {
      expect((await decide('decline', difference?.version)).status).toBe(204);
    }
    const { body } = await admin.api.get<CourseHistoryPageDto>(
      `/api/admin/courses/${FORKS}/history`,
    );
    expect(body.entries.filter(({ kind }) => kind === 'declined')).toMatchObject([
      { by: admin.user.name, run: null, fields: [{ field: 'title', after: 'Theirs' }] },
    ]);
    const run = await sync();
    expect(run).toMatchObject({ updated: 0, proposed: 0, frozen: 0 });
    expect((await changes(run?.id)).changes).toMatchObject([{ held_by: 'declined' }]);
    expect((await course()).difference).toMatchObject({ is_declined: true });
    expect((await waiting()).total).toBe(0);

    await rename('Another one');
    expect(await sync()).toMatchObject({ proposed: 1 });
    expect((await course()).difference).toMatchObject({ is_declined: false });
  });

  it('ask no more once the platform says what we have', async () => {
    const { thinkific_name: ours } = (await rule('ask')).body;
    await rename('Theirs');
    await sync();
    await rename(ours);
    expect(await sync()).toMatchObject({ updated: 0, proposed: 0 });
    expect((await course()).difference).toBeUndefined();
  });

  it('ask before they go, and before they come back', async () => {
    await rule('ask');
    await control('DELETE', `/courses/${FORKS}`);
    expect(await sync()).toMatchObject({ removed: 0, proposed: 1 });
    const gone = await course();
    expect(gone).toMatchObject({ is_visible: true, difference: { kind: 'removed' } });
    const removal = await decide('accept', gone.difference?.version);
    expect(removal.body).toMatchObject({ removed: 1, fetched: 0 });
    expect(await course()).toMatchObject({ is_visible: false });

    await control('POST', `/courses/${FORKS}/restore`);
    expect(await sync()).toMatchObject({ updated: 0, proposed: 1 });
    const back = await course();
    expect(back).toMatchObject({ is_visible: false, difference: { kind: 'returned' } });
    expect((await decide('accept', back.difference?.version)).body).toMatchObject({ updated: 1 });
    expect(await course()).toMatchObject({ is_visible: true, thinkific_removed_at: null });
  });

  it('are decided only as they were looked at', async () => {
    await rule('ask');
    await rename('Theirs');
    await sync();
    const { difference } = await course();
    await rename('Later');
    await sync();
    for (const how of ['accept', 'decline']) {
      expect((await decide(how, difference?.version)).status).toBe(409);
      expect((await decide(how, 'x')).status).toBe(400);
      expect((await decide(how, difference?.version, '4711')).status).toBe(404);
      expect((await decide(how, difference?.version, String(FORKS), 'moodle')).status).toBe(404);
    }
    expect((await course()).difference).toMatchObject({ is_declined: false });
  });

  it('keep what waits while they cannot be read', async () => {
    await rule('ask');
    await rename('Theirs');
    await sync();
    const before = await course();
    const fault = { kind: 'bad-record', path: '^/courses$', ids: [FORKS], field: 'name' };
    await control('PUT', '/faults', { ...fault, value: null });
    expect(await sync()).toMatchObject({ status: 'partial', proposed: 0, problems: 1 });
    expect(await course()).toEqual(before);
  });

  it('are the same in a preview, and are counted as nothing that would go', async () => {
    const { body: all } = await admin.api.get<AdminCourseDto[]>('/api/admin/courses');
    const shown = all.filter(({ is_visible }) => is_visible);
    const ids = shown.map(({ thinkific_id }) => String(thinkific_id));
    const bulk = await admin.api.post('/api/admin/courses/bulk-update', { ids, sync_rule: 'ask' });
    expect(bulk.body).toMatchObject({ updated_count: shown.length });
    for (const { thinkific_id: id } of shown.slice(0, 20)) {
      await control('PATCH', `/products/${id + 100_000}`, { hidden: true });
    }
    const { body: preview } = await admin.api.post<SyncRunDto>(`${SYNC}/preview`);
    expect(preview).toMatchObject({ status: 'previewed', updated: 0, proposed: 20 });
    expect((await waiting()).total).toBe(0);
    const applied = await admin.api.post<SyncRunDto>(`/api/admin/sync-runs/${preview.id}/apply`);
    expect(applied.body).toMatchObject({ status: 'succeeded', updated: 0, proposed: 20 });
    const { total, courses } = await waiting();
    expect([total, courses.length]).toEqual([20, 5]);
  });

  it('are there on Udemy too', async () => {
    await admin.api.post('/api/admin/udemy/sync');
    const bulk = { ids: [UDEMY, 'nobody'], sync_rule: 'ask' };
    const path = '/api/admin/udemy-courses/bulk-update';
    expect((await admin.api.post(path, bulk)).body).toEqual({
      updated_count: 1,
      updated_ids: [UDEMY],
    });
    expect((await admin.api.post(path, bulk)).body).toEqual({
      updated_count: 0,
      updated_ids: [],
    });
    await sandbox.control('PATCH', `/udemy/courses/${encodeURIComponent(UDEMY)}`, { title: 'New' });
    await admin.api.post('/api/admin/udemy/sync');
    const find = async () =>
      (await admin.api.get<AdminUdemyCourseDto[]>('/api/admin/udemy-courses')).body.find(
        ({ udemy_id }) => udemy_id === UDEMY,
      );
    const found = await find();
    expect(found).toMatchObject({
      title: 'Python for Busy Engineers',
      sync_rule: 'ask',
      difference: { fields: [{ field: 'title', after: 'New' }] },
    });
    const { status } = await decide('accept', found?.difference?.version, UDEMY, 'udemy');
    expect(status).toBe(200);
    expect(await find()).toMatchObject({ title: 'New' });
    const one = `/api/admin/udemy-courses/${encodeURIComponent(UDEMY)}/sync-rule`;
    await sandbox.control('PATCH', `/udemy/courses/${encodeURIComponent(UDEMY)}`, { title: 'Two' });
    await admin.api.post('/api/admin/udemy/sync');
    await admin.api.put(one, { sync_rule: 'follow' });
    expect((await find())?.difference).toBeUndefined();
    await admin.api.post(path, { ids: [UDEMY], sync_rule: 'ask' });
    expect(await find()).toMatchObject({ difference: { fields: [{ after: 'Two' }] } });
    expect((await admin.api.put(one, { sync_rule: 'frozen' })).body).toMatchObject({
      sync_rule: 'frozen',
    });
  });

  it.each(['never', null, 1])('refuse the rule %j', async (sync_rule) => {
    const path = `/api/admin/courses/${FORKS}/sync-rule`;
    expect((await admin.api.put(path, { sync_rule })).status).toBe(400);
    expect((await rule('frozen', 4711)).status).toBe(404);
  });
});
