import { SandboxClient } from '../../../sandbox/sandbox-client.factory.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { insertOverride } from '../../catalogue/courses/course.factory.js';
import type { CourseHistoryPageDto } from '../dto/course-history.dto.js';
import type { SyncRunDto, SyncRunPageDto } from '../dto/sync-run.dto.js';
import type { SyncChangePageDto } from '../dto/sync-change.dto.js';
import type { SyncStatusDto } from '../dto/sync-status.dto.js';
import type { UndoPlanDto, UndoSyncRunDto } from '../dto/undo-sync-run.dto.js';

const RUNS = '/api/admin/sync-runs';
const FORKS = 2200451;
const OTHER = 2209015;
const NEWEST = 2202119;
const PYTHON = 'x01kT4vQ-mPz2_bXw8RnY6aLQ==';

interface Problem {
  detail: string;
  errors?: { field: string; message: string }[];
}

describe('the undo of a sync', () => {
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
    await admin.api.post('/api/admin/thinkific/sync');
  });

  const rename = (id: number, name: string) =>
    sandbox.control('PATCH', `/thinkific/courses/${id}`, { name });
  const sync = async (platform = 'thinkific') => {
    await admin.api.post(`/api/admin/${platform}/sync`);
    return latest(platform);
  };
  const latest = async (platform = 'thinkific') => {
    const { body } = await admin.api.get<SyncRunPageDto>(`${RUNS}/page?platform=${platform}`);
    const [run] = body.runs;
    if (!run) throw new Error('There is no run');
    return run;
  };
  const undo = <Body = SyncRunDto>(id: number, dto: Partial<UndoSyncRunDto> = {}) =>
    admin.api.post<Body>(`${RUNS}/${id}/undo`, dto);
  const plan = (id: number, query = '') => admin.api.get<UndoPlanDto>(`${RUNS}/${id}/undo${query}`);
  /** All that is held of each course, but when it was written. */
  const catalogue = () =>
    test.database.query<{ id: number }>(
      `SELECT thinkific_id::int AS id, to_jsonb(courses) - 'synced_at' - 'removed_at' AS course, removed_at IS NULL AS is_there
       FROM courses ORDER BY thinkific_id`,
    );
  const overrides = () => test.database.query('SELECT * FROM course_overrides');

  /** One course is new, one is gone and one has changed in many fields. */
  async function changeMuch(): Promise<SyncRunDto> {
    await sandbox.control('DELETE', `/thinkific/courses/${OTHER}`);
    await sandbox.control('PATCH', `/thinkific/courses/${FORKS}`, {
      name: 'Renamed',
      description: '<p>Quite <em>another</em> text</p>',
      chapters: ['One', 'Two'],
    });
    await sandbox.control('PATCH', `/thinkific/products/${FORKS + 100_000}`, {
      hidden: true,
      product_prices: [{ id: 1, is_primary: true, label: null, price: '59.5' }],
    });
    return sync();
  }

  it('puts everything back but what admins have chosen, and is a run like others', async () => {
    await insertOverride(test.database, FORKS, { title: 'Our title' });
    await admin.api.put(`/api/admin/courses/${FORKS}/visibility`, { is_visible: false });
    await test.database.query(`DELETE FROM courses WHERE thinkific_id = ${NEWEST}`);
    const before = await catalogue();
    const run = await changeMuch();
    expect(run).toMatchObject({ added: 1, updated: 1, removed: 1 });
    expect(Date.parse(run.undo_until ?? '')).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    const after = await catalogue();
    const ours = await overrides();
    const { body } = await plan(run.id);
    expect(body).toMatchObject({ possible: 3, touched: 0, pagination: { total: 3 } });
    expect(body.changes.map(({ kind, title }) => [kind, title])).toEqual([
      ['removed', expect.any(String)],
      ['changed', expect.not.stringMatching('Renamed')],
      ['returned', expect.any(String)],
    ]);
    const fields = body.changes[1]?.fields ?? [];
    expect(fields.find(({ field }) => field === 'title')).toMatchObject({
      before: 'Renamed',
      is_overridden: true,
    });
    expect(fields.find(({ field }) => field === 'price')).toMatchObject({ before: '$59.50' });
    expect(await catalogue()).toEqual(after);

    const undone = (await undo(run.id)).body;
    expect(undone).toMatchObject({
      status: 'succeeded',
      trigger: 'undo',
      started_by: admin.user.name,
      follows: run.id,
      added: 0,
      updated: 2,
      removed: 1,
    });
    const all = await catalogue();
    expect(all.filter(({ id }) => id !== NEWEST)).toEqual(before);
    expect(all.find(({ id }) => id === NEWEST)).toMatchObject({ is_there: false });
    expect(await overrides()).toEqual(ours);
    const { body: changes } = await admin.api.get<SyncChangePageDto>(
      `${RUNS}/${undone.id}/changes`,
    );
    expect(changes.changes.map(({ kind }) => kind)).toEqual(['removed', 'changed', 'returned']);

    expect((await undo(undone.id)).body).toMatchObject({ added: 0, updated: 2, removed: 1 });
    expect(await catalogue()).toEqual(after);
  });

  it('takes a course that had come back away again, with the values of before', async () => {
    await sandbox.control('DELETE', `/thinkific/courses/${OTHER}`);
    await sync();
    const before = await catalogue();
    await sandbox.control('POST', '/reset');
    await rename(OTHER, 'Back under another name');
    const run = await sync();
    expect(run).toMatchObject({ added: 0, updated: 1, removed: 0 });
    expect((await undo(run.id)).body).toMatchObject({ updated: 0, removed: 1 });
    expect(await catalogue()).toEqual(before);
  });

  it('lets courses be that later runs have changed again, and says which did', async () => {
    await rename(FORKS, 'First');
    await rename(OTHER, 'First too');
    const first = await sync();
    await rename(FORKS, 'Second');
    const second = await sync();
    expect((await plan(first.id)).body).toMatchObject({
      possible: 1,
      touched: 1,
      changes: [{ touched_by: second.id, touched_at: second.started_at }, { touched_by: null }],
    });
    const before = await catalogue();
    const refused = await undo<Problem>(first.id);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toBe(
      `Later syncs (run ${second.id}) have changed 1 of 2 courses again. ` +
        'Undo those syncs first, or undo only the 1 that can be.',
    );
    expect(refused.body.errors).toMatchObject([{ field: String(FORKS) }]);
    expect(refused.body.errors?.[0]?.message).toContain(`by run ${second.id}`);
    expect((await undo(first.id, { course_ids: [String(FORKS)] })).status).toBe(409);
    expect((await undo(first.id, { course_ids: [String(FORKS)], skip_touched: true })).status).toBe(
      409,
    );
    expect(await catalogue()).toEqual(before);
    expect((await latest()).id).toBe(second.id);

    const undone = (await undo(first.id, { skip_touched: true })).body;
    expect(undone).toMatchObject({ updated: 1, removed: 0 });
    const names = await test.database.query<{ name: string }>(
      'SELECT name FROM courses WHERE thinkific_id = ANY ($1) ORDER BY thinkific_id',
      [[FORKS, OTHER]],
    );
    expect(names[0]?.name).toBe('Second');
    expect(names[1]?.name).not.toContain('First');
    expect((await undo(second.id)).body).toMatchObject({ updated: 1 });
    expect((await undo<Problem>(first.id)).body.detail).toContain('changed 2 of 2 courses again');
  });

  it('goes course by course, and refuses what the run has not changed', async () => {
    await rename(FORKS, 'First');
    await rename(OTHER, 'First too');
    const run = await sync();
    expect((await undo(run.id, { course_ids: [String(FORKS), '1'] })).status).toBe(400);
    expect((await undo(run.id, { course_ids: [String(FORKS)] })).body).toMatchObject({
      updated: 1,
    });
    expect((await plan(run.id, '?limit=1&page=2')).body).toMatchObject({
      possible: 1,
      touched: 1,
      changes: [{ course_id: String(OTHER), touched_by: null }],
    });
    expect((await undo(run.id, { skip_touched: true })).body).toMatchObject({ updated: 1 });
  });

  it('leaves frozen courses as they are', async () => {
    await rename(FORKS, 'Theirs');
    await rename(OTHER, 'Also theirs');
    const run = await sync();
    const freeze = (sync_rule: string, id = FORKS) =>
      admin.api.put(`/api/admin/courses/${id}/sync-rule`, { sync_rule });
    await freeze('frozen');
    await freeze('frozen', OTHER);
    const before = await catalogue();
    expect((await undo<Problem>(run.id)).body.detail).toContain('are frozen');
    await freeze('follow', OTHER);
    expect((await plan(run.id)).body).toMatchObject({
      possible: 1,
      touched: 0,
      changes: [{ course_id: String(FORKS), held_by: 'frozen' }, { held_by: 'none' }],
      pagination: { total: 2 },
    });
    expect((await undo(run.id)).body).toMatchObject({ updated: 1, frozen: 1 });
    const after = await catalogue();
    expect(after.find(({ id }) => id === FORKS)).toEqual(before.find(({ id }) => id === FORKS));
    expect((await plan(run.id)).body).toMatchObject({ possible: 0, touched: 1 });
  });

  it('is no sync: the platform’s values come back with the next one', async () => {
    await rename(FORKS, 'Theirs');
    const run = await sync();
    const status = async () =>
      (await admin.api.get<SyncStatusDto[]>('/api/admin/sync-status')).body[0];
    const before = await status();
    await undo(run.id);
    expect(await status()).toEqual(before);
    expect(await sync()).toMatchObject({ trigger: 'admin', updated: 1 });
    const [course] = await test.database.query(
      `SELECT name FROM courses WHERE thinkific_id = ${FORKS}`,
    );
    expect(course).toEqual({ name: 'Theirs' });
  });

  it('goes for Udemy too', async () => {
    await admin.api.post('/api/admin/udemy/sync');
    const at = `/udemy/courses/${encodeURIComponent(PYTHON)}`;
    await sandbox.control('PATCH', at, { title: 'Renamed', is_paid: false });
    const run = await sync('udemy');
    expect((await undo(run.id)).body).toMatchObject({ platform: 'udemy', updated: 1 });
    const [course] = await test.database.query(
      'SELECT title, is_paid FROM udemy_courses WHERE udemy_id = $1',
      [PYTHON],
    );
    expect(course).toEqual({ title: 'Python for Busy Engineers', is_paid: true });
  });

  it('is refused after 30 days, for what has changed nothing, and while a sync runs', async () => {
    await rename(FORKS, 'Theirs');
    const run = await sync();
    const preview = await admin.api.post<SyncRunDto>('/api/admin/thinkific/sync/preview');
    const idle = await sync();
    for (const { id, undo_until } of [preview.body, idle]) {
      expect(undo_until).toBeNull();
      expect((await undo(id)).status).toBe(409);
      expect((await plan(id)).status).toBe(409);
    }
    await test.database.query('SELECT pg_advisory_lock(4711002, 0)');
    expect((await undo<Problem>(run.id)).body.detail).toBe(
      'A sync is running. Undo once it has finished.',
    );
    await test.database.query('SELECT pg_advisory_unlock(4711002, 0)');
    await test.database.query(
      `UPDATE sync_runs SET finished_at = finished_at - interval '30 days' WHERE id = ${run.id}`,
    );
    expect((await undo<Problem>(run.id)).body.detail).toContain('more than 30 days ago');
  });

  it.each([{ course_ids: [] }, { course_ids: ['1', '1'] }, { skip_touched: 'yes' }, { all: true }])(
    'answers 400 to %j',
    async (body) => {
      expect((await admin.api.post(`${RUNS}/1/undo`, body)).status).toBe(400);
    },
  );

  it.each(['nothing', '4711'])('answers 404 for %s', async (id) => {
    expect((await plan(Number.NaN)).status).toBe(404);
    expect((await admin.api.post(`${RUNS}/${id}/undo`, {})).status).toBe(404);
  });

  it('freezes what has gone back when it is asked to, so that it stays so', async () => {
    const both = () =>
      test.database.query(
        `SELECT name, price, curriculum, removed_at IS NULL AS is_there FROM courses
         WHERE thinkific_id IN (${FORKS}, ${OTHER}) ORDER BY thinkific_id`,
      );
    const before = await both();
    const run = await changeMuch();
    const { body: undone } = await undo(run.id, { freeze: true });
    expect(undone).toMatchObject({ updated: 2, removed: 0 });
    const frozen = await test.database.query<{ id: number }>(
      `SELECT thinkific_id::int AS id FROM courses WHERE sync_rule = 'frozen' ORDER BY 1`,
    );
    expect(frozen.map(({ id }) => id)).toEqual([FORKS, OTHER]);
    expect(await sync()).toMatchObject({ updated: 0, removed: 0, frozen: 2 });
    expect(await both()).toEqual(before);
    const { body } = await admin.api.get<CourseHistoryPageDto>(
      `/api/admin/courses/${FORKS}/history`,
    );
    expect(body.entries.slice(0, 2)).toMatchObject([
      { run: undone.id, is_undo: true },
      { kind: 'rule', by: admin.user.name },
    ]);
  });
});
