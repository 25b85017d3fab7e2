import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../test/sign-in.js';
import { insertAssignment, insertUdemyCourse } from '../marketplace/marketplace.factory.js';
import type { UserDto } from './dto/user.dto.js';
import { UserUndoService } from './user-undo.service.js';
import { insertUser, MARIA, PASSWORD } from './user.factory.js';

const USERS = '/api/admin/users';

describe('taking back the change of a user', () => {
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
    await test.database.query('DELETE FROM users WHERE id <> $1', [admin.user.id]);
    await test.database.query('DELETE FROM udemy_courses');
    await test.database.query('DELETE FROM changed_users');
  });

  const at = (path = '') => `${USERS}/${staff.user.id}${path}`;
  const undo = ({ api } = admin, path = at('/undo')) => api.post<UserDto>(path);
  const remove = () => admin.api.delete(at());
  const update = (values: object) => admin.api.put<UserDto>(at(), values);

  /** All that the database holds, but for the version that ends sessions. */
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
  ])('brings back exactly what was there before %s, once', async (_what, act) => {
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

  it('lets no session live again that has ended', async () => {
    for (const act of [remove, () => admin.api.patch(at('/toggle-active'))]) {
      await act();
      await undo();
      expect(await isSignedIn()).toBe(false);
    }
  });

  it('ends the sessions of whom it demotes, deactivates, or gives the old password back', async () => {
    await update({ role: 'admin' });
    await undo();
    expect(await isSignedIn()).toBe(false);
  });

  it('keeps sessions that nothing was about', async () => {
    await update({ name: 'Renamed' });
    await undo();
    expect(await isSignedIn()).toBe(true);
  });

  it('is for the admin who did it, and of the last change alone', async () => {
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
  ])('says who has the %s by now', async (_field, values) => {
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

  it('leaves an active admin, and nobody takes the role from themselves', async () => {
    const { id } = await insertUser(test.database, { is_active: false, role: 'admin' });
    await admin.api.patch(`${USERS}/${id}/toggle-active`);
    await test.database.query(`UPDATE users SET is_active = true WHERE id = $1`, [id]);
    expect((await undo(admin, `${USERS}/${id}/undo`)).status).toBe(200);
    expect((await admin.api.get<UserDto>(`${USERS}/${id}`)).body.is_active).toBe(false);
  });

  it('brings back only assignments that the change has ended', async () => {
    await update({ name: 'Renamed' });
    await test.database.query('DELETE FROM staff_assignments');
    await undo();
    expect(await test.database.query('SELECT id FROM staff_assignments')).toEqual([]);
  });

  it('is over after 30 minutes, and then nothing is kept', async () => {
    await remove();
    await test.database.query(
      `UPDATE changed_users SET changed_at = now() - interval '30 minutes 1 second'`,
    );
    expect((await undo()).status).toBe(404);
    await test.app.get(UserUndoService).purge();
    expect(await kept()).toEqual([]);
  });

  it('happens once when asked for twice at the same time', async () => {
    await remove();
    const answers = await Promise.all([undo(), undo(), undo()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });

  it.each(['nobody', '4711'])('is 404 for %s', async (id) => {
    expect((await undo(admin, `${USERS}/${id}/undo`)).status).toBe(404);
  });
});
