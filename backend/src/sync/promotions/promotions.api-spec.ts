import { SandboxClient } from '../../../sandbox/sandbox-client.factory.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { createSyncTest } from '../sync.factory.js';
import type { AdminCourseDto } from '../../catalogue/courses/dto/admin-course.dto.js';
import type { CatalogueIndexDto } from '../../catalogue/courses/dto/catalogue-index.dto.js';
import type { CataloguePageDto } from '../../catalogue/courses/dto/course-card.dto.js';
import type { CourseDto } from '../../catalogue/courses/dto/course.dto.js';

const DAY = 86_400_000;
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

let promotions = 0;
const promotion = (code: string, values: object = {}, coupon: object = {}) => ({
  ...{ id: ++promotions, name: `Promotion ${code}`, discount_type: 'percentage', amount: '25.0' },
  ...{ starts_at: fromNow(-DAY), expires_at: fromNow(DAY) },
  coupons: [{ id: 1_000 + promotions, code, ...coupon }],
  ...values,
});

describe('promotions of Thinkific', () => {
  let sandbox: SandboxClient;
  let test: TestApp;
  let admin: SignedIn;
  let id: string;
  let productId: number;

  beforeAll(async () => {
    sandbox = await SandboxClient.start({ catalogue: { courses: 3 } });
    test = await createTestApp({ platform: sandbox.sandbox, env: { CURRENCY: 'usd' } });
    admin = await signIn(test, 'admin');
    await sync();
    // The generated courses cost $0, $49 and $99.
    const courses = (await test.api.get<CourseDto[]>('/api/courses')).body;
    id = courses.find(({ price }) => price === 49)?.id ?? '';
    productId = Number(id) + 100_000;
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });
  afterEach(() => sandbox.control('DELETE', '/thinkific/faults'));

  const sync = async () =>
    (await admin.api.post<{ problems: number }>('/api/admin/thinkific/sync')).status;
  const offer = async (...given: object[]) => {
    expect((await sandbox.control('PUT', '/thinkific/promotions', given)).status).toBe(204);
    expect(await sync()).toBe(200);
  };
  const shown = async () => (await test.api.get<CourseDto>(`/api/courses/${id}`)).body;
  const amount = async () => (await shown()).paymentOptions[0]?.amount;
  const page = async (path: string) => (await fetch(test.url + path)).text();

  it('are the price, with their end, the old price and the coupon in the link', async () => {
    const running = promotion('AUTUMN', { product_ids: [productId] });
    await offer(running);
    const course = await shown();
    expect(course).toMatchObject({
      price: 36.75,
      paymentOptions: [{ type: 'one-time', amount: 36.75, currency: 'USD', regular: 49 }],
    });
    expect(Date.parse(course.paymentOptions[0]?.until ?? '') / 1000).toBeCloseTo(
      Date.parse(running.expires_at) / 1000,
      -1,
    );
    expect(course.thinkificUrl).toMatch(/\/enroll\/\d+\?price_id=\d+&coupon=AUTUMN$/);
    expect(course.offers[0]).toMatchObject({ price: 36.75, url: course.thinkificUrl });
    for (const path of ['/courses', `/courses/${id}`]) {
      const html = await page(path);
      expect(html).toMatch(/<del>.*\$49\.00<\/del>/);
      expect(html).toMatch(/\$36\.75.*until [A-Z][a-z]{2} \d+/);
    }
    expect(await page(`/courses/${id}`)).toContain(
      `"price":"36.75","priceCurrency":"USD","priceValidUntil":"${course.paymentOptions[0]?.until}"`,
    );
    const index = (await test.api.get<CatalogueIndexDto>('/api/catalogue/index')).body;
    const place = index.id.indexOf(id);
    expect(index.price[place]).toBe(36.75);
    expect(index.paymentOptions[place]).toEqual(course.paymentOptions);
    const cheap = await test.api.get<CataloguePageDto>('/api/catalogue?sort=price-asc');
    expect(cheap.body.courses.map(({ price }) => price)).toEqual([0, 36.75, 99]);
  });

  it('are shown to admins, and an overridden price switches them off', async () => {
    const running = promotion('AUTUMN', { product_ids: [productId] });
    await offer(running);
    const path = `/api/admin/courses/${id}`;
    expect((await admin.api.get<AdminCourseDto>(path)).body.promotion).toMatchObject({
      ...{ name: 'Promotion AUTUMN', price: 36.75, coupon_code: 'AUTUMN' },
    });
    await admin.api.put(`${path}/override`, { price: 45 });
    const course = await shown();
    expect(course).toMatchObject({ price: 45 });
    expect(course.paymentOptions).toEqual([{ type: 'one-time', amount: 45, currency: 'USD' }]);
    expect(course.thinkificUrl).not.toContain('coupon');
    await admin.api.delete(`${path}/override`);
    expect(await amount()).toBe(36.75);
  });

  it.each([
    ['of a fixed amount', [promotion('A', { discount_type: 'fixed', amount: '9.5' })], 39.5],
    [
      'the lowest price of several',
      [promotion('A'), promotion('B', { discount_type: 'fixed', amount: '20.0' })],
      29,
    ],
    ['of another product', [promotion('A', { product_ids: [1] })], 49],
    ['that is over', [promotion('A', { expires_at: fromNow(-1) })], 49],
    ['that has not started', [promotion('A', { starts_at: fromNow(DAY) })], 49],
    ['without a start', [promotion('A', { starts_at: null })], 36.75],
    ['without an end', [promotion('A', { expires_at: null })], 49],
    ['whose coupon is used up', [promotion('A', {}, { quantity: 5, quantity_used: 5 })], 49],
    ['whose coupon is left', [promotion('A', {}, { quantity: 5, quantity_used: 4 })], 36.75],
    ['for one buyer', [promotion('A', {}, { quantity: 1 })], 49],
    ['that makes it free', [promotion('A', { amount: '100.0' })], 49],
    ['without a coupon', [promotion('A', { coupons: [] })], 49],
    ['that Thinkific has removed', [], 49],
  ])('change the price: %s', async (_case, given, expected) => {
    await offer(...given);
    expect(await amount()).toBe(expected);
  });

  it('are for courses that are paid once', async () => {
    const plan = {
      ...{ id: 1, is_primary: true, label: null, payment_type: 'payment-plan', price: '49.0' },
      ...{ number_of_payments: '2', interval: 'month', interval_count: '1' },
    };
    const path = `/thinkific/products/${productId}`;
    await sandbox.control('PATCH', path, { product_prices: [plan] });
    await offer(promotion('PLAN'));
    expect((await shown()).paymentOptions).toMatchObject([{ type: 'payment-plan', amount: 49 }]);
    expect((await shown()).thinkificUrl).not.toContain('coupon');
    await sandbox.control('PATCH', path, {
      product_prices: [{ id: 1, is_primary: true, label: null, price: '49.0' }],
    });
    await sync();
    expect(await amount()).toBe(36.75);
  });

  it('switch by themselves when they start and when they end', async () => {
    await offer(promotion('NEXT', { starts_at: fromNow(1_500) }));
    expect(await amount()).toBe(49);
    await until(async () => (await amount()) === 36.75);
    await offer(promotion('LAST', { expires_at: fromNow(1_500) }));
    expect(await amount()).toBe(36.75);
    await until(async () => (await amount()) === 49);
    const html = await page('/courses');
    expect(html).not.toContain('<del>');
  });

  it.each([
    [403, '^/promotions$'],
    [404, '^/promotions$'],
    [403, '^/coupons'],
    [403, '^/promotions/by_coupon'],
  ])('stay when Thinkific answers %i to %s, and the sync succeeds', async (status, path) => {
    await offer(promotion('KEPT'));
    await sandbox.control('PUT', '/thinkific/faults', { kind: 'status', status, path });
    expect(await sync()).toBe(200);
    expect(await amount()).toBe(36.75);
  });

  it('of which one cannot be read are a problem of the sync, and the others are shown', async () => {
    await offer(promotion('BAD'), promotion('GOOD', { amount: '10.0' }));
    const fault = { kind: 'bad-record', ids: [promotions - 1], field: 'amount', value: 'much' };
    await sandbox.control('PUT', '/thinkific/faults', { ...fault, path: '^/promotions$' });
    expect(await sync()).toBe(200);
    expect(await amount()).toBe(44.1);
    const [run] = (
      await admin.api.get<{ status: string; problems: number }[]>('/api/admin/sync-runs')
    ).body;
    expect(run).toMatchObject({ status: 'partial', problems: 1 });
  });
});

