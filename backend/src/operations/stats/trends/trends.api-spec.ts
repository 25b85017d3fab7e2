import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../../test/sign-in.js';
import { insertCourse, insertOverride } from '../../../catalogue/courses/course.factory.js';
import { insertTestimonial } from '../../../testimonials/testimonial.factory.js';
import type { TrendsDto } from '../dto/trends.dto.js';

const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' };
const LAST = 89;

describe('what happened in 90 days', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('courses', 'testimonials', 'newsletter_subscriptions'));

  const trends = async () => (await admin.api.get<TrendsDto>('/api/admin/trends')).body;
  const click = (id: number | string, headers: Record<string, string> = BROWSER) =>
    test.api.post(`/api/courses/${id}/enrol-clicks`, undefined, { headers });
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

  /** Trends of clicks by adding up all rows. */
  const addedUp = async () => {
    const rows = await test.database.query<{ ago: number; id: string; clicks: number }>(
      `SELECT (now() AT TIME ZONE 'UTC')::date - day AS ago, thinkific_id::text AS id, clicks
       FROM enrol_clicks WHERE day > (now() AT TIME ZONE 'UTC')::date - 180`,
    );
    const trendOf = (some: typeof rows) => {
      const days = Array.from({ length: 180 }, () => 0);
      for (const { ago, clicks } of some) days[179 - ago] = (days[179 - ago] ?? 0) + clicks;
      const [before, total] = [days.slice(0, 90), days.slice(90)].map((part) =>
        part.reduce((sum, clicks) => sum + clicks, 0),
      );
      return { total, before, days: days.slice(90) };
    };
    const ranked = [...Map.groupBy(rows, ({ id }) => id)]
      .map(([id, some]) => ({ id, ...trendOf(some) }))
      .filter(({ total = 0 }) => total > 0)
      .toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0) || Number(a.id) - Number(b.id));
    return { enrol_clicks: trendOf(rows), courses: ranked.slice(0, 20) };
  };

  it('is nothing at first, on 90 days that end today', async () => {
    const nothing = { total: 0, before: 0, days: Array.from({ length: 90 }, () => 0) };
    expect(await trends()).toEqual({
      first_day: daysAgo(LAST).toISOString().slice(0, 10),
      subscribers: nothing,
      testimonials: nothing,
      enrol_clicks: nothing,
      courses: [],
    });
  });

  it('counts subscribers and testimonials by day, and those of the 90 days before', async () => {
    for (const [index, days] of [0, 0, 3, 89, 90, 179, 180].entries()) {
      await test.database.query(
        'INSERT INTO newsletter_subscriptions (email, subscribed_at) VALUES ($1, $2)',
        [`${index}@example.org`, daysAgo(days)],
      );
    }
    for (const status of ['pending', 'approved', 'rejected']) {
      await insertTestimonial(test.database, { status, created_at: daysAgo(1) });
    }
    const { subscribers, testimonials } = await trends();
    expect(subscribers).toMatchObject({ total: 4, before: 2 });
    expect([subscribers.days[0], subscribers.days[LAST - 3], subscribers.days[LAST]]).toEqual([
      1, 1, 2,
    ]);
    expect(testimonials).toMatchObject({ total: 3, before: 0 });
    expect(testimonials.days[LAST - 1]).toBe(3);
  });

  it('counts clicks by course, the most clicked first, by the titles that are shown', async () => {
    const one = await insertCourse(test.database, { name: 'One' });
    const other = await insertCourse(test.database);
    await insertOverride(test.database, other, { title: 'Ours' });
    await test.database.query(
      `INSERT INTO enrol_clicks VALUES (CURRENT_DATE - 100, $1, 7), (CURRENT_DATE - 2, $1, 1)`,
      [one],
    );
    for (const id of [one, other, other, other]) expect((await click(id)).status).toBe(204);
    const { enrol_clicks: clicks, courses } = await trends();
    expect(clicks).toMatchObject({ total: 5, before: 7 });
    expect(clicks.days[LAST]).toBe(4);
    expect(courses).toMatchObject([
      { id: String(other), title: 'Ours', total: 3, before: 0 },
      { id: String(one), title: 'One', total: 2, before: 7 },
    ]);
    expect(courses[1]?.days[LAST - 2]).toBe(1);
  });

  it('counts no bot, and nobody who does not say what they are', async () => {
    const id = await insertCourse(test.database);
    const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect((await click(id, { 'User-Agent': bot })).status).toBe(204);
    expect((await click(id, { 'User-Agent': '' })).status).toBe(204);
    expect((await trends()).enrol_clicks.total).toBe(0);
  });

  it('counts for no course that visitors do not see', async () => {
    const hidden = await insertCourse(test.database, { on_sale: false });
    const gone = await insertCourse(test.database, { removed_at: new Date() });
    for (const [id, status] of [
      [hidden, 404],
      [gone, 410],
      [4711, 404],
      ['nothing', 404],
      ['9'.repeat(40), 404],
    ] as const) {
      expect((await click(id)).status).toBe(status);
    }
    expect(await test.database.query('SELECT FROM enrol_clicks')).toEqual([]);
  });

  it('keeps a row for each course and day, however often somebody clicks', async () => {
    const id = await insertCourse(test.database);
    await Promise.all(Array.from({ length: 40 }, () => click(id)));
    const rows = await test.database.query<{ clicks: number }>('SELECT clicks FROM enrol_clicks');
    expect(rows).toEqual([{ clicks: 40 }]);
  });

  it('sums up the clicks of 180 days, of the 20 courses with the most in 90', async () => {
    const courses: number[] = [];
    for (let number = 0; number < 25; number += 1) courses.push(await insertCourse(test.database));
    await test.database.query(
      `INSERT INTO enrol_clicks (day, thinkific_id, clicks)
       SELECT (now() AT TIME ZONE 'UTC')::date - day, id, 1 + (day * 3 + course) % 17
       FROM generate_series(0, 199) AS day, unnest($1::bigint[]) WITH ORDINALITY AS known (id, course)
       WHERE (day * 7 + course * 13) % 11 < 4`,
      [courses],
    );
    const { enrol_clicks: clicks, courses: reported } = await trends();
    const ranked = reported.map(({ title: _, ...course }) => course);
    expect({ enrol_clicks: clicks, courses: ranked }).toEqual(await addedUp());
  });

  it('takes 20 clicks of one address in ten minutes, and none from other sites', async () => {
    const limited = await createTestApp({
      database: test.database,
      platform: test.sandbox,
      env: { RATE_LIMIT: 'on' },
    });
    const id = await insertCourse(test.database);
    const enrol = async (headers: Record<string, string>) =>
      (await limited.api.post(`/api/courses/${id}/enrol-clicks`, undefined, { headers })).status;
    const statuses: number[] = [];
    for (let times = 0; times < 21; times += 1) {
      statuses.push(await enrol(BROWSER));
    }
    expect(statuses.slice(-2)).toEqual([204, 429]);
    const headers = { ...BROWSER, Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site' };
    expect(await enrol(headers)).toBe(403);
    expect((await trends()).enrol_clicks.total).toBe(20);
    await limited.close();
  });
});
