import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../../test/sign-in.js';
import { type InsertedUser, insertUser } from '../../../identity/users/user.factory.js';
import type { StaffAssignmentDto } from '../dto/admin-udemy-course.dto.js';
import { adminPath, insertAssignment, insertUdemyCourse } from '../marketplace.factory.js';

describe('the assignment of staff', () => {
  let test: TestApp;
  let admin: SignedIn;
  let course: string;
  let maria: InsertedUser;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    course = await insertUdemyCourse(test.database);
    maria = await insertUser(test.database, { name: 'Maria Santos' });
  });
  afterEach(() => test.database.query('DELETE FROM udemy_courses'));

  const assign = (staff_user_id: unknown, id = course, { api } = admin) =>
    api.post<StaffAssignmentDto>(`${adminPath(id)}/assign-staff`, { staff_user_id });

  const unassign = (staffId: string, id = course) =>
    admin.api.delete(`${adminPath(id)}/assign-staff/${staffId}`);

  const held = () =>
    test.database.query<{ id: string; staff_user_id: string }>(
      'SELECT id, staff_user_id FROM staff_assignments ORDER BY id',
    );

  it('is answered and kept', async () => {
    const { status, body } = await assign(maria.id);
    expect(status).toBe(201);
    expect(await held()).toEqual([{ id: body.id, staff_user_id: maria.id }]);
    expect(body).toMatchObject({ staff_user_id: maria.id, staff_name: 'Maria Santos' });
  });

  it('ends, by the id of the user', async () => {
    const james = await insertUser(test.database);
    await assign(james.id);
    const { body } = await assign(maria.id);
    expect((await unassign(body.id)).status).toBe(404);
    expect((await unassign(maria.id)).status).toBe(204);
    expect(await held()).toMatchObject([{ staff_user_id: james.id }]);
  });

  it.each([
    ['a user who is not assigned', () => unassign(maria.id)],
    ['a user who is not there', () => unassign(randomUUID())],
    ['what is no id', () => unassign('maria')],
    ['a course that is not there', () => unassign(maria.id, 'nothing')],
  ])('does not end for %s', async (_who, act) => {
    const { status, body } = await act();
    expect(status).toBe(404);
    expect(body).toMatchObject({ detail: expect.stringContaining('is not assigned') as string });
  });

  it('is made once', async () => {
    await assign(maria.id);
    const { status, body } = await assign(maria.id);
    expect(status).toBe(409);
    expect(body).toMatchObject({ detail: 'This staff member is already assigned to this course.' });
    expect(await held()).toHaveLength(1);
  });

  it.each([
    ['an admin', { role: 'admin', name: 'Alex' }, 'Alex is an admin. Assign a staff member.'],
    [
      'an inactive user',
      { is_active: false, name: 'Ida' },
      'Ida is inactive. Activate the user first.',
    ],
  ])('is refused for %s', async (_who, values, detail) => {
    const { id } = await insertUser(test.database, values);
    const { status, body } = await assign(id);
    expect(status).toBe(400);
    expect(body).toMatchObject({ detail, errors: [{ field: 'staff_user_id', message: detail }] });
    expect(await held()).toEqual([]);
  });

  it('is 404 for an unknown user, what is no id, and an unknown course', async () => {
    for (const answer of [
      await assign(randomUUID()),
      await assign('maria'),
      await assign(maria.id, 'nothing'),
      await assign(maria.id, course.toUpperCase()),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect(await held()).toEqual([]);
  });

  it.each([undefined, null, '', ' ', 7, ['x'], { id: 'x' }, 'x'.repeat(256)])(
    'is refused with the user %j',
    async (id) => {
      const { status, body } = await assign(id);
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ field: 'staff_user_id' }] });
    },
  );

  it('is refused for a course that is gone from Udemy, but can be ended there', async () => {
    const gone = await insertUdemyCourse(test.database, { removed_at: new Date() });
    await insertAssignment(test.database, gone, maria.id);
    const james = await insertUser(test.database);
    expect((await assign(james.id, gone)).status).toBe(409);
    expect((await unassign(maria.id, gone)).status).toBe(204);
  });

  it('is made by one of two admins who assign the same user at once', async () => {
    const other = await signIn(test, 'admin');
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => assign(maria.id, course, index % 2 ? admin : other)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await held()).toHaveLength(1);
  });

  it('is made by both when they assign different users at once', async () => {
    const other = await signIn(test, 'admin');
    const james = await insertUser(test.database);
    const answers = await Promise.all([assign(maria.id), assign(james.id, course, other)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await held()).toHaveLength(2);
  });
});
