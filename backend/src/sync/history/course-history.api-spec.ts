import { SandboxClient } from '../../../sandbox/sandbox-client.factory.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { OVERRIDABLE_FIELDS, OVERRIDE_FIELDS, toColumn } from '../../common/overridable-fields.js';
import { type InsertedUser, insertUser } from '../../identity/users/user.factory.js';
import type { CourseHistoryPageDto } from '../dto/course-history.dto.js';
import type { SyncRunDto } from '../dto/sync-run.dto.js';

const FORKS = 2200451;
const OTHER = 2209015;
const PYTHON = 'x01kT4vQ-mPz2_bXw8RnY6aLQ==';
const COURSE = `/api/admin/courses/${FORKS}`;
const UDEMY = `/api/admin/udemy-courses/${encodeURIComponent(PYTHON)}`;

describe('the history of a course', () => {
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
    await forgetChanges();
    await admin.api.post('/api/admin/thinkific/sync');
  });

  const forgetChanges = () =>
    test.database.query(
      'BEGIN; SET LOCAL session_replication_role = replica; DELETE FROM changes; COMMIT',
    );
  const page = async (path = COURSE, query = '') =>
    (await admin.api.get<CourseHistoryPageDto>(`${path}/history${query}`)).body;
  const reported = async (path = COURSE) =>
    (await page(path)).entries.map(({ kind, by, fields }) => [
      kind,
      by,
      fields.map(({ field, before, after }) => [field, before, after]),
    ]);

  const assign = ({ api }: SignedIn, { id }: InsertedUser) =>
    api.post(`${UDEMY}/assign-staff`, { staff_user_id: id });

  it('tells what syncs, their undo and people did, newest first, and who', async () => {
    const { user } = admin;
    await admin.api.put(`${COURSE}/override`, { title: 'Ours', price: 20, outcomes: ['A', 'B'] });
    await admin.api.put(`${COURSE}/visibility`, { is_visible: false });
    await sandbox.control('PATCH', `/thinkific/courses/${FORKS}`, { name: 'Theirs' });
    await admin.api.post('/api/admin/thinkific/sync');
    await admin.api.post(`${COURSE}/override/keep`, { fields: ['title'] });
    const [run] = (await admin.api.get<SyncRunDto[]>('/api/admin/sync-runs')).body;
    const undone = await admin.api.post<SyncRunDto>(`/api/admin/sync-runs/${run?.id}/undo`, {});
    await admin.api.delete(`${COURSE}/override`);
    const entries = await reported();
    expect(entries.map(([kind, by]) => [kind, by])).toEqual([
      ['override', user.name],
      ['changed', user.name],
      ['confirmed', user.name],
      ['changed', user.name],
      ['visibility', user.name],
      ['override', user.name],
      ['added', user.name],
    ]);
    expect(entries[0]?.[2]).toEqual(
      expect.arrayContaining([
        ['title', 'Ours', null],
        ['price', '$20.00', null],
        ['outcomes', 'A\nB', null],
      ]),
    );
    expect(entries[3]?.[2]).toEqual([['title', expect.any(String), 'Theirs']]);
    expect(entries[4]?.[2]).toEqual([['visible', null, 'false']]);
    const { entries: shown, pagination } = await page(COURSE, '?limit=1&page=2');
    expect(shown).toMatchObject([{ run: undone.body.id, is_undo: true }]);
    expect(pagination).toEqual({ page: 2, limit: 1, total: 7, pages: 7 });
  });

  it('has each field that can be overridden', async () => {
    const values = OVERRIDE_FIELDS.map((field) => [field, OVERRIDABLE_FIELDS[field].example]);
    const override = Object.fromEntries(values) as Record<string, unknown>;
    const { body } = await admin.api.put(`${COURSE}/override`, override);
    const shown = Object.entries(override).map(([field, value]) => [
      `display_${toColumn(field)}`,
      value,
    ]);
    expect(body).toMatchObject(Object.fromEntries(shown));
    const [entry] = (await page()).entries;
    const fields = entry?.fields.map(({ field }) => field) ?? [];
    expect(fields.toSorted()).toEqual(OVERRIDE_FIELDS.toSorted());
  });

  it('has what was done to many at once, and nothing where nothing changed', async () => {
    const ids = [String(FORKS), String(OTHER)];
    await admin.api.post('/api/admin/courses/bulk-update', { ids, category: 'Data' });
    await admin.api.post('/api/admin/courses/bulk-update', { ids, category: 'Data' });
    await admin.api.put(`${COURSE}/override`, { category: 'Data' });
    await admin.api.post('/api/admin/courses/bulk-update', { ids, is_visible: false });
    for (const path of [COURSE, `/api/admin/courses/${OTHER}`]) {
      expect((await reported(path)).slice(0, -1)).toEqual([
        ['visibility', admin.user.name, [['visible', null, 'false']]],
        ['override', admin.user.name, [['category', null, 'Data']]],
      ]);
    }
    expect((await admin.api.put(`${COURSE}/override`, { price: -1 })).status).toBe(400);
    expect((await page()).pagination.total).toBe(3);
  });

  it('names who was assigned and by whom, also once both are deleted', async () => {
    await admin.api.post('/api/admin/udemy/sync');
    const staff = await insertUser(test.database, { role: 'staff' });
    const again = await insertUser(test.database, { role: 'staff' });
    const other = await signIn(test, 'admin');
    await assign(other, staff);
    await admin.api.delete(`${UDEMY}/assign-staff/${staff.id}`);
    await admin.api.post('/api/admin/staff-assignments', {
      assign: [{ udemy_id: PYTHON, staff_user_id: again.id }],
    });
    await admin.api.put(`${UDEMY}/visibility`, { is_visible: false });
    await admin.api.put(`${UDEMY}/sync-rule`, { sync_rule: 'frozen' });
    await admin.api.delete(`/api/admin/users/${again.id}`);
    await admin.api.delete(`/api/admin/users/${staff.id}`);
    await admin.api.delete(`/api/admin/users/${other.user.id}`);
    expect((await reported(UDEMY)).slice(0, -1)).toEqual([
      ['rule', admin.user.name, [['rule', 'follow', 'frozen']]],
      ['visibility', admin.user.name, [['visible', null, 'false']]],
      ['assignment', admin.user.name, [['staff', null, again.name]]],
      ['assignment', admin.user.name, [['staff', staff.name, null]]],
      ['assignment', other.user.name, [['staff', null, staff.name]]],
    ]);
  });

  it('goes back a year', async () => {
    await admin.api.put(`${COURSE}/visibility`, { is_visible: false });
    await test.database.query(`BEGIN; SET LOCAL session_replication_role = replica;
      UPDATE changes SET at = at - interval '1 year 1 minute'; COMMIT`);
    await admin.api.post('/api/admin/thinkific/sync');
    expect((await reported()).map(([kind]) => kind)).toEqual(['added']);
  });

  it.each(['1', 'nothing', '9'.repeat(30)])('answers 404 for %s', async (id) => {
    expect((await admin.api.get(`/api/admin/courses/${id}/history`)).status).toBe(404);
    expect((await admin.api.get(`/api/admin/udemy-courses/${id}/history`)).status).toBe(404);
  });
});
