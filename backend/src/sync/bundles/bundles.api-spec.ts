import { SandboxClient } from '../../../sandbox/sandbox-client.factory.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { BundleDto, BundleOfCourseDto } from '../../catalogue/courses/dto/bundle.dto.js';

const COURSES = [2_200_451, 2_200_613, 2_204_018];
const PRODUCT = 2_399_001;

describe('bundles of Thinkific', () => {
  let sandbox: SandboxClient;
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    sandbox = await SandboxClient.start();
    test = await createTestApp({ platform: sandbox.sandbox, env: { CURRENCY: 'usd' } });
    admin = await signIn(test, 'admin');
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });
  beforeEach(async () => {
    await sandbox.control('DELETE', '/thinkific/faults');
    await sandbox.control('PUT', '/thinkific/catalogue', { name: 'demo' });
    await sync();
  });

  const sync = async () =>
    expect((await admin.api.post('/api/admin/thinkific/sync')).status).toBe(200);
  const change = async (values: object, product = PRODUCT) => {
    const path = `/thinkific/products/${product}`;
    expect((await sandbox.control('PATCH', path, values)).status).toBe(200);
    await sync();
  };
  const list = async () => (await test.api.get<BundleDto[]>('/api/bundles')).body;
  const ofCourse = async (id: number) =>
    (await test.api.get<BundleOfCourseDto[]>(`/api/courses/${id}/bundles`)).body;
  const page = async (path: string) => {
    const html = await (await fetch(test.url + path)).text();
    return html.slice(0, html.indexOf('id="page-state"'));
  };

  it('are listed with their price, their visible courses, and what these cost one by one', async () => {
    const [bundle, ...others] = await list();
    expect(others).toEqual([]);
    expect(bundle).toEqual({
      id: '2399001',
      name: 'Applied AI Career Bundle',
      paymentOptions: [{ type: 'one-time', amount: 1049, currency: 'USD' }],
      url: expect.stringMatching(/\/enroll\/2399001\?price_id=\d+$/) as string,
      courses: COURSES.map((id) => expect.objectContaining({ id: String(id) }) as object),
      separately: { type: 'one-time', amount: 1547, currency: 'USD' },
    });
    const catalogue = await page('/courses');
    expect(catalogue).toContain('Contains 3 courses');
    expect(catalogue).toContain('$1,547.00 one by one. You save $498.00.');
    expect(await page('/courses?category=AI')).not.toContain('Contains 3 courses');
    const { separately: _, courses: __, ...named } = bundle as BundleDto;
    expect(await ofCourse(2_200_613)).toEqual([named]);
    expect(await ofCourse(2_200_740)).toEqual([]);
    expect(await page('/courses/2200613')).toContain('Also in the bundle');
    expect(await page('/courses/2200740')).not.toContain('Also in the bundle');
  });

  it.each([
    ['hidden', { hidden: true }],
    ['private', { private: true }],
    ['a draft', { status: 'draft' }],
  ])('are not shown when they are %s', async (_case, values) => {
    await change(values);
    expect(await list()).toEqual([]);
    expect(await ofCourse(2_200_613)).toEqual([]);
    expect(await page('/courses/2200613')).not.toContain('Also in the bundle');
  });

  it('count visible courses, and disappear with the last one', async () => {
    const show = async (id: number, visible: boolean) =>
      admin.api.put(`/api/admin/courses/${id}/visibility`, { is_visible: visible });
    await show(2_200_451, false);
    expect((await list())[0]?.courses.map(({ id }) => id)).toEqual(['2200613', '2204018']);
    expect((await list())[0]?.separately?.amount).toBe(1098);
    await show(2_200_613, false);
    await show(2_204_018, false);
    expect(await list()).toEqual([]);
    for (const id of COURSES) await show(id, true);
    expect(await list()).toHaveLength(1);
  });

  const price = { id: 1, is_primary: true, label: null, price: '499.0' };
  it.each([
    [
      'a course in another currency',
      2_304_018,
      { product_prices: [{ ...price, currency: 'cad' }] },
    ],
    ['a course without a price', 2_304_018, { product_prices: [], price: null }],
    ['a free course', 2_304_018, { price: '0.0' }],
    [
      'a subscription',
      2_304_018,
      {
        product_prices: [
          { ...price, payment_type: 'subscription', interval: 'month', interval_count: '1' },
        ],
      },
    ],
    ['no saving', PRODUCT, { price: '1600.0' }],
  ])('have no sum with %s', async (_case, product, values) => {
    await change(values, product);
    const [bundle] = await list();
    expect(bundle?.courses).toHaveLength(3);
    expect(bundle).not.toHaveProperty('separately');
  });

  it.each([403, 500])('stay when Thinkific answers %i for their courses', async (status) => {
    const path = '^/bundles/';
    await sandbox.control('PUT', '/thinkific/faults', { kind: 'status', status, path });
    await sync();
    expect(await list()).toHaveLength(1);
  });

  it('are unknown for courses that are not shown', async () => {
    expect((await test.api.get('/api/courses/1/bundles')).status).toBe(404);
  });
});
