import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { signIn } from '../../../test/sign-in.js';
import type { AdminCourseDto } from '../../catalogue/courses/dto/admin-course.dto.js';
import type { AdminTestimonialListDto } from '../../testimonials/dto/admin-testimonial.dto.js';
import { prepareDemo } from '../prepare-demo.js';

const PATH = '/api/admin/testimonials';

describe('the testimonials of the demo', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ env: { DEMO: 'true' } });
    await prepareDemo(test.app);
  });
  afterAll(() => test.close());

  const all = async () => {
    const { api } = await signIn(test, 'admin');
    return (await api.get<AdminTestimonialListDto>(`${PATH}?limit=100`)).body.testimonials;
  };

  it('are 60 or more, in every status, some hidden', async () => {
    const testimonials = await all();
    expect(testimonials.length).toBeGreaterThanOrEqual(60);
    const count = (status: string) => testimonials.filter((one) => one.status === status).length;
    expect(count('approved')).toBeGreaterThanOrEqual(40);
    expect(count('pending')).toBeGreaterThanOrEqual(10);
    expect(count('rejected')).toBeGreaterThanOrEqual(5);
    expect(testimonials.filter(({ isVisible }) => !isVisible).length).toBeGreaterThanOrEqual(3);
    const quotes = new Set(testimonials.map(({ quote }) => quote));
    expect(quotes.size).toBe(testimonials.length);
  });

  it('lie in the past, and the newest two that are shown differ', async () => {
    for (const { createdAt } of await all()) expect(Date.parse(createdAt)).toBeLessThan(Date.now());
    const { body } = await test.api.get<{ courseTaken: string }[]>('/api/testimonials?limit=2');
    expect(new Set(body.map(({ courseTaken }) => courseTaken)).size).toBe(2);
  });

  it('are about courses that the demo has', async () => {
    const { api } = await signIn(test, 'admin');
    const { body } = await api.get<AdminCourseDto[]>('/api/admin/courses');
    const names = body.map(({ thinkific_name }) => thinkific_name);
    for (const { courseTaken } of await all()) expect(names).toContain(courseTaken);
  });

  it('are such that visitors could have sent and editors can save them', async () => {
    const { api } = await signIn(test, 'admin');
    for (const shown of await all()) {
      const { id, etag, createdAt: _createdAt, isSuspected, marks: _marks, ...story } = shown;
      expect(isSuspected).toBe(false);
      const { status: _, isVisible: __, isFeatured: ___, ...submission } = story;
      expect((await test.api.post('/api/testimonials/submit', submission)).status).toBe(201);
      expect((await api.put(`${PATH}/${id}`, story)).body).toMatchObject({ etag });
    }
    await test.database.query(`DELETE FROM testimonials WHERE created_at > now() - interval '1 h'`);
  });

  it('have portraits that the site serves', async () => {
    const portraits = await Promise.all(
      (await all()).map(async ({ studentImage }) => {
        const { origin, pathname } = new URL(studentImage);
        expect(origin).toBe(test.config.publicUrl);
        const response = await fetch(`${test.url}${pathname}`);
        expect(response.headers.get('content-type')).toBe('image/svg+xml');
        return response.text();
      }),
    );
    for (const portrait of portraits) {
      expect(portrait).toMatch(/^<svg .*<\/svg>$/);
      expect(portrait).not.toContain('undefined');
    }
    expect(new Set(portraits).size).toBeGreaterThan(20);
  });

  it('come once: what was deleted stays so', async () => {
    const [gone, ...rest] = await all();
    const { api } = await signIn(test, 'admin');
    await api.delete(`${PATH}/${gone?.id}`);
    await prepareDemo(test.app);
    expect((await all()).map(({ id }) => id)).toEqual(rest.map(({ id }) => id));
    expect(await test.database.query('SELECT name FROM demo_seeds')).toContainEqual({
      name: 'testimonials',
    });
  });
});
