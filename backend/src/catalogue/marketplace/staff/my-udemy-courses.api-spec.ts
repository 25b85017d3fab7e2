import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../../test/sign-in.js';
import { insertCourse, insertOverride } from '../../courses/course.factory.js';
import { linkCourses } from '../../links/link-courses.factory.js';
import { insertAssignment, insertUdemyCourse } from '../marketplace.factory.js';

const PATH = '/api/admin/staff/my-udemy-courses';

describe('the courses that one is assigned to', () => {
  let test: TestApp;
  let staff: SignedIn;
  let other: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    staff = await signIn(test, 'staff');
    other = await signIn(test, 'staff');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM udemy_courses'));

  it('are one’s own, by title, hidden ones too, removed ones not', async () => {
    const tides = await insertUdemyCourse(test.database, { title: 'Tides', url: '/course/tides/' });
    const hidden = await insertUdemyCourse(test.database, {
      title: 'Knots',
      url: '/course/knots/',
      is_paid: false,
      visibility_choice: false,
    });
    const gone = await insertUdemyCourse(test.database, { removed_at: new Date() });
    const others = await insertUdemyCourse(test.database);
    for (const id of [tides, hidden, gone]) {
      await insertAssignment(test.database, id, staff.user.id);
    }
    for (const id of [tides, others]) await insertAssignment(test.database, id, other.user.id);
    const course = await insertCourse(test.database);
    await insertOverride(test.database, course, { title: 'Tide Tables' });
    await linkCourses(test.database, course, tides);
    const { status, body } = await staff.api.get(PATH);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        udemy_id: hidden,
        title: 'Knots',
        url: '/course/knots/',
        is_paid: false,
        linked_title: null,
      },
      {
        udemy_id: tides,
        title: 'Tides',
        url: '/course/tides/',
        is_paid: true,
        linked_title: 'Tide Tables',
      },
    ]);
  });

  it('are none for an admin and for a user without assignments', async () => {
    await insertUdemyCourse(test.database);
    const admin = await signIn(test, 'admin');
    expect((await admin.api.get(PATH)).body).toEqual([]);
    expect((await staff.api.get(PATH)).body).toEqual([]);
  });

  it('are for the signed-in user, and take no query', async () => {
    expect((await test.api.get(PATH)).status).toBe(401);
    expect((await staff.api.get(`${PATH}?staff_user_id=${other.user.id}`)).status).toBe(400);
  });
});
