import { jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../../test/sign-in.js';
import { insertUser } from '../../../identity/users/user.factory.js';
import type { AdminUdemyCourseDto } from '../dto/admin-udemy-course.dto.js';
import { adminPath, insertAssignment, insertUdemyCourse } from '../marketplace.factory.js';

const PATH = '/api/admin/udemy-courses';

describe('the courses of Udemy in the back office', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM udemy_courses'));

  const list = async () => (await admin.api.get<AdminUdemyCourseDto[]>(PATH)).body;

  const setVisibility = (id: string, body: unknown = { is_visible: false }) =>
    admin.api.put<AdminUdemyCourseDto>(`${adminPath(id)}/visibility`, body);

  it('are brought by a sync at the push of a button', async () => {
    const { status, body } = await admin.api.post('/api/admin/udemy/sync');
    expect(status).toBe(200);
    expect(body).toEqual({ synced_count: 16 });
    expect(await list()).toHaveLength(16);
  });

  it('are listed with visibility and staff, by title', async () => {
    const staff = [
      await insertUser(test.database, { name: 'zoe' }),
      await insertUser(test.database, { name: 'Adam', is_active: false }),
    ];
    const knots = await insertUdemyCourse(test.database, { title: 'Knots' });
    const gone = await insertUdemyCourse(test.database, { title: 'Gone', removed_at: new Date() });
    for (const { id } of staff) await insertAssignment(test.database, knots, id);
    expect(await list()).toEqual([
      expect.objectContaining({
        udemy_id: gone,
        is_visible: false,
        assigned_staff: [],
        removed_at: expect.stringMatching(/Z$/) as string,
      }),
      {
        sync_rule: 'follow',
        udemy_id: knots,
        title: 'Knots',
        url: expect.stringMatching(/^\/course\//) as string,
        is_paid: true,
        is_visible: true,
        assigned_staff: [
          { id: expect.any(String) as string, staff_user_id: staff[1]?.id, staff_name: 'Adam' },
          { id: expect.any(String) as string, staff_user_id: staff[0]?.id, staff_name: 'zoe' },
        ],
        referral_code: null,
        coupons: [],
        removed_at: null,
        synced_at: expect.stringMatching(/Z$/) as string,
      },
    ]);
  });

  it('take one statement to list, however many there are', async () => {
    const runner = test.dataSource.createQueryRunner();
    const query = jest.spyOn(Object.getPrototypeOf(runner) as typeof runner, 'query');
    // Only those of the list: scheduled tasks query the database at any time.
    const countedList = async () => {
      query.mockClear();
      await list();
      return query.mock.calls.filter(([sql]) => /udemy_courses|users/.test(sql)).length;
    };
    const few = await countedList();
    const { id } = await insertUser(test.database);
    for (let added = 0; added < 40; added += 1) {
      await insertAssignment(test.database, await insertUdemyCourse(test.database), id);
    }
    expect(await countedList()).toBe(few);
    expect(query.mock.calls.filter(([sql]) => sql.includes('udemy_courses'))).toHaveLength(1);
    query.mockRestore();
  });

  it.each([{ is_visible: false }, { isVisible: false }])('are hidden by %j', async (body) => {
    const id = await insertUdemyCourse(test.database);
    const answer = await setVisibility(id, body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ udemy_id: id, is_visible: false });
    expect((await test.api.get('/api/udemy-courses')).body).toEqual([]);

    expect((await setVisibility(id, { is_visible: true })).body.is_visible).toBe(true);
    expect((await test.api.get('/api/udemy-courses')).body).toHaveLength(1);
  });

  it.each([
    {},
    { is_visible: 'no' },
    { is_visible: null },
    { is_visible: true, isVisible: false },
    { is_visible: true, staff: [] },
  ])('are not changed by %j', async (body) => {
    const id = await insertUdemyCourse(test.database);
    expect((await setVisibility(id, body)).status).toBe(400);
    expect((await list())[0]?.is_visible).toBe(true);
  });

  it('cannot be shown while they are Udemy has removed this course', async () => {
    const id = await insertUdemyCourse(test.database, { removed_at: new Date() });
    const { status, body } = await setVisibility(id, { is_visible: true });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      detail: expect.stringContaining('Udemy has removed this course') as string,
    });
  });

  describe('of odd ids', () => {
    const ids = [
      'x010SgCHN9hvyFtzUBB-zS3_Q==',
      'x010sgchn9hvyftzubb-zs3_q==',
      'a/b/../c',
      '50%',
      '50%25',
      '%2F',
      'a b+c?d#e&f',
      '"quoted"; --',
      'æøå 🚀',
      'null',
      'x'.repeat(255),
    ];

    it.each(ids)('are found exactly by theirs: %s', async (id) => {
      for (const each of ids) await insertUdemyCourse(test.database, { udemy_id: each });
      const { status, body } = await setVisibility(id);
      expect(status).toBe(200);
      expect(body.udemy_id).toBe(id);
      const hidden = (await list()).filter(({ is_visible }) => !is_visible);
      expect(hidden.map(({ udemy_id }) => udemy_id)).toEqual([id]);

      const { user } = await signIn(test, 'staff');
      const assign = { staff_user_id: user.id };
      expect((await admin.api.post(`${adminPath(id)}/assign-staff`, assign)).status).toBe(201);
      expect(
        (await list()).filter(({ assigned_staff }) => assigned_staff.length > 0),
      ).toMatchObject([{ udemy_id: id }]);
      const path = `${adminPath(id)}/assign-staff/${user.id}`;
      expect((await admin.api.delete(path)).status).toBe(204);
    });

    it.each(['X010SgCHN9hvyFtzUBB-zS3_Q==', 'x010SgCHN9hvyFtzUBB-zS3_Q', '%', 'x'.repeat(256)])(
      'are not found by another: %s',
      async (id) => {
        await insertUdemyCourse(test.database, { udemy_id: ids[0] });
        const { status, body } = await setVisibility(id);
        expect(status).toBe(404);
        expect(body).toMatchObject({ detail: `There is no Udemy course ${id}.` });
      },
    );

    it.each(['a%00b', '50%', '%zz', '%ff'])('are refused when they cannot be: %s', async (id) => {
      const { status, body } = await admin.api.put(`${PATH}/${id}/visibility`, {
        is_visible: true,
      });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ field: expect.any(String) as string }] });
    });

    it('are not found when they are longer than any', async () => {
      expect((await setVisibility('x'.repeat(2_000))).status).toBe(404);
    });
  });
});
