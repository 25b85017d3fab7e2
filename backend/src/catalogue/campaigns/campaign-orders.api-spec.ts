import { createHmac } from 'node:crypto';
import { SandboxClient } from '../../../sandbox/sandbox-client.factory.js';
import { CapturedLog } from '../../../test/captured-log.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { until } from '../../../test/until.js';

const HOOK = '/api/webhooks/thinkific';

interface OrderRow {
  order_id: string;
  day: string;
  code: string;
  course_id: string | null;
  amount: number;
  currency: string;
}

describe('the orders of campaigns', () => {
  const log = new CapturedLog();
  let sandbox: SandboxClient;
  let test: TestApp;

  beforeAll(async () => {
    sandbox = await SandboxClient.start();
    test = await createTestApp({ platform: sandbox.sandbox, log });
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });
  afterEach(() => test.database.empty('campaign_orders', 'campaigns', 'courses'));

  const insertCampaign = (code: string, values: Record<string, unknown> = {}) =>
    test.database.query(
      `INSERT INTO campaigns
         (code, name, utm_source, utm_medium, utm_campaign, coupon, referral_code, is_active)
       VALUES ($1, $1, 's', 'm', 'c', $2, $3, $4)`,
      [code, values['coupon'], values['referral'], values['isActive'] ?? true],
    );
  const stored = () =>
    test.database.query<OrderRow>(
      `SELECT order_id, to_char(day, 'YYYY-MM-DD') AS day, code, course_id, amount::float8, currency
       FROM campaign_orders AS o JOIN campaigns AS campaign ON campaign.id = o.campaign_id
       ORDER BY order_id`,
    );
  const order = (values: object = {}) => ({
    id: 19_796,
    product_id: 77,
    amount_dollars: 50,
    created_at: '2026-03-05T23:30:00.000-05:00',
    affiliate_referral_code: null,
    coupon: null,
    billing_name: 'Robin Buyer',
    user: { email: 'robin.buyer@example.org', first_name: 'Robin', last_name: 'Buyer' },
    ...values,
  });
  const send = async (payload: object, key = sandbox.sandbox.thinkific.apiKey) => {
    const body = JSON.stringify({ id: '1', resource: 'order', action: 'created', payload });
    const signature = createHmac('sha256', key).update(body).digest('hex');
    const answer = await fetch(`${test.url}${HOOK}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Thinkific-Hmac-Sha256': signature },
      body,
    });
    return answer.status;
  };
  const coupon = (code: string) => ({ coupon: { id: 1, code, promotion_id: 2 } });

  it('need a signature', async () => {
    await insertCampaign('mail', { coupon: 'SPRING20' });
    expect(await send(order(coupon('SPRING20')), 'another key')).toBe(401);
    expect(await stored()).toEqual([]);
  });

  it('are counted once, without the buyer', async () => {
    await insertCampaign('mail', { coupon: 'SPRING20' });
    await test.database.query(
      `INSERT INTO courses (thinkific_id, platform_id, name, on_sale, enroll_url, price, payment_options)
       VALUES (7, '7', 'Tides', true, 'https://school.example.org/enroll/77?price_id=9', 50,
         '[{"type": "one-time", "amount": 50, "currency": "EUR"}]')`,
    );
    expect(await send(order(coupon('spring20')))).toBe(204);
    expect(await send(order({ ...coupon('SPRING20'), amount_dollars: 99 }))).toBe(204);
    expect(await stored()).toEqual([
      {
        ...{ order_id: '19796', day: '2026-03-06', code: 'mail', course_id: '7' },
        ...{ amount: 50, currency: 'EUR' },
      },
    ]);
    const columns = await test.database.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_name = 'campaign_orders' ORDER BY ordinal_position`,
    );
    expect(columns.map(({ name }) => name)).toEqual([
      ...['order_id', 'day', 'campaign_id', 'course_id', 'product_id', 'amount', 'currency'],
    ]);
    expect(JSON.stringify(log.lines)).not.toMatch(/robin/i);
  });

  it('belong to the campaign of the referral code, else to that of the coupon', async () => {
    await insertCampaign('partner', { referral: '08bd3c' });
    await insertCampaign('mail', { coupon: 'SPRING20' });
    const both = { affiliate_referral_code: '08BD3C', ...coupon('SPRING20') };
    await send(order({ id: 1, ...both }));
    await send(order({ id: 2, ...both, affiliate_referral_code: 'unknown' }));
    await send(order({ id: 3, affiliate_referral_code: '08bd3c' }));
    await send(order({ id: 4, ...coupon('AUTUMN') }));
    await send(order({ id: 5 }));
    expect((await stored()).map(({ order_id: id, code }) => [id, code])).toEqual([
      ['1', 'partner'],
      ['2', 'mail'],
      ['3', 'partner'],
    ]);
  });

  it('belong to the newest active campaign that shares a code, else to an ended one', async () => {
    await insertCampaign('first', { coupon: 'SHARED' });
    await insertCampaign('second', { coupon: 'SHARED', referral: 'unused' });
    await insertCampaign('ended', { coupon: 'SHARED', isActive: false });
    await insertCampaign('over', { coupon: 'LATE', isActive: false });
    await send(order({ id: 1, ...coupon('SHARED') }));
    await send(order({ id: 2, ...coupon('LATE') }));
    expect((await stored()).map(({ code }) => code)).toEqual(['second', 'over']);
  });

  it('of bundles and without a price count, too', async () => {
    await insertCampaign('mail', { coupon: 'FREE' });
    await send(order({ id: 1, product_id: null, amount_dollars: '20.5', ...coupon('FREE') }));
    await send(order({ id: 2, product_id: 999, amount_dollars: 0, ...coupon('FREE') }));
    expect(await stored()).toMatchObject([
      { course_id: null, amount: 20.5, currency: 'USD' },
      { course_id: null, amount: 0, currency: 'USD' },
    ]);
  });

  it('of an unknown form are accepted, and the log names the fields alone', async () => {
    await insertCampaign('mail', { coupon: 'SPRING20' });
    expect(await send(order({ amount_dollars: 'robin', coupon: 'SPRING20' }))).toBe(204);
    expect(await stored()).toEqual([]);
    expect(log.lines.find(({ context }) => context === 'WebhooksService')?.msg).toBe(
      'Ignored an order of Thinkific for campaigns, because these fields have an unknown form: amount_dollars, coupon.',
    );
    expect(JSON.stringify(log.lines)).not.toMatch(/robin/i);
  });

  it('come from the sandbox like from Thinkific', async () => {
    await insertCampaign('mail', { coupon: 'SPRING20' });
    await sandbox.control('PUT', '/thinkific/webhooks', { url: `${test.url}${HOOK}` });
    const { items } = await sandbox.list<{ id: number; price: string }>('/products?limit=1');
    const [product] = items;
    const placed = await sandbox.control<{ id: number; amount_dollars: number }>(
      'POST',
      `/thinkific/products/${product?.id}/orders`,
      { coupon: 'SPRING20' },
    );
    expect(placed.status).toBe(201);
    await until(async () => (await stored()).length === 1);
    const { id, amount_dollars: amount } = placed.json();
    expect(amount).toBe(Number(product?.price));
    expect(await stored()).toMatchObject([{ order_id: String(id), code: 'mail', amount }]);
  });
});
