import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { insertCourse, insertOverride } from '../course.factory.js';
import type { AdminCourseCardDto, AdminCoursePageDto } from '../dto/admin-course-card.dto.js';

const COURSES = '/api/admin/courses';

describe('the list of courses', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM courses'));

  const get = (query: Record<string, string> = {}) =>
    admin.api.get<AdminCoursePageDto>(`${COURSES}/page?${new URLSearchParams(query).toString()}`);

  const titles = async (query: Record<string, string> = {}) =>
    (await get(query)).body.courses.map(({ display_title }) => display_title);

  const card = async () => (await get()).body.courses[0];

  async function addThree(): Promise<void> {
    await insertCourse(test.database, { name: 'Streaming', category: 'Data', price: 90 });
    const deep = await insertCourse(test.database, { name: 'Neural', price: 20, on_sale: false });
    await insertOverride(test.database, deep, {
      title: 'Deep 100% Learning',
      format: 'Cohort',
      price: 150,
    });
    const git = await insertCourse(test.database, { name: 'Git', category: null, price: null });
    await insertOverride(test.database, git, {
      category: 'Tools',
      level: 'Guru',
      outcomes: ['Branch'],
    });
  }

  it('carries what a card shows, and no long text', async () => {
    const description_text = `${'Long. '.repeat(60)}End.`;
    const id = await insertCourse(test.database, { name: 'Vector Search', description_text });
    const expected: AdminCourseCardDto = {
      thinkific_id: id,
      thinkific_name: 'Vector Search',
      thinkific_image_url: `https://cdn.example.org/${id}.svg`,
      thinkific_price: 49.5,
      thinkific_payment_options: [{ type: 'one-time', amount: 49.5, currency: 'USD' }],
      thinkific_category: 'AI',
      thinkific_duration: '6 weeks',
      thinkific_removed_at: null,
      is_visible: true,
      is_featured: false,
      display_title: 'Vector Search',
      display_category: null,
      display_level: null,
      display_duration: null,
      display_format: null,
      display_price: null,
      display_image_url: null,
      description: `${description_text.slice(0, 299)}…`,
      overridden_fields: [],
      sync_rule: 'follow',
      platform_changes: [],
      etag: '"0"',
    };
    expect(await card()).toEqual(expected);
    expect((await admin.api.get(`${COURSES}?view=card`)).body).toEqual([expected]);
  });

  it('names what is overridden, and shows ours', async () => {
    const id = await insertCourse(test.database);
    await insertOverride(test.database, id, {
      description: '<p>Ours.</p>',
      description_text: 'Ours.',
      price: 0,
      outcomes: ['Know it'],
    });
    expect(await card()).toMatchObject({
      description: 'Ours.',
      display_price: 0,
      overridden_fields: ['description', 'price', 'outcomes'],
    });
  });

  it('cuts long values that the platform has changed, within no character', async () => {
    const now = `${'x'.repeat(198)}🙂🙂`;
    const id = await insertCourse(test.database, {
      description_text: now,
      curriculum: ['a'.repeat(150), 'b'.repeat(150), 'c'],
    });
    await insertOverride(test.database, id, {
      description: 'Ours',
      description_text: 'Ours',
      curriculum: ['Ours'],
      base: JSON.stringify({ description: 'Before', curriculum: ['z'.repeat(500)] }),
    });
    expect((await card())?.platform_changes).toEqual([
      { field: 'description', old_value: 'Before', new_value: `${'x'.repeat(198)}…` },
      {
        field: 'curriculum',
        old_value: [`${'z'.repeat(199)}…`],
        new_value: ['a'.repeat(150), '…'],
      },
    ]);
  });

  it('filters and sorts by what is shown, and tells how many there are', async () => {
    await addThree();
    const { body } = await get({ search: ' DEEP 100% ' });
    expect(body.courses.map(({ thinkific_name }) => thinkific_name)).toEqual(['Neural']);
    expect(body).toMatchObject({
      pagination: { page: 1, limit: 50, total: 1, pages: 1 },
      total_courses: 3,
      categories: ['AI', 'Data', 'Tools'],
      levels: ['Guru'],
      formats: ['Cohort'],
    });
    expect(await titles({ search: '100_' })).toEqual([]);
    expect(await titles({ search: 'neural' })).toEqual([]);
    expect(await titles({ visibility: 'hidden' })).toEqual(['Deep 100% Learning']);
    expect(await titles({ visibility: 'visible', sort: 'name-desc' })).toEqual([
      'Streaming',
      'Git',
    ]);
    expect(await titles({ category: 'Tools' })).toEqual(['Git']);
    expect(await titles({ category: 'tools' })).toEqual([]);
    expect(await titles({ status: 'customized' })).toEqual(['Deep 100% Learning']);
    expect(await titles({ status: 'original', sort: 'price-desc' })).toEqual(['Streaming', 'Git']);
    expect(await titles({ sort: 'hidden-first' })).toEqual([
      'Deep 100% Learning',
      'Git',
      'Streaming',
    ]);
  });

  it('has pages, and nothing beyond the last', async () => {
    for (const name of ['Part 10', 'Part 9', 'Part 11'])
      await insertCourse(test.database, { name });
    expect(await titles({ limit: '2' })).toEqual(['Part 9', 'Part 10']);
    const second = await get({ limit: '2', page: '2' });
    expect(second.body.courses.map(({ thinkific_name }) => thinkific_name)).toEqual(['Part 11']);
    expect(second.body.pagination).toEqual({ page: 2, limit: 2, total: 3, pages: 2 });
    expect((await get({ limit: '2', page: '3' })).body.courses).toEqual([]);
  });

  it('is empty without courses', async () => {
    expect((await get()).body).toEqual({
      courses: [],
      pagination: { page: 1, limit: 50, total: 0, pages: 0 },
      total_courses: 0,
      categories: [],
      levels: [],
      formats: [],
    });
  });

  it.each([
    ['page', '0'],
    ['limit', '101'],
    ['search', 'x'.repeat(256)],
    ['visibility', 'all'],
    ['category', 'x'.repeat(256)],
    ['status', ''],
    ['sort', 'title'],
  ])('refuses %s=%s', async (field, value) => {
    const answer = await get({ [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it('is at most 50 KB a page, whatever the courses say', async () => {
    for (let course = 0; course < 50; course += 1) {
      await insertCourse(test.database, {
        name: `A course with a name of some length, part ${course}`,
        description: `<p>${'Word '.repeat(2_000)}</p>`,
        description_text: 'Word '.repeat(2_000),
        curriculum: Array.from({ length: 200 }, (_, line) => `Lesson ${line}`),
      });
    }
    const { body } = await get();
    expect(body.courses.length).toBe(50);
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(50_000);
  });
});
