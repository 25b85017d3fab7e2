import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { LoginResponseDto } from '../auth/dto/login.dto.js';
import {
  insertAssignment,
  insertUdemyCourse,
} from '../../catalogue/marketplace/marketplace.factory.js';
import type { SyncRunDto } from '../../sync/dto/sync-run.dto.js';
import type { ViewDto, ViewListDto } from '../saved-views/dto/view.dto.js';
import type { NewApiKeyDto } from '../api-keys/dto/api-key.dto.js';
import type { UserDto } from './dto/user.dto.js';
import { UserUndoService } from './user-undo.service.js';
import { insertUser, MARIA, PASSWORD } from './user.factory.js';

const USERS = '/api/admin/users';

describe('the undo of a user’s change', () => {
  let test: TestApp;
  let admin: SignedIn;
  let staff: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    staff = await signIn(test, 'staff');
    const course = await insertUdemyCourse(test.database);
    await insertAssignment(test.database, course, staff.user.id);
  });
  afterEach(async () => {
    await test.database.empty('saved_views', 'sync_runs');
    await test.database.query('DELETE FROM users WHERE id <> $1', [admin.user.id]);
    await test.database.query('DELETE FROM udemy_courses');
  });

  const at = (path = '') => `${USERS}/${staff.user.id}${path}`;
  const undo = ({ api } = admin, path = at('/undo')) => api.post<UserDto>(path);
  const remove = () => admin.api.delete(at());
  const update = (values: object) => admin.api.put<UserDto>(at(), values);

  /** Returns the whole row except the version that ends sessions. */
  const stored = () =>
    test.database.query<{ user: Record<string, unknown> }>(
      `SELECT to_jsonb(u) - 'token_version' AS user,
         (SELECT jsonb_agg(to_jsonb(a)) FROM staff_assignments AS a WHERE staff_user_id = u.id) AS held
       FROM users AS u WHERE id = $1`,
      [staff.user.id],
    );
  const kept = () => test.database.query('SELECT id FROM changed_users');
  const isSignedIn = async () => (await staff.api.get('/api/admin/me')).status === 200;

  it.each<[string, () => Promise<{ status: number }>]>([
    ['the deletion', () => remove()],
    ['another name, email and phone', () => update({ name: 'X', email: 'x@y.org', phone: '1' })],
    ['the admin role', () => update({ role: 'admin' })],
    ['a new password', () => update({ password: 'quite another one' })],
    ['the deactivation', () => admin.api.patch(at('/toggle-active'))],
  ])('restores the state before %s, once', async (_what, act) => {
    const before = await stored();
    expect((await act()).status).toBeLessThan(300);
    expect(await stored()).not.toEqual(before);
    const { status, body } = await undo();
    expect(status).toBe(200);
    expect(body).toEqual(staff.user);
    expect(JSON.stringify(body)).not.toContain('argon2');
    expect(await stored()).toEqual(before);
    expect(await kept()).toEqual([]);
    expect((await undo()).status).toBe(404);
    const login = { username: staff.user.username, password: PASSWORD };
    expect((await test.api.post('/api/admin/login', login)).status).toBe(200);
  });

  describe('of a deletion', () => {
    const RUNS = '/api/admin/sync-runs';
    let colleague: SignedIn;
    let path: string;

    beforeEach(async () => {
      colleague = await signIn(test, 'admin');
      path = `${USERS}/${colleague.user.id}`;
    });

    const makeKey = async () => {
      const wish = { name: 'Website', scopes: ['courses:read'] };
      return (await colleague.api.post<NewApiKeyDto>('/api/admin/api-keys', wish)).body;
    };
    const isOpenTo = async ({ secret }: NewApiKeyDto) => {
      const headers = { 'X-API-Key': secret };
      return (await test.api.get('/api/admin/courses?view=card', { headers })).status === 200;
    };
    const save = async (name: string, isShared: boolean) => {
      const view = { list: 'users', name, address: '', hidden_columns: [], is_shared: isShared };
      return (await colleague.api.post<ViewDto>('/api/admin/views', view)).body;
    };
    const views = async ({ api }: Pick<SignedIn, 'api'>) =>
      (await api.get<ViewListDto>('/api/admin/views?list=users')).body.views;
    const signInAgain = async () => {
      const login = { username: colleague.user.username, password: PASSWORD };
      const { body } = await test.api.post<LoginResponseDto>('/api/admin/login', login);
      return { api: test.api.as(body.access_token) };
    };

    it('restores API keys, views and the starter of syncs', async () => {
      const key = await makeKey();
      await save('Mine', false);
      await save('Ours', true);
      const saved = await views(colleague);
      const { body: run } = await colleague.api.post<SyncRunDto>(
        '/api/admin/thinkific/sync/preview',
      );
      const { body: decided } = await colleague.api.post<SyncRunDto>(`${RUNS}/${run.id}/keep`);
      expect(decided).toMatchObject({ started_by: colleague.user.name, decision: 'keep' });

      await admin.api.delete(path);
      expect(await isOpenTo(key)).toBe(false);
      expect((await undo(admin, `${path}/undo`)).status).toBe(200);
      expect(await isOpenTo(key)).toBe(true);
      expect(await views(await signInAgain())).toEqual(saved);
      expect((await admin.api.get(`${RUNS}/${run.id}`)).body).toEqual(decided);
    });

    it('does not restore views that others have deleted or taken over', async () => {
      const gone = await save('Gone', true);
      const taken = await save('Taken', true);
      await admin.api.delete(path);
      await admin.api.delete(`/api/admin/views/${gone.id}`);
      await admin.api.put(`/api/admin/views/${taken.id}`, { is_shared: false });
      await undo(admin, `${path}/undo`);
      expect(await views(await signInAgain())).toEqual([]);
      expect(await views(admin)).toMatchObject([{ name: 'Taken', is_own: true }]);
    });
  });

  it('restores no sessions', async () => {
    for (const act of [remove, () => admin.api.patch(at('/toggle-active'))]) {
      await act();
      await undo();
      expect(await isSignedIn()).toBe(false);
    }
  });

  it('ends the sessions of users whom it demotes or deactivates, or whose password it restores', async () => {
    await update({ role: 'admin' });
    await undo();
    expect(await isSignedIn()).toBe(false);
  });

  it('keeps other sessions', async () => {
    await update({ name: 'Renamed' });
    await undo();
    expect(await isSignedIn()).toBe(true);
  });

  it('is only for the admin who made the last change', async () => {
    const other = await signIn(test, 'admin');
    await update({ name: 'Renamed' });
    expect((await undo(other)).status).toBe(404);
    await other.api.put(at(), { name: 'Renamed again' });
    expect((await undo()).status).toBe(404);
    expect((await undo(other)).body.name).toBe('Renamed');
    await update({ name: 'Third' });
    await test.database.query(`UPDATE users SET name = 'By hand' WHERE id = $1`, [staff.user.id]);
    expect(await undo()).toMatchObject({
      status: 409,
      body: { detail: 'This user has been changed since.' },
    });
  });

  it.each([
    ['username', { ...MARIA, email: 'other@example.org' }],
    ['email', { ...MARIA, username: 'somebody' }],
    ['email', { ...MARIA, username: 'Maria@example.org', email: 'other@example.org' }],
  ])('names the user who has the %s now', async (_field, values) => {
    const { body } = await admin.api.post<UserDto>(USERS, MARIA);
    await admin.api.delete(`${USERS}/${body.id}`);
    const { body: thief } = await admin.api.post<UserDto>(USERS, { ...values, name: 'New One' });
    const answer = await undo(admin, `${USERS}/${body.id}/undo`);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      detail: expect.stringContaining(`New One (${thief.username}) has the`) as string,
    });
    await admin.api.delete(`${USERS}/${thief.id}`);
    expect((await undo(admin, `${USERS}/${body.id}/undo`)).status).toBe(200);
  });

  it('keeps an active admin, and nobody can demote themselves', async () => {
    const { id } = await insertUser(test.database, { is_active: false, role: 'admin' });
    await admin.api.patch(`${USERS}/${id}/toggle-active`);
    await test.database.query(`UPDATE users SET is_active = true WHERE id = $1`, [id]);
    expect((await undo(admin, `${USERS}/${id}/undo`)).status).toBe(200);
    expect((await admin.api.get<UserDto>(`${USERS}/${id}`)).body.is_active).toBe(false);
  });

  it('restores only assignments that the change has ended', async () => {
    await update({ name: 'Renamed' });
    await test.database.query('DELETE FROM staff_assignments');
    await undo();
    expect(await test.database.query('SELECT id FROM staff_assignments')).toEqual([]);
  });

  it('skips assignments to courses that no longer exist', async () => {
    await update({ role: 'admin' });
    await test.database.query('DELETE FROM udemy_courses');
    expect((await undo()).status).toBe(200);
    expect(await test.database.query('SELECT id FROM staff_assignments')).toEqual([]);
  });

  it('is possible for 30 minutes after the last change', async () => {
    await update({ name: 'Renamed' });
    await test.database.query(`UPDATE changed_users SET changed_at = now() - interval '1 hour'`);
    await update({ name: 'Renamed again' });
    expect((await undo()).body.name).toBe('Renamed');
  });

  it('expires after 30 minutes, and its data is deleted', async () => {
    await remove();
    await test.database.query(
      `UPDATE changed_users SET changed_at = now() - interval '30 minutes 1 second'`,
    );
    expect((await undo()).status).toBe(404);
    await test.app.get(UserUndoService).purge();
    expect(await kept()).toEqual([]);
  });

  it('happens once for two concurrent requests', async () => {
    await remove();
    const answers = await Promise.all([undo(), undo(), undo()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });

  it.each(['nobody', '4711'])('is 404 for %s', async (id) => {
    expect((await undo(admin, `${USERS}/${id}/undo`)).status).toBe(404);
  });
});
