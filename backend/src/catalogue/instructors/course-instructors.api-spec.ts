import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { insertCourse } from '../courses/course.factory.js';
import type { CataloguePageDto } from '../courses/dto/course-card.dto.js';
import type { CourseDto } from '../courses/dto/course.dto.js';
import { insertInstructor } from './instructor.factory.js';

describe('the instructors of a course', () => {
  let test: TestApp;
  let admin: SignedIn;
  let course: number;
  let amara: string;
  let mei: string;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.database.query('DELETE FROM courses');
    await test.database.query('DELETE FROM instructors');
    course = await insertCourse(test.database);
    amara = await insertInstructor(test.database, { thinkific_id: 7, title: 'Lead' });
    mei = await insertInstructor(test.database, { name: 'Mei Tanaka' });
    await test.database.query(
      `INSERT INTO course_instructors (thinkific_id, source, instructor_id) VALUES ($1, 'platform', $2)`,
      [course, amara],
    );
  });

  const path = () => `/api/admin/courses/${course}/instructors`;
  const choose = (ids: unknown) => admin.api.put(path(), { ids });

  async function shown() {
    const { body } = await test.api.get<CourseDto>(`/api/courses/${course}`);
    const { body: page } = await test.api.get<CataloguePageDto>('/api/catalogue');
    const names = body.instructors.map(({ name }) => name);
    expect(page.courses[0]?.instructors).toEqual(names);
    return names;
  }

  it('are those of Thinkific until an admin chooses others', async () => {
    expect(await shown()).toEqual(['Amara Okafor']);
    expect(await choose([mei, amara])).toMatchObject({
      status: 200,
      body: { ids: [mei, amara], platform_ids: [amara] },
    });
    expect(await shown()).toEqual(['Mei Tanaka', 'Amara Okafor']);
    await choose([amara, mei]);
    expect(await shown()).toEqual(['Amara Okafor', 'Mei Tanaka']);
    await choose([]);
    expect(await shown()).toEqual([]);
    expect(await choose(null)).toMatchObject({ body: { ids: null, platform_ids: [amara] } });
    expect(await shown()).toEqual(['Amara Okafor']);
    expect((await admin.api.get(path())).body).toEqual({ ids: null, platform_ids: [amara] });
  });

  it('are shown as they are now, also after an edit and a deletion', async () => {
    await choose([mei]);
    expect(await shown()).toEqual(['Mei Tanaka']);
    await admin.api.put(`/api/admin/instructors/${mei}`, { name: 'Mei T.', bio: 'Writes.' });
    expect(await shown()).toEqual(['Mei T.']);
    const { body } = await test.api.get<CourseDto>(`/api/courses/${course}`);
    expect(body.instructors).toEqual([{ name: 'Mei T.', title: null, bio: 'Writes.', link: null }]);
    const list = await admin.api.get('/api/admin/instructors');
    expect(list.body).toMatchObject({
      instructors: [{ courses: [] }, { courses: [`Course ${course}`] }],
    });
    await admin.api.delete(`/api/admin/instructors/${mei}`);
    expect(await shown()).toEqual([]);
  });

  it('are chosen by admins only', async () => {
    const staff = await signIn(test, 'staff');
    expect(await test.api.put(path(), { ids: [mei] })).toMatchObject({ status: 401 });
    expect(await staff.api.put(path(), { ids: [mei] })).toMatchObject({ status: 403 });
    expect(await shown()).toEqual(['Amara Okafor']);
  });

  it('are known ones, each once, of a course that exists', async () => {
    const nobody = '0f5b6c1e-7a57-4a9b-9d55-1a2b3c4d5e6f';
    const wrong = 'Ids must be a list of at most 10 different instructors, or null';
    for (const [ids, message] of [
      [[nobody], 'Ids must be of instructors in the list: one of them may have been deleted'],
      [[mei, mei], wrong],
      [['mei'], wrong],
      ['mei', wrong],
      [undefined, wrong],
    ] as const) {
      expect(await choose(ids)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'ids', message }] },
      });
    }
    expect(await shown()).toEqual(['Amara Okafor']);
    for (const id of ['7', 'x']) {
      const unknown = `/api/admin/courses/${id}/instructors`;
      expect(await admin.api.put(unknown, { ids: [] })).toMatchObject({ status: 404 });
    }
  });
});
