import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { StatsDto } from './dto/stats.dto.js';
import { insertTestimonials } from './stats.factory.js';

const STATS = '/api/admin/stats';

describe('the figures of the dashboard', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('courses', 'testimonials', 'newsletter_subscriptions'));

  const stats = async () => (await admin.api.get<StatsDto>(STATS)).body;

  it('are all 0 at first', async () => {
    expect(await stats()).toEqual({
      total_courses: 0,
      visible_courses: 0,
      hidden_courses: 0,
      courses_with_overrides: 0,
      visible_testimonials: 0,
      total_testimonials: 0,
      pending_testimonials: 0,
      approved_testimonials: 0,
      rejected_testimonials: 0,
      newsletter_subscribers: 0,
    });
  });

  it('count the courses that the platform has, by what visitors see', async () => {
    await test.database.query(`
      INSERT INTO courses (thinkific_id, platform_id, name, on_sale, visibility_choice, removed_at) VALUES
        (1, '1', 'On sale', true, NULL, NULL),
        (2, '2', 'Shown', false, true, NULL),
        (3, '3', 'Hidden', true, false, NULL),
        (4, '4', 'Not on sale', false, NULL, NULL),
        (5, '5', 'Gone', true, true, now()),
        (6, '6', 'On sale too', true, NULL, NULL)`);
    await test.database.query(`
      INSERT INTO course_overrides (thinkific_id, title, level) VALUES
        (1, 'Ours', NULL), (2, NULL, 'Advanced'), (3, 'Hidden', NULL), (4, 'Ours', 'x'), (5, 'Ours', NULL)`);
    expect(await stats()).toMatchObject({
      total_courses: 5,
      visible_courses: 3,
      hidden_courses: 2,
      courses_with_overrides: 2,
    });
  });

  it('count testimonials and subscribers', async () => {
    await insertTestimonials(test.database, 2, 'approved');
    await insertTestimonials(test.database, 3, 'approved', false);
    await insertTestimonials(test.database, 4, 'pending');
    await insertTestimonials(test.database, 5, 'rejected');
    await test.database.query(
      `INSERT INTO newsletter_subscriptions (email) VALUES ('a@example.org'), ('b@example.org')`,
    );
    expect(await stats()).toMatchObject({
      visible_testimonials: 2,
      total_testimonials: 14,
      pending_testimonials: 4,
      approved_testimonials: 5,
      rejected_testimonials: 5,
      newsletter_subscribers: 2,
    });
  });

  it('are for everybody who is signed in', async () => {
    const staff = await signIn(test, 'staff');
    expect((await staff.api.get(STATS)).status).toBe(200);
    expect((await test.api.get(STATS)).status).toBe(401);
  });

  it('take no query parameters', async () => {
    expect((await admin.api.get(`${STATS}?from=2026`)).status).toBe(400);
  });
});
