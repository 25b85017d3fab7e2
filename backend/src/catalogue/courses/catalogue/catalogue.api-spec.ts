import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { signIn } from '../../../../test/sign-in.js';
import { ContentChangesService } from '../../../cache/content-changes.service.js';
import { ContentCacheService } from '../../../cache/content-cache.service.js';
import { insertCourse, insertOverride } from '../course.factory.js';
import type { CatalogueIndexDto } from '../dto/catalogue-index.dto.js';
import type { CataloguePageDto, CourseCardDto, FeaturedCourseDto } from '../dto/course-card.dto.js';

describe('the catalogue, page by page', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM courses'));

  const open = (query = '') => test.api.get<CataloguePageDto>(`/api/catalogue${query}`);
  const titlesOf = (courses: CourseCardDto[]) => courses.map(({ title }) => title);

  async function insertMany(count: number, values: Record<string, unknown> = {}) {
    for (let number = 1; number <= count; number += 1) {
      await insertCourse(test.database, { name: `Course ${number}`, position: number, ...values });
    }
  }

  it('has one page without courses', async () => {
    expect((await open()).body).toEqual({ courses: [], total: 0 });
    expect((await open('?page=2')).status).toBe(404);
  });

  it('shows what a card needs, of the platform and of overrides', async () => {
    const plain = await insertCourse(test.database, { position: 1 });
    const ours = await insertCourse(test.database, { position: 2, enroll_url: null });
    const opening = `${'Every word of it counts, '.repeat(5)}and more.`;
    await insertOverride(test.database, ours, {
      title: 'Ours, at Last',
      description: '…',
      description_text: `${opening}\n\nNot this.`,
      category: 'Data',
      level: 'Advanced',
      duration: '10 weeks',
      format: 'Cohort',
      price: 0,
      image_url: 'https://example.org/ours.png',
      curriculum: ['Only'],
    });
    const { courses } = (await open()).body;
    expect(courses).toEqual([
      {
        id: String(plain),
        slug: `course-${plain}`,
        title: `Course ${plain}`,
        category: 'AI',
        level: null,
        format: 'Self-paced',
        duration: '6 weeks',
        price: 49.5,
        paymentOptions: [{ type: 'one-time', amount: 49.5, currency: 'USD' }],
        modules: 2,
        instructors: [],
        isOpen: true,
      },
      {
        id: String(ours),
        slug: 'ours-at-last',
        title: 'Ours, at Last',
        category: 'Data',
        level: 'Advanced',
        format: 'Cohort',
        duration: '10 weeks',
        price: 0,
        paymentOptions: [{ type: 'free', amount: 0, currency: 'USD' }],
        modules: 1,
        instructors: [],
        isOpen: false,
      },
    ]);
    const index = await test.api.get<CatalogueIndexDto>('/api/catalogue/index');
    for (const [number, course] of courses.entries()) {
      const { pictures, opening: _opening, paymentOptions, ...fields } = index.body;
      expect(paymentOptions[number]).toBeNull();
      expect(Object.values(pictures)).toEqual(Array(4).fill([null, null]));
      const columns = Object.entries(fields) as [string, unknown[]][];
      const { paymentOptions: _options, ...shown } = course;
      expect(Object.fromEntries(columns.map(([field, all]) => [field, all[number]]))).toEqual(
        shown,
      );
    }
    expect(index.body.opening).toEqual([
      'First.',
      'Every word of it counts, Every word of it counts, Every word of it counts, Every…',
    ]);
    const featured = await test.api.get<FeaturedCourseDto[]>('/api/catalogue/featured');
    expect(featured.body.map((course) => course.opening)).toEqual(['First.', opening]);
  });

  it('goes on where the page before ended, in the platform’s order', async () => {
    await insertMany(50);
    await insertCourse(test.database, { name: 'Hidden', position: 0, visibility_choice: false });
    const titles: string[] = [];
    for (const [page, length] of [
      [1, 24],
      [2, 24],
      [3, 2],
    ]) {
      const { courses, total } = (await open(`?page=${page}`)).body;
      expect([courses.length, total]).toEqual([length, 50]);
      titles.push(...titlesOf(courses));
    }
    const index = await test.api.get<CatalogueIndexDto>('/api/catalogue/index');
    expect(titles).toEqual(index.body.title);
    expect(titles[49]).toBe('Course 50');
    const featured = await test.api.get<CourseCardDto[]>('/api/catalogue/featured');
    expect(titlesOf(featured.body)).toEqual(['Course 1', 'Course 2', 'Course 3']);
    expect((await open('?page=4')).body).toMatchObject({
      detail: 'There is no page 4 of these courses.',
    });
  });

  it('features the first three, and before them those that an admin has featured', async () => {
    const featured = async () =>
      titlesOf((await test.api.get<CourseCardDto[]>('/api/catalogue/featured')).body);
    const admin = await signIn(test, 'admin');
    const feature = (ids: number[], is_featured: boolean) =>
      admin.api.post('/api/admin/courses/bulk-update', { ids, is_featured });
    const ids: number[] = [];
    for (const [index, category] of ['AI', 'AI', 'AI', 'Data', null].entries()) {
      const values = { name: `Course ${index + 1}`, position: index + 1, category };
      ids.push(await insertCourse(test.database, values));
    }
    const [, second = 0, , fourth = 0, fifth = 0] = ids;
    expect(await featured()).toEqual(['Course 1', 'Course 2', 'Course 3']);

    await test.database.query(
      `INSERT INTO enrol_clicks (day, thinkific_id, clicks) VALUES (current_date - 2, $1, 9)`,
      [fourth],
    );
    await test.app.get(ContentChangesService).caughtUp();
    expect(await featured()).toEqual(['Course 1', 'Course 2', 'Course 3']);

    expect((await feature([fifth], true)).body).toMatchObject({ updated_count: 1 });
    expect(await featured()).toEqual(['Course 5', 'Course 1', 'Course 2']);
    await feature([fourth], true);
    expect(await featured()).toEqual(['Course 4', 'Course 5', 'Course 1']);
    await feature([second, ids[0] ?? 0], true);
    expect(await featured()).toEqual(['Course 1', 'Course 2', 'Course 4']);
    await admin.api.put(`/api/admin/courses/${second}/visibility`, { is_visible: false });
    expect(await featured()).toEqual(['Course 1', 'Course 4', 'Course 5']);
    const lines = await test.database.query<object>(
      `SELECT action, table_name, record FROM changes
       WHERE action = 'bulkUpdateCourses' ORDER BY id LIMIT 1`,
    );
    expect(lines).toEqual([
      { action: 'bulkUpdateCourses', table_name: 'featured_courses', record: String(fifth) },
    ]);
    await feature(ids, false);
    expect(await featured()).toEqual(['Course 1', 'Course 3', 'Course 4']);
    expect((await feature(ids, false)).body).toMatchObject({ updated_count: 0 });
  });

  it('is that of a category, a level, a format, or of all of them', async () => {
    await insertCourse(test.database, { name: 'AI', category: 'AI' });
    const both = await insertCourse(test.database, { name: 'Both', category: 'AI' });
    const level = await insertCourse(test.database, { name: 'Level', category: null });
    await insertOverride(test.database, both, { level: 'Advanced', format: 'Live online' });
    await insertOverride(test.database, level, { level: 'Advanced', format: ' SELF-paced ' });
    for (const [query, titles] of [
      ['category=AI', ['AI', 'Both']],
      ['level=Advanced', ['Both', 'Level']],
      ['format=cohort', ['Both']],
      ['format=self-paced', ['AI', 'Level']],
      ['category=AI&level=Advanced&format=cohort&page=1', ['Both']],
      ['category=Software+Engineering', []],
    ] as const) {
      const { courses, total } = (await open(`?${query}`)).body;
      expect([query, titlesOf(courses), total]).toEqual([query, titles, titles.length]);
    }
  });

  it('is that of a price, and in an order of price or title', async () => {
    for (const [name, price] of [
      ['Dear', 500],
      ['cheap', 99.99],
      ['Asked', null],
      ['Free', 0],
      ['Écru', 0.01],
    ] as const) {
      await insertCourse(test.database, { name, price });
    }
    const given = await insertCourse(test.database, { name: 'Zero', price: 10 });
    await insertOverride(test.database, given, { title: 'Course 10', price: 100 });
    await insertCourse(test.database, { name: 'Course 9', price: 100 });
    for (const [query, titles] of [
      ['price=free', ['Free']],
      ['price=under-100', ['cheap', 'Free', 'Écru']],
      ['price=under-500', ['cheap', 'Free', 'Écru', 'Course 10', 'Course 9']],
      ['sort=price-asc', ['Free', 'Écru', 'cheap', 'Course 10', 'Course 9', 'Dear', 'Asked']],
      ['sort=price-desc', ['Dear', 'Course 10', 'Course 9', 'cheap', 'Écru', 'Free', 'Asked']],
      ['sort=title-asc', ['Asked', 'cheap', 'Course 9', 'Course 10', 'Dear', 'Écru', 'Free']],
      ['q=course&sort=price-asc&price=under-500', ['Course 10', 'Course 9']],
      ['q=course&sort=title-asc', ['Course 9', 'Course 10']],
    ] as const) {
      const { courses, total } = (await open(`?${query}`)).body;
      expect([query, titlesOf(courses), total]).toEqual([query, titles, titles.length]);
    }
  });

  it.each(['price=10', 'sort=price', 'page=0', 'page=x', 'page=1&page=2', 'level=', 'search=x'])(
    'refuses %s',
    async (query) => {
      expect((await open(`?${query}`)).status).toBe(400);
    },
  );

  it('refuses a category that the site has not published, and names those that it has', async () => {
    const { status, body } = await test.api.get('/api/catalogue?category=Cooking');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: [
        { field: 'category', message: 'Category must be AI or Data or Software Engineering' },
      ],
    });
  });

  it('is kept under one key for each page that there is', async () => {
    await insertMany(30);
    const cache = test.app.get(ContentCacheService);
    for (const query of ['', '?page=2', '?category=AI', '?category=AI&page=2']) await open(query);
    const { entries } = cache.usage;
    for (const query of [
      '?page=1',
      '?page=02',
      '?page=2&category=AI',
      '?page=3',
      '?page=9007199254740991',
      '?category=AI&page=77',
    ]) {
      expect([200, 404]).toContain((await open(query)).status);
    }
    expect(cache.usage.entries).toBe(entries);
  });
});
