import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { signIn } from '../../test/sign-in.js';
import { insertCourse, insertOverride } from '../catalogue/courses/course.factory.js';
import type { TestimonialDto } from './dto/testimonial.dto.js';
import { insertTestimonial, SCRIPTS, STORY } from './testimonial.factory.js';

describe('the stories that visitors see', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM testimonials'));

  const list = async (query = '') => {
    const { status, body } = await test.api.get<TestimonialDto[]>(`/api/testimonials${query}`);
    expect(status).toBe(200);
    return body;
  };

  it('are the approved and visible ones only', async () => {
    for (const status of ['pending', 'approved', 'rejected']) {
      for (const visible of [true, false]) {
        const student_name = `${status} ${visible ? 'shown' : 'hidden'}`;
        await insertTestimonial(test.database, { status, is_visible: visible, student_name });
      }
    }
    expect((await list()).map(({ studentName }) => studentName)).toEqual(['approved shown']);
  });

  it('tell neither status nor visibility', async () => {
    const id = await insertTestimonial(test.database, {
      company_logo: 'https://example.org/logo.svg',
      linkedin_url: STORY.linkedinUrl,
      created_at: '2026-03-14T09:26:53.589Z',
    });
    expect(await list()).toEqual([
      {
        ...STORY,
        id,
        companyLogo: 'https://example.org/logo.svg',
        createdAt: '2026-03-14T09:26:53.589Z',
      },
    ]);
  });

  it('come newest first, those of one moment by id', async () => {
    const at = (created_at: string) => insertTestimonial(test.database, { created_at });
    const older = await at('2026-01-01');
    const newest = await at('2026-03-01');
    const first = await at('2026-02-01');
    const second = await at('2026-02-01');
    expect((await list()).map(({ id }) => id)).toEqual([newest, second, first, older]);
  });

  it('come after those that an admin has featured', async () => {
    const admin = await signIn(test, 'admin');
    const at = (created_at: string) => insertTestimonial(test.database, { created_at });
    const older = await at('2026-01-01');
    const newer = await at('2026-03-01');
    const isFeatured = true;
    const path = `/api/admin/testimonials/${older}`;
    expect(await admin.api.put(path, { isFeatured })).toMatchObject({ body: { isFeatured } });
    expect((await list()).map(({ id }) => id)).toEqual([older, newer]);
    await admin.api.put(path, { status: 'rejected' });
    expect((await list()).map(({ id }) => id)).toEqual([newer]);
  });

  it('are the newest 100, or as many as asked for', async () => {
    await Promise.all(Array.from({ length: 101 }, () => insertTestimonial(test.database)));
    expect(await list()).toHaveLength(100);
    expect(await list('?limit=100')).toHaveLength(100);
    expect(await list('?limit=2')).toEqual((await list()).slice(0, 2));
  });

  it('are two of a course, by its title whatever the case', async () => {
    const id = await insertCourse(test.database, { name: 'Platform title' });
    const other = await insertCourse(test.database, { name: 'SQL' });
    await insertOverride(test.database, id, { title: 'Rust, Calmly' });
    const of = async (course: number) => {
      const path = `/api/courses/${course}/stories`;
      return (await test.api.get<TestimonialDto[]>(path)).body.map((story) => story.id);
    };
    const tell = (course_taken: string, values = {}) =>
      insertTestimonial(test.database, { course_taken, ...values });
    expect(await of(id)).toEqual([]);
    const oldest = await tell('Rust, Calmly', { created_at: '2026-01-01' });
    const second = await tell(' rust, CALMLY ', { created_at: '2026-02-01' });
    await tell('Platform title');
    await tell('Rust, Calmly', { status: 'pending' });
    await tell('Rust, Calmly', { is_visible: false });
    expect(await of(id)).toEqual([second, oldest]);
    const third = await tell('Rust, Calmly', { created_at: '2026-03-01' });
    expect(await of(id)).toEqual([third, second]);

    expect(await of(other)).toEqual([]);
    await test.database.query(`UPDATE testimonials SET course_taken = 'sql' WHERE id = $1`, [
      third,
    ]);
    expect([await of(id), await of(other)]).toEqual([[second, oldest], [third]]);
    expect((await test.api.get('/api/courses/4711/stories')).status).toBe(404);
  });

  it('are of a course however the accents of its title are written', async () => {
    const id = await insertCourse(test.database, { name: 'Cafe\u0301 SQL' });
    const story = await insertTestimonial(test.database, { course_taken: 'Caf\u00e9 SQL' });
    const { body } = await test.api.get<TestimonialDto[]>(`/api/courses/${id}/stories`);
    expect(body).toMatchObject([{ id: story }]);
  });

  it.each(SCRIPTS)('give %s back as text', async (text) => {
    await insertTestimonial(test.database, { student_name: text, quote: text });
    expect(await list()).toMatchObject([{ studentName: text, quote: text }]);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=', 'limit'],
    ['limit=two', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['page=2', 'page'],
    ['status=pending', 'status'],
  ])('refuse ?%s', async (query, field) => {
    const { status, body } = await test.api.get(`/api/testimonials?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field }] });
  });
});
