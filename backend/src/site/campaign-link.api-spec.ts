import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../test/sign-in.js';
import type { CampaignListDto } from '../catalogue/campaigns/dto/campaign.dto.js';
import { insertCourse, insertOverride } from '../catalogue/courses/course.factory.js';
import { linkCourses } from '../catalogue/links/link-courses.factory.js';
import { insertUdemyCourse } from '../catalogue/marketplace/marketplace.factory.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const UTM = 'utm_source=newsletter&utm_medium=email&utm_campaign=spring+2026';

describe('the link of a campaign', () => {
  let test: TestApp;
  let admin: SignedIn;
  let course: number;

  beforeAll(async () => {
    test = await createTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' } });
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await insertCampaign('spring-mail', { coupon: 'A&B', referral: '08bd3c' });
    await insertCampaign('ended', { isActive: false });
    course = await insertCourse(test.database, {
      name: 'Old name',
      enroll_url: 'https://school.example.org/enroll/77?price_id=9&ref=own#top',
    });
    await insertOverride(test.database, course, { title: 'Reading Tide Tables' });
  });
  afterEach(() =>
    test.database.empty('campaign_clicks', 'campaigns', 'courses', 'udemy_courses', 'redirects'),
  );

  const insertCampaign = (code: string, values: Record<string, unknown> = {}) =>
    test.database.query(
      `INSERT INTO campaigns
         (code, name, utm_source, utm_medium, utm_campaign, coupon, referral_code, is_active)
       VALUES ($1, $1, 'newsletter', 'email', 'spring 2026', $2, $3, $4)`,
      [code, values['coupon'], values['referral'], values['isActive'] ?? true],
    );
  let visitors = 0;
  const visit = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    // Asking the API first waits until the application has noticed the rows of this test.
    await test.api.get('/api/health/live');
    const address = { 'X-Forwarded-For': `192.0.2.${(visitors += 1)}` };
    const answer = await fetch(`${test.url}/go/${path}`, {
      method,
      redirect: 'manual',
      headers: { 'User-Agent': FIREFOX, ...address, ...headers },
    });
    return { status: answer.status, to: answer.headers.get('location'), headers: answer.headers };
  };
  const clicks = async () => {
    const { body } = await admin.api.get<CampaignListDto>('/api/admin/campaigns?search=spring');
    return body.campaigns[0]?.clicks;
  };

  it.each<[string, () => string]>([
    ['id', () => String(course)],
    ['slug', () => 'reading-tide-tables'],
    ['slug in capitals', () => 'Reading-Tide-Tables'],
  ])('leads to the course with the %s, with parameters beside its own', async (_what, name) => {
    const { status, to, headers } = await visit(`spring-mail/${name()}`);
    expect(status).toBe(302);
    expect(to).toBe(
      `https://school.example.org/enroll/77?price_id=9&ref=own&${UTM}&coupon=A%26B#top`,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('set-cookie')).toBeNull();
    expect(await clicks()).toBe(1);
  });

  it('ignores the query of the visit, and the case of the code', async () => {
    const { to } = await visit(`Spring-Mail/${course}?coupon=EVIL&url=//evil.example.org`);
    expect(to).not.toMatch(/EVIL|evil/);
    expect(to).toContain('coupon=A%26B');
  });

  it.each(['unknown', 'ended', 'sprïng'])(
    'with the code %s leads to the page of the course',
    async (code) => {
      const { status, to, headers } = await visit(`${code}/${course}`);
      expect([status, to]).toEqual([302, `/courses/${course}/reading-tide-tables`]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(await test.database.query('SELECT FROM campaign_clicks')).toEqual([]);
    },
  );

  it.each(['javascript:alert(1)', '//evil.example.org', 'data:text/html,x', 'no address', null])(
    'leads to the page of a course whose enrol link is %s',
    async (url) => {
      const odd = await insertCourse(test.database, { name: 'Odd', enroll_url: url });
      const { status, to } = await visit(`spring-mail/${odd}`);
      expect([status, to]).toEqual([302, `/courses/${odd}/odd`]);
    },
  );

  it('leads to Udemy for a course that is there alone, with its own coupon', async () => {
    const udemy = await insertUdemyCourse(test.database, { referral_code: 'OWN' });
    const path = encodeURIComponent(udemy);
    const { status, to } = await visit(`spring-mail/${path}`);
    expect(status).toBe(302);
    expect(to).toMatch(/^https:\/\/www\.udemy\.com\/course\/course-\d+\/\?/);
    expect(to?.split('?')[1]).toBe(`referralCode=OWN&${UTM}`);
    expect((await visit(`ended/${path}`)).to).toBe(`/courses/udemy/${path}`);
    const evil = await insertUdemyCourse(test.database, { url: 'https://evil.example.org/' });
    expect((await visit(`spring-mail/${encodeURIComponent(evil)}`)).to).toBe(
      `/courses/udemy/${encodeURIComponent(evil)}`,
    );
  });

  it('leads to Thinkific for linked courses, and to Udemy if only Udemy sells the course', async () => {
    const udemy = await insertUdemyCourse(test.database);
    await linkCourses(test.database, course, udemy);
    expect((await visit(`spring-mail/${encodeURIComponent(udemy)}`)).to).toMatch(
      /^https:\/\/school\.example\.org\/enroll\/77/,
    );
    await test.database.query('UPDATE courses SET enroll_url = NULL');
    expect((await visit(`spring-mail/${course}`)).to).toMatch(/^https:\/\/www\.udemy\.com\//);
  });

  it('is a missing page for unknown and hidden courses, unless there is a redirect', async () => {
    const hidden = await insertCourse(test.database, { visibility_choice: false });
    for (const name of [String(hidden), '0', 'none', '..%2F..%2Fadmin', 'constructor']) {
      const { status, to } = await visit(`spring-mail/${name}`);
      expect([name, status, to]).toEqual([name, 404, null]);
    }
    expect((await visit('spring-mail')).status).toBe(404);
    expect((await visit('spring-mail/')).status).not.toBe(302);
    await test.database.query(
      `INSERT INTO redirects (from_path, to_address) VALUES ('/go/spring-mail/none', '/courses')`,
    );
    expect(await visit('spring-mail/none')).toMatchObject({ status: 301, to: '/courses' });
    expect(await clicks()).toBe(0);
  });

  it('leads to the page of a course that is gone, which says so', async () => {
    const gone = await insertCourse(test.database, { name: 'Gone', removed_at: new Date() });
    expect((await visit(`spring-mail/${gone}`)).to).toBe(`/courses/${gone}/gone`);
  });

  it.each<[string, Record<string, string>]>([
    ['a bot', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a program', { 'User-Agent': 'curl/8.5.0' }],
    ['nobody', { 'User-Agent': '' }],
    ['a prefetching browser', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['an older prefetching browser', { Purpose: 'prefetch' }],
    ['a preview', { 'X-Purpose': 'preview' }],
  ])('does not count %s', async (_what, headers) => {
    const { status, to } = await visit(`spring-mail/${course}`, headers);
    expect([status, to?.startsWith('https://school.example.org/')]).toEqual([302, true]);
    expect(await clicks()).toBe(0);
  });

  it('does not count HEAD', async () => {
    const { status, to } = await visit(`spring-mail/${course}`, {}, 'HEAD');
    expect([status, to?.startsWith('https://school.example.org/')]).toEqual([302, true]);
    expect(await clicks()).toBe(0);
  });

  it('counts twenty visits of a network address in ten minutes, and redirects all', async () => {
    const address = { 'X-Forwarded-For': '2001:db8::7' };
    const visits = await Promise.all(
      Array.from({ length: 25 }, () => visit(`spring-mail/${course}`, address)),
    );
    expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([302]));
    expect(await clicks()).toBe(20);
  });

  it('stores clicks per day, campaign and course in few statements', async () => {
    const other = await insertCourse(test.database);
    await Promise.all([course, course, other].map((id) => visit(`spring-mail/${id}`)));
    expect(await test.database.query('SELECT FROM campaign_clicks')).toEqual([]);
    expect(await clicks()).toBe(3);
    await visit(`spring-mail/${course}`);
    expect(await clicks()).toBe(4);
    expect(
      await test.database.query(
        `SELECT day = (now() AT TIME ZONE 'UTC')::date AS today, course_id, clicks
         FROM campaign_clicks ORDER BY clicks`,
      ),
    ).toEqual([
      { today: true, course_id: String(other), clicks: 1 },
      { today: true, course_id: String(course), clicks: 3 },
    ]);
  });

  it('follows changes of the campaign', async () => {
    expect((await visit(`spring-mail/${course}`)).to).toContain('utm_source=newsletter');
    await test.database.query(`UPDATE campaigns SET is_active = false WHERE code = 'spring-mail'`);
    expect((await visit(`spring-mail/${course}`)).to).toBe(
      `/courses/${course}/reading-tide-tables`,
    );
  });
});