it('are asked for 120 courses a sync at the rate limit, the others next time, and again after a day', async () => {
  const test = await createSyncTest({
    sandbox: { catalogue: { courses: 140 } },
    limit: { most: 1_000, window: 1 },
  });
  await test.control('PUT', '/promotions', [promotion('ALL')]);
  const run = () => test.sync.run('thinkific', 'admin');
  const asked = async () => {
    const log = await fetch(`${test.sandbox.url}/control/thinkific/requests`);
    const { requests } = (await log.json()) as { requests: { path: string }[] };
    return requests.filter(({ path }) => path.includes('/by_coupon')).length;
  };
  const stored = async () =>
    (await test.database.query('SELECT FROM course_promotions WHERE applies')).length;
  // One of ten generated courses is free.
  await run();
  expect([await asked(), await stored()]).toEqual([120, 120]);
  await run();
  expect([await asked(), await stored()]).toEqual([126, 126]);
  await test.database.query(
    `UPDATE course_promotions SET checked_at = now() - interval '25 hours'
     WHERE thinkific_id IN (SELECT thinkific_id FROM course_promotions LIMIT 4)`,
  );
  await run();
  expect([await asked(), await stored()]).toEqual([130, 126]);
  await run();
  expect(await asked()).toBe(130);
  await test.close();
});
