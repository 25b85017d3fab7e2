import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../../test/sign-in.js';
import { insertUser } from '../../../identity/users/user.factory.js';
import { adminPath, insertAssignment, insertUdemyCourse } from '../marketplace.factory.js';

const MINE = '/api/admin/staff/my-udemy-courses';
const PYTHON = 'x01kT4vQ-mPz2_bXw8RnY6aLQ==';

describe('an assignment', () => {
  let test: TestApp;
  let admin: SignedIn;
  let staff: SignedIn;
  let course: string;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    staff = await signIn(test, 'staff');
    course = await insertUdemyCourse(test.database);
    await insertAssignment(test.database, course, staff.user.id);
  });
  afterEach(() => test.database.query('DELETE FROM udemy_courses'));

  const held = () => test.database.query('SELECT udemy_id FROM staff_assignments');
  const user = (path = '') => `/api/admin/users/${staff.user.id}${path}`;

  it('goes when the user is deleted', async () => {
    expect((await admin.api.delete(user())).status).toBe(204);
    const { body } = await admin.api.get('/api/admin/udemy-courses');
    expect(body).toMatchObject([{ assigned_staff: [] }]);
    expect((await admin.api.get('/api/admin/staff-assignments')).body).toEqual([]);
  });

  it('goes when the user becomes an admin, and does not come back with the role', async () => {
    expect((await admin.api.put(user(), { role: 'admin' })).status).toBe(200);
    expect(await held()).toEqual([]);
    await admin.api.put(user(), { role: 'staff' });
    expect(await held()).toEqual([]);
  });

  it('stays when anything else of the user changes', async () => {
    await admin.api.put(user(), { name: 'Renamed', role: 'staff', password: 'another one' });
    expect(await held()).toHaveLength(1);
    const { body } = await admin.api.get('/api/admin/udemy-courses');
    expect(body).toMatchObject([{ assigned_staff: [{ staff_name: 'Renamed' }] }]);
  });

  it('stays while the user is inactive and sees nothing', async () => {
    await admin.api.patch(user('/toggle-active'));
    expect((await staff.api.get(MINE)).status).toBe(401);
    expect(await held()).toHaveLength(1);

    await admin.api.patch(user('/toggle-active'));
    const { body } = await test.api.post<{ access_token: string }>('/api/admin/login', {
      username: staff.user.username,
      password: 'open sesame',
    });
    expect((await test.api.as(body.access_token).get(MINE)).body).toHaveLength(1);
  });

  it('never stays with an admin, when assignment and promotion meet', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await insertUser(test.database);
      const [assigned, promoted] = await Promise.all([
        admin.api.post(`${adminPath(course)}/assign-staff`, { staff_user_id: id }),
        admin.api.put(`/api/admin/users/${id}`, { role: 'admin' }),
      ]);
      expect([201, 400]).toContain(assigned.status);
      expect(promoted.status).toBe(200);
      expect(
        await test.database.query(
          `SELECT FROM staff_assignments JOIN users ON users.id = staff_user_id WHERE role = 'admin'`,
        ),
      ).toEqual([]);
    }
  });

  it('outlives syncs, and the removal and return of its course', async () => {
    const control = (method: string, act: string) =>
      fetch(`${test.sandbox.url}/control/udemy/courses/${encodeURIComponent(PYTHON)}${act}`, {
        method,
      });
    const sync = () => admin.api.post('/api/admin/udemy/sync');
    await test.database.query('DELETE FROM udemy_courses');
    await sync();
    await admin.api.post(`${adminPath(PYTHON)}/assign-staff`, { staff_user_id: staff.user.id });
    await sync();
    expect((await staff.api.get(MINE)).body).toMatchObject([{ udemy_id: PYTHON }]);

    await control('DELETE', '');
    await sync();
    expect((await staff.api.get(MINE)).body).toEqual([]);
    expect(await held()).toEqual([{ udemy_id: PYTHON }]);

    await control('POST', '/restore');
    await sync();
    expect((await staff.api.get(MINE)).body).toMatchObject([{ udemy_id: PYTHON }]);
  });
});
