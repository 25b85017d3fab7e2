import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { ProblemDto } from '../../common/problem/problem.dto.js';
import { insertCourse, insertOverride } from '../courses/course.factory.js';
import { insertUdemyCourse } from '../marketplace/marketplace.factory.js';
import type { CampaignDetailDto, CampaignDto, CampaignListDto } from './dto/campaign.dto.js';

const CAMPAIGNS = '/api/admin/campaigns';
const WISH = {
  code: 'spring-mail',
  name: 'Spring newsletter',
  utm_source: 'newsletter',
  utm_medium: 'email',
  utm_campaign: 'spring-2026',
  coupon: null,
  referral_code: null,
  is_active: true,
};

describe('campaigns', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() =>
    test.database.empty('campaign_clicks', 'campaign_orders', 'campaigns', 'courses'),
  );

  const create = async (values: object = {}) => {
    const { status, body } = await admin.api.post<CampaignDto>(CAMPAIGNS, { ...WISH, ...values });
    expect([status, body]).toEqual([201, expect.anything()]);
    return body;
  };
  const codes = async (query = '') =>
    (await admin.api.get<CampaignListDto>(`${CAMPAIGNS}${query}`)).body.campaigns.map(
      ({ code }) => code,
    );
  const refusal = async (values: object) => {
    const { status, body } = await admin.api.post<ProblemDto>(CAMPAIGNS, { ...WISH, ...values });
    return [status, ...(body.errors ?? []).map(({ field, message }) => `${field}: ${message}`)];
  };
  const click = (campaign: string, course: string, clicks: number, daysAgo = 0) =>
    test.database.query(
      `INSERT INTO campaign_clicks (day, campaign_id, course_id, clicks)
       VALUES ((now() AT TIME ZONE 'UTC')::date - $4::int, $1, $2, $3)`,
      [campaign, course, clicks, daysAgo],
    );
  let orders = 0;
  const order = (campaign: string, course: string | null, amount: number, currency = 'USD') =>
    test.database.query(
      `INSERT INTO campaign_orders (order_id, day, campaign_id, course_id, amount, currency)
       VALUES ($1, (now() AT TIME ZONE 'UTC')::date, $2, $3, $4, $5)`,
      [(orders += 1), campaign, course, amount, currency],
    );
  const csv = async (path: string) => {
    const answer = await fetch(`${test.url}${CAMPAIGNS}${path}`, {
      headers: { Authorization: `Bearer ${admin.token}` },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    return {
      type: answer.headers.get('content-type'),
      file: answer.headers.get('content-disposition'),
      lines: bytes.subarray(3).toString('utf8').split('\r\n').slice(0, -1),
    };
  };

  it('are for admins only', async () => {
    const { id } = await create();
    const staff = await signIn(test, 'staff');
    for (const [api, status] of [
      [test.api, 401],
      [staff.api, 403],
    ] as const) {
      expect((await api.get(CAMPAIGNS)).status).toBe(status);
      expect((await api.post(CAMPAIGNS, WISH)).status).toBe(status);
      expect((await api.get(`${CAMPAIGNS}/export`)).status).toBe(status);
      expect((await api.get(`${CAMPAIGNS}/${id}`)).status).toBe(status);
      expect((await api.get(`${CAMPAIGNS}/${id}/export`)).status).toBe(status);
      expect((await api.put(`${CAMPAIGNS}/${id}`, WISH)).status).toBe(status);
      expect((await api.delete(`${CAMPAIGNS}/${id}`)).status).toBe(status);
    }
    expect(await codes()).toEqual(['spring-mail']);
  });

  it('are created, changed, ended and deleted', async () => {
    const one = await create({ coupon: ' SPRING20 ', referral_code: '' });
    expect(one).toMatchObject({
      ...WISH,
      ...{ coupon: 'SPRING20', referral_code: null },
      ...{ clicks: 0, orders: 0, revenue: [] },
      address: `${test.config.publicUrl}/go/spring-mail/`,
    });
    const wish = { ...WISH, name: 'Ended', is_active: false };
    const { body } = await admin.api.put<CampaignDto>(`${CAMPAIGNS}/${one.id}`, wish);
    expect(body).toEqual({ ...one, name: 'Ended', coupon: null, is_active: false });
    expect((await admin.api.delete(`${CAMPAIGNS}/${one.id}`)).status).toBe(204);
    for (const id of [one.id, 'x']) {
      expect((await admin.api.get(`${CAMPAIGNS}/${id}`)).status).toBe(404);
      expect((await admin.api.get(`${CAMPAIGNS}/${id}/export`)).status).toBe(404);
      expect((await admin.api.put(`${CAMPAIGNS}/${id}`, wish)).status).toBe(404);
      expect((await admin.api.delete(`${CAMPAIGNS}/${id}`)).status).toBe(404);
    }
  });

  it('are found by code and name, state and order', async () => {
    await create({ code: 'b-podcast', name: 'Zébra talk' });
    await create({ code: 'a-mail', name: 'alpha', is_active: false });
    await create({ code: 'c-ads', name: 'Beta' });
    expect(await codes()).toEqual(['c-ads', 'a-mail', 'b-podcast']);
    expect(await codes('?order=oldest')).toEqual(['b-podcast', 'a-mail', 'c-ads']);
    expect(await codes('?order=name-asc')).toEqual(['a-mail', 'c-ads', 'b-podcast']);
    expect(await codes('?search=ZEBRA')).toEqual(['b-podcast']);
    expect(await codes('?search=-')).toHaveLength(3);
    expect(await codes('?search=%25')).toEqual([]);
    expect(await codes('?state=active')).toEqual(['c-ads', 'b-podcast']);
    expect(await codes('?state=ended')).toEqual(['a-mail']);
    expect(await codes('?limit=1&page=2')).toEqual(['a-mail']);
    expect((await admin.api.get(`${CAMPAIGNS}?state=paused`)).status).toBe(400);
  });

  it.each([
    [{ code: 'a' }, 'code: Code must be at least 2 characters'],
    [{ code: 'a'.repeat(41) }, 'code: Code must be at most 40 characters'],
    ...['Spring', 'a b', 'a/b', 'ä-b', 'a_b', 'a?b'].map((code) => [
      { code },
      'code: Code must have lower-case letters, digits and hyphens only, such as spring-mail',
    ]),
    [{ name: ' ' }, 'name: Name is required'],
    [{ utm_source: '' }, 'utm_source: utm_source is required'],
    [{ coupon: 'A B' }, 'coupon: Coupon must be the code alone, without spaces or a link'],
    [
      { referral_code: '?ref=08bd3c' },
      'referral_code: Referral code must be the code alone, without spaces or a link',
    ],
    [{ is_active: 'yes' }, 'is_active: Active must be true or false'],
  ] as [object, string][])('refuse %j', async (values, error) => {
    expect(await refusal(values)).toEqual([400, error]);
    expect(await codes()).toEqual([]);
  });

  it('have a code of their own', async () => {
    await create();
    expect(await refusal({})).toEqual([409, 'code: Code is used by another campaign']);
    const other = await create({ code: 'other' });
    expect((await admin.api.put(`${CAMPAIGNS}/${other.id}`, WISH)).status).toBe(409);
    expect(await codes()).toEqual(['other', 'spring-mail']);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['clicks', (id) => click(id, '7', 1)],
    ['orders', (id) => order(id, '7', 10)],
  ])('with %s stay, and can be ended', async (_what, count) => {
    const { id } = await create();
    await count(id);
    const { status, body } = await admin.api.delete<ProblemDto>(`${CAMPAIGNS}/${id}`);
    expect([status, body.detail]).toEqual([
      409,
      'The campaign has clicks or orders, which would be lost. End it instead.',
    ]);
    const ended = { ...WISH, is_active: false };
    expect((await admin.api.put(`${CAMPAIGNS}/${id}`, ended)).status).toBe(200);
  });

  it('show clicks, orders and revenue per currency, course and day', async () => {
    const course = await insertCourse(test.database, { name: 'Tide Tables' });
    await insertOverride(test.database, course, { title: 'Reading Tide Tables' });
    const udemy = await insertUdemyCourse(test.database, { title: 'Knots' });
    const { id } = await create();
    await create({ code: 'other' });
    await click(id, String(course), 5);
    await click(id, String(course), 7, 89);
    await click(id, udemy, 2);
    await click(id, 'gone', 1, 90);
    await order(id, String(course), 49.5);
    await order(id, String(course), 20, 'EUR');
    await order(id, null, 100.25);

    const { body: list } = await admin.api.get<CampaignListDto>(CAMPAIGNS);
    const revenue = [
      { currency: 'EUR', amount: 20 },
      { currency: 'USD', amount: 149.75 },
    ];
    expect(list.campaigns).toMatchObject([
      { code: 'other', clicks: 0, orders: 0, revenue: [] },
      { code: 'spring-mail', clicks: 15, orders: 3, revenue },
    ]);

    const { body } = await admin.api.get<CampaignDetailDto>(`${CAMPAIGNS}/${id}`);
    expect(body).toMatchObject({ code: 'spring-mail', clicks: 15, orders: 3, revenue });
    expect(body.courses).toEqual([
      {
        course_id: String(course),
        title: 'Reading Tide Tables',
        ...{ clicks: 12, orders: 2 },
        revenue: [
          { currency: 'EUR', amount: 20 },
          { currency: 'USD', amount: 49.5 },
        ],
      },
      { course_id: udemy, title: 'Knots', clicks: 2, orders: 0, revenue: [] },
      { course_id: 'gone', title: null, clicks: 1, orders: 0, revenue: [] },
      {
        ...{ course_id: null, title: null, clicks: 0, orders: 1 },
        revenue: [{ currency: 'USD', amount: 100.25 }],
      },
    ]);
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    expect(body.days).toEqual([
      { day: day(0), clicks: 7, orders: 3, revenue },
      { day: day(89), clicks: 7, orders: 0, revenue: [] },
    ]);
  });

  it('are exported, all of them and each by day and course', async () => {
    const course = await insertCourse(test.database, { name: '=Tides' });
    const { id } = await create({ coupon: 'SPRING20' });
    const ended = await create({ code: 'ended', is_active: false });
    await click(id, String(course), 5);
    await order(id, String(course), 49.5);
    await order(id, null, 1000, 'EUR');

    const all = await csv('/export');
    expect(all.type).toBe('text/csv; charset=utf-8');
    expect(all.file).toBe('attachment; filename="campaigns.csv"');
    const { created_at: created } = (await admin.api.get<CampaignDto>(`${CAMPAIGNS}/${id}`)).body;
    expect(all.lines).toEqual([
      'Code,Name,State,Source,Medium,Campaign,Coupon,Referral code,Created,Clicks,Orders,Revenue EUR,Revenue USD',
      `ended,Spring newsletter,ended,newsletter,email,spring-2026,,,${ended.created_at},0,0,,`,
      `spring-mail,Spring newsletter,active,newsletter,email,spring-2026,SPRING20,,${created},5,2,1000.00,49.50`,
    ]);
    expect((await csv('/export?state=ended')).lines).toHaveLength(2);
    expect((await csv('/export?search=none')).lines).toHaveLength(1);

    const one = await csv(`/${id}/export`);
    const today = new Date().toISOString().slice(0, 10);
    expect(one.file).toBe('attachment; filename="campaign_spring-mail.csv"');
    expect(one.lines).toEqual([
      'Day,Course ID,Course,Clicks,Orders,Revenue EUR,Revenue USD',
      `${today},${course},'=Tides,5,1,,49.50`,
      `${today},,Other products,0,1,1000.00,`,
    ]);
  });
});
