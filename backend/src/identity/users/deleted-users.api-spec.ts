import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { AuditPageDto } from '../../audit/dto/audit-page.dto.js';
import {
  insertAssignment,
  insertUdemyCourse,
} from '../../catalogue/marketplace/marketplace.factory.js';
import type { UserDto, UserListDto } from './dto/user.dto.js';
import { MARIA } from './user.factory.js';
import { UsersService } from './users.service.js';

const USERS = '/api/admin/users';

describe('a deleted user', () => {
  let test: TestApp;
  let admin: SignedIn;
  let id: string;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    id = (await admin.api.post<UserDto>(USERS, { ...MARIA, role: 'staff' })).body.id;
    await insertAssignment(test.database, await insertUdemyCourse(test.database), id);
    await test.database.query(
      `INSERT INTO saved_views (list, name, owner_id, is_shared, query)
       VALUES ('users', 'Mine', $1, false, '{}'), ('users', 'Ours', $1, true, '{}')`,
      [id],
    );
    await admin.api.delete(`${USERS}/${id}`);
  });
  afterEach(async () => {
    await test.database.empty('saved_views', 'staff_assignments', 'udemy_courses');
    await test.database.query('DELETE FROM users WHERE id <> $1', [admin.user.id]);
  });

  const undo = () => admin.api.post<UserDto>(`${USERS}/${id}/undo`);
  const age = (days: number) =>
    test.database.query(
      'UPDATE users SET deleted_at = now() - make_interval(days => $2) WHERE id = $1',
      [id, days],
    );
  const rows = (table: string) => test.database.query(`SELECT FROM ${table}`);

  it('is not listed, counted or found, and cannot sign in, be changed or be deleted again', async () => {
    const { users, counts } = (await admin.api.get<UserListDto>(USERS)).body;
    expect(users.map((user) => user.id)).toEqual([admin.user.id]);
    expect(counts).toMatchObject({ total: 1, staff: 0, active: 1 });
    const answers = await Promise.all([
      admin.api.get(`${USERS}/${id}`),
      admin.api.put(`${USERS}/${id}`, { name: 'Other' }),
      admin.api.patch(`${USERS}/${id}/toggle-active`),
      admin.api.delete(`${USERS}/${id}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    for (const username of [MARIA.username, MARIA.email]) {
      const login = { username, password: MARIA.password };
      expect((await test.api.post('/api/admin/login', login)).status).toBe(401);
    }
  });

  it('has its deletion and restoration in the audit log', async () => {
    await undo();
    const { body } = await admin.api.get<AuditPageDto>(
      `/api/admin/audit?object_type=user&object_id=${id}`,
    );
    const [back, gone, added] = body.entries;
    expect(body.entries.map(({ action }) => action)).toEqual([
      'undoUserChange',
      'deleteUser',
      'createUser',
    ]);
    expect(gone?.fields).toContainEqual({ field: 'email', before: MARIA.email, after: null });
    expect(back?.fields).toEqual(added?.fields.filter(({ field }) => field !== 'password'));
  });

  it('is purged after 30 days, with everything except shared views', async () => {
    await age(29);
    await test.app.get(UsersService).purge();
    expect(await rows('saved_views')).toHaveLength(2);
    await age(31);
    await test.app.get(UsersService).purge();
    expect(await rows('users')).toHaveLength(1);
    expect(await rows('staff_assignments')).toEqual([]);
    expect(await test.database.query('SELECT name, owner_id FROM saved_views')).toEqual([
      { name: 'Ours', owner_id: null },
    ]);
  });
});
