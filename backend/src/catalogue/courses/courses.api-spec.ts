import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { insertCourse, insertOverride } from './course.factory.js';
import type { CourseCardDto } from './dto/course-card.dto.js';
import type { CourseDto } from './dto/course.dto.js';

describe('the public catalogue', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM courses'));

  const titles = async () =>
    (await test.api.get<CourseDto[]>('/api/courses')).body.map(({ title }) => title);

  it('is empty before anything was synced', async () => {
    expect((await test.api.get('/api/courses')).body).toEqual([]);
  });

  it('shows the platform’s values where nothing is overridden', async () => {
    const id = await insertCourse(test.database, { name: 'Vector Search' });
    const expected = {
      id: String(id),
      slug: 'vector-search',
      title: 'Vector Search',
      description: 'First.\n\nSecond.',
      category: 'AI',
      level: null,
      format: 'Self-paced',
      duration: '6 weeks',
      price: 49.5,
      paymentOptions: [{ type: 'one-time', amount: 49.5, currency: 'USD' }],
      imageUrl: `https://cdn.example.org/${id}.svg`,
      thinkificUrl: `https://school.example.org/enroll/${id}`,
      hasLifetimeAccess: true,
      claimsCertificate: true,
      offers: [
        {
          platform: 'thinkific',
          price: 49.5,
          url: `https://school.example.org/enroll/${id}`,
        },
      ],
      curriculum: ['One', 'Two'],
      outcomes: [],
      instructors: [],
    };
    expect((await test.api.get('/api/courses')).body).toEqual([expected]);
    expect((await test.api.get(`/api/courses/${id}`)).body).toEqual(expected);
  });

  it('shows the override of each field that has one', async () => {
    const id = await insertCourse(test.database);
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
    expect((await test.api.get(`/api/courses/${id}`)).body).toEqual({
      id: String(id),
      slug: 'ours',
      title: 'Ours',
      description: 'Our words.',
      category: 'Data',
      level: 'Advanced',
      format: 'Cohort',
      duration: '10 weeks',
      price: 0,
      paymentOptions: [{ type: 'free', amount: 0, currency: 'USD' }],
      imageUrl: 'https://example.org/ours.png',
      thinkificUrl: `https://school.example.org/enroll/${id}`,
      hasLifetimeAccess: true,
      claimsCertificate: true,
      offers: [{ platform: 'thinkific', price: 0, url: `https://school.example.org/enroll/${id}` }],
      curriculum: ['Only'],
      outcomes: ['Know it'],
      instructors: [],
    });
  });

  it('leaves null what neither side fills', async () => {
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
    expect((await test.api.get(`/api/courses/${id}`)).body).toMatchObject({
      description: null,
      imageUrl: null,
      price: null,
      category: null,
      duration: null,
      thinkificUrl: null,
      curriculum: [],
    });
  });

  it('keeps the platform’s order, courses without a place last', async () => {
    await insertCourse(test.database, { name: 'Nowhere', position: null });
    await insertCourse(test.database, { name: 'Second', position: 2 });
    await insertCourse(test.database, { name: 'First', position: 1 });
    expect(await titles()).toEqual(['First', 'Second', 'Nowhere']);
  });

  it.each([
    ['not on sale', { on_sale: false }, 404],
    ['not on sale, but shown by an admin', { on_sale: false, visibility_choice: true }, 200],
    ['on sale, but hidden by an admin', { on_sale: true, visibility_choice: false }, 404],
    ['gone from the platform', { removed_at: new Date(), visibility_choice: true }, 410],
  ])('a course that is %s', async (_case, values, status) => {
    const id = await insertCourse(test.database, values);
    expect((await titles()).length).toBe(status === 200 ? 1 : 0);
    expect((await test.api.get(`/api/courses/${id}`)).status).toBe(status);
  });

  it.each(['4711', 'abc', '0', '-1', '1.5', '1e3', '9'.repeat(40), 'a%2Fb', "1'--", '⛵'])(
    'answers 404 for the id %s',
    async (id) => {
      const { status, body } = await test.api.get(`/api/courses/${id}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({
        title: 'Not Found',
        status: 404,
        detail: `There is no course ${decodeURIComponent(id)}.`,
      });
    },
  );

  describe('related courses', () => {
    const insertLevel = async (level: string | null, category: string | null = 'AI') => {
      const id = await insertCourse(test.database, { category });
      await insertOverride(test.database, id, { level });
      return String(id);
    };
    const relatedTo = async (id: string) =>
      (await test.api.get<CourseCardDto[]>(`/api/courses/${id}/related`)).body.map(
        (card) => card.id,
      );

    it('are three of the category: of the next level, of the same, then others', async () => {
      const course = await insertLevel('Intermediate');
      const beginner = await insertLevel('Beginner');
      const unknown = await insertLevel(null);
      const same = await insertLevel('Intermediate');
      await insertLevel('Advanced', 'Data');
      expect(await relatedTo(course)).toEqual([same, beginner, unknown]);
      expect(await relatedTo(beginner)).toEqual([course, same, unknown]);
      expect(await relatedTo(unknown)).toEqual([course, beginner, same]);
      const next = await insertLevel('Advanced');
      expect(await relatedTo(same)).toEqual([next, course, beginner]);
    });

    it('are others once one of them goes, and more once there are more', async () => {
      const course = await insertLevel('Intermediate');
      const next = await insertLevel('Advanced');
      expect(await relatedTo(course)).toEqual([next]);
      const beginner = await insertLevel('Beginner');
      const same = await insertLevel('Intermediate');
      const unknown = await insertLevel(null);
      expect(await relatedTo(course)).toEqual([next, same, beginner]);
      await test.database.query(
        `UPDATE courses SET visibility_choice = false WHERE thinkific_id = ${next}`,
      );
      expect(await relatedTo(course)).toEqual([same, beginner, unknown]);
    });

    it('are first those that the platform names, while visitors see them', async () => {
      const alike = await insertLevel('Beginner');
      const named = await insertCourse(test.database, { category: 'Data', product_id: 71 });
      const bundle = 72;
      const values = { category: 'AI', product_id: 73, related_product_ids: [bundle, 74, 73, 71] };
      const course = String(await insertCourse(test.database, values));
      expect(await relatedTo(course)).toEqual([String(named), alike]);
      const late = { category: null, product_id: 74, related_product_ids: [73] };
      const unsorted = String(await insertCourse(test.database, late));
      expect(await relatedTo(course)).toEqual([unsorted, String(named), alike]);
      expect(await relatedTo(unsorted)).toEqual([course]);
      await test.database.query(
        `UPDATE courses SET visibility_choice = false WHERE thinkific_id = ${named}`,
      );
      expect(await relatedTo(course)).toEqual([unsorted, alike]);
      await test.database.query(
        `UPDATE courses SET related_product_ids = '{}' WHERE thinkific_id = ${course}`,
      );
      expect(await relatedTo(course)).toEqual([alike]);
    });

    it('are none without a category, and missing where the course is', async () => {
      const alone = await insertLevel('Beginner', null);
      await insertLevel('Intermediate', null);
      expect(await relatedTo(alone)).toEqual([]);
      const gone = await insertCourse(test.database, { removed_at: new Date() });
      expect((await test.api.get(`/api/courses/${gone}/related`)).status).toBe(410);
      expect((await test.api.get('/api/courses/4711/related')).status).toBe(404);
    });
  });

  it('refuses an id with a NUL', async () => {
    const { status, body } = await test.api.get('/api/courses/1%00');
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field: 'id' }] });
  });

  it('refuses query parameters that it would have to ignore', async () => {
    const { status, body } = await test.api.get('/api/courses?category=AI&page=2');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: [
        { field: 'category', message: 'is not known here' },
        { field: 'page', message: 'is not known here' },
      ],
    });
  });
});
