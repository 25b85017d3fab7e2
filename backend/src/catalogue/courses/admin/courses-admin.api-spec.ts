import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../../test/sign-in.js';
import {
  type DisplayValues,
  OVERRIDE_FIELDS,
  toColumn,
} from '../../../common/overridable-fields.js';
import { insertCourse, insertOverride } from '../course.factory.js';
import type { AdminCourseDto } from '../dto/admin-course.dto.js';
import type { CourseDto } from '../dto/course.dto.js';

const COURSES = '/api/admin/courses';

describe('the administration of courses', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM courses'));

  const list = async () => (await admin.api.get<AdminCourseDto[]>(COURSES)).body;

  const setVisibility = (id: number | string, body: unknown) =>
    admin.api.put<AdminCourseDto>(`${COURSES}/${id}/visibility`, body);

  const choice = async (id: number) =>
    (
      await test.database.query<{ visibility_choice: boolean | null }>(
        'SELECT visibility_choice FROM courses WHERE thinkific_id = $1',
        [id],
      )
    )[0]?.visibility_choice;

  const isPublic = async (id: number) => {
    const { body } = await test.api.get<CourseDto[]>('/api/courses');
    const { status } = await test.api.get(`/api/courses/${id}`);
    expect(status).toBe(body.length > 0 ? 200 : 404);
    return status === 200;
  };

  it('shows what the platform says, and nothing as overridden', async () => {
    const id = await insertCourse(test.database, {
      name: 'Vector Search',
      synced_at: '2026-03-01T06:00:00.000Z',
    });
    const nothing = OVERRIDE_FIELDS.map((field) => [`display_${toColumn(field)}`, null]);
    const expected: AdminCourseDto = {
      platform: 'thinkific',
      thinkific_id: id,
      thinkific_name: 'Vector Search',
      thinkific_description: '<p>First.</p><p>Second.</p>',
      thinkific_description_text: 'First.\n\nSecond.',
      thinkific_image_url: `https://cdn.example.org/${id}.svg`,
      thinkific_price: 49.5,
      thinkific_payment_options: [{ type: 'one-time', amount: 49.5, currency: 'USD' }],
      thinkific_category: 'AI',
      thinkific_duration: '6 weeks',
      thinkific_curriculum: ['One', 'Two'],
      thinkific_url: `https://school.example.org/enroll/${id}`,
      thinkific_removed_at: null,
      synced_at: '2026-03-01T06:00:00.000Z',
      is_visible: true,
      is_featured: false,
      ...(Object.fromEntries(nothing) as DisplayValues),
      display_title: 'Vector Search',
      display_description_text: null,
      sync_rule: 'follow',
      platform_changes: [],
      etag: '"0"',
    };
    expect((await admin.api.get(`${COURSES}/${id}`)).body).toEqual(expected);
  });

  it('shows each override beside the platform’s value', async () => {
    const id = await insertCourse(test.database, { name: 'Theirs' });
    await insertOverride(test.database, id, {
      title: 'Ours',
      description: '<p>Our words.</p>',
      description_text: 'Our words.',
      category: 'Data',
      level: 'Advanced',
      duration: '10 weeks',
      format: 'Cohort',
      price: 0,
      image_url: 'https://example.org/ours.png',
      curriculum: ['Only'],
      outcomes: ['Know it'],
    });
    expect((await admin.api.get(`${COURSES}/${id}`)).body).toMatchObject({
      thinkific_name: 'Theirs',
      thinkific_category: 'AI',
      display_title: 'Ours',
      display_description: '<p>Our words.</p>',
      display_category: 'Data',
      display_level: 'Advanced',
      display_duration: '10 weeks',
      display_format: 'Cohort',
      display_price: 0,
      display_image_url: 'https://example.org/ours.png',
      display_curriculum: ['Only'],
      display_outcomes: ['Know it'],
    });
  });

  it('lists by name, then id, the removed ones too', async () => {
    const second = await insertCourse(test.database, { name: 'B' });
    const third = await insertCourse(test.database, { name: 'B', removed_at: '2026-03-02' });
    const first = await insertCourse(test.database, { name: 'A', on_sale: false });
    const courses = await list();
    expect(courses.map(({ thinkific_id }) => thinkific_id)).toEqual([first, second, third]);
    expect(courses.map(({ is_visible }) => is_visible)).toEqual([false, true, false]);
    expect(courses[2]?.thinkific_removed_at).toMatch(/^2026-03-0/);
  });

  it('lists whole courses', async () => {
    const id = await insertCourse(test.database, { description: '<p>Theirs.</p>' });
    await insertOverride(test.database, id, {
      description: 'Ours',
      description_text: 'Ours',
      outcomes: ['Know it'],
    });
    const { body: course } = await admin.api.get<AdminCourseDto>(`${COURSES}/${id}`);
    expect(await list()).toEqual([course]);
    expect(course).toMatchObject({
      thinkific_description: '<p>Theirs.</p>',
      display_description: 'Ours',
      display_curriculum: null,
      display_outcomes: ['Know it'],
    });
  });

  it('lists more than are written at a time', async () => {
    await test.database.query(
      `INSERT INTO courses (thinkific_id, platform_id, name, on_sale)
       SELECT n, n::text, to_char(n, '0000'), true FROM generate_series(1, 1001) AS n`,
    );
    const { body, headers } = await admin.api.get<AdminCourseDto[]>(COURSES);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body.map(({ thinkific_id }) => thinkific_id)).toEqual(
      Array.from({ length: 1001 }, (_, place) => place + 1),
    );
  });

  it('leaves null what the platform does not say', async () => {
    const id = await insertCourse(test.database, {
      description: null,
      description_text: null,
      image_url: null,
      price: null,
      category: null,
      duration: null,
      curriculum: [],
      enroll_url: null,
    });
    expect((await admin.api.get(`${COURSES}/${id}`)).body).toMatchObject({
      thinkific_description: null,
      thinkific_description_text: null,
      thinkific_image_url: null,
      thinkific_price: null,
      thinkific_category: null,
      thinkific_duration: null,
      thinkific_curriculum: [],
      thinkific_url: null,
    });
  });

  describe('visibility', () => {
    it.each([{ is_visible: false }, { isVisible: false }, { is_visible: false, isVisible: false }])(
      'takes %j and answers the course',
      async (body) => {
        const id = await insertCourse(test.database);
        expect(await setVisibility(id, body)).toMatchObject({
          status: 200,
          body: { thinkific_id: id, is_visible: false, etag: '"0"' },
        });
        expect(await choice(id)).toBe(false);
        expect(await isPublic(id)).toBe(false);
      },
    );

    it('shows at once what the platform does not sell, and hides it again', async () => {
      const id = await insertCourse(test.database, { on_sale: false });
      expect(await isPublic(id)).toBe(false);
      expect((await setVisibility(id, { is_visible: true })).body.is_visible).toBe(true);
      expect(await isPublic(id)).toBe(true);
      await setVisibility(id, { is_visible: false });
      expect(await isPublic(id)).toBe(false);
    });

    it('is a choice even when it changes nothing', async () => {
      const id = await insertCourse(test.database);
      await setVisibility(id, { is_visible: true });
      expect(await choice(id)).toBe(true);
      await test.database.query('UPDATE courses SET on_sale = false');
      expect(await isPublic(id)).toBe(true);
    });

    it.each([
      [{}, 'is_visible', 'Visibility is required'],
      [undefined, 'body', 'must be a JSON object'],
      [{ is_visible: true, isVisible: false }, 'isVisible', /both true and false/],
      [{ is_visible: 'true' }, 'is_visible', 'Visibility must be true or false'],
      [{ is_visible: null }, 'is_visible', 'Visibility must be true or false'],
      [{ isVisible: 1 }, 'isVisible', 'Visibility must be true or false'],
      [{ is_visible: true, visible: true }, 'visible', 'is not known here'],
    ])('refuses %j', async (body, field, message) => {
      const id = await insertCourse(test.database);
      const answer = await setVisibility(id, body);
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
      expect(JSON.stringify(answer.body)).toMatch(message);
      expect(await choice(id)).toBeNull();
    });

    it('cannot be set for a removed course', async () => {
      const id = await insertCourse(test.database, { removed_at: new Date() });
      const { status, body } = await setVisibility(id, { is_visible: true });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        detail: expect.stringContaining('Thinkific has removed this course') as string,
      });
      expect(await choice(id)).toBeNull();
    });
  });

  const UNKNOWN = ['4711', 'abc', '0', '-1', '1.5', '1e3', '9'.repeat(18), '9'.repeat(40), '⛵'];

  it.each(UNKNOWN)('answers 404 for the id %s, whatever is asked', async (id) => {
    const path = `${COURSES}/${id}`;
    const answers = [
      await admin.api.get(path),
      await setVisibility(id, { is_visible: true }),
      await admin.api.put(`${path}/override`, { title: 'Ours' }),
      await admin.api.delete(`${path}/override`),
      await admin.api.post(`${path}/override/keep`, { fields: ['title'] }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body).toMatchObject({ detail: `There is no course ${id}.` });
    }
  });

  it('refuses a NUL in the id and query parameters that it would have to ignore', async () => {
    expect((await admin.api.get(`${COURSES}/1%00`)).status).toBe(400);
    expect((await admin.api.get(`${COURSES}?search=x`)).status).toBe(400);
    expect((await admin.api.get(`${COURSES}?view=list`)).status).toBe(400);
  });

  it('is for admins only', async () => {
    const id = await insertCourse(test.database);
    const staff = await signIn(test, 'staff');
    const calls = [
      ['GET', COURSES],
      ['GET', `${COURSES}/page`],
      ['GET', `${COURSES}/${id}`],
      ['PUT', `${COURSES}/${id}/visibility`, { is_visible: false }],
      ['PUT', `${COURSES}/${id}/override`, { title: 'Ours' }],
      ['DELETE', `${COURSES}/${id}/override`],
      ['POST', `${COURSES}/${id}/override/keep`, { fields: ['title'] }],
    ] as const;
    for (const [method, path, body] of calls) {
      expect((await test.api.send(method, path, { body })).status).toBe(401);
      expect((await staff.api.send(method, path, { body })).status).toBe(403);
    }
    expect(await choice(id)).toBeNull();
    expect(await test.database.query('SELECT FROM course_overrides')).toEqual([]);
  });
});
