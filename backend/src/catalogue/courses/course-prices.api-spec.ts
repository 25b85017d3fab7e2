import { SandboxClient } from '../../../sandbox/sandbox-client.factory.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { SyncChangePageDto } from '../../sync/dto/sync-change.dto.js';
import type { SyncRunDto } from '../../sync/dto/sync-run.dto.js';
import type { CatalogueIndexDto } from './dto/catalogue-index.dto.js';
import type { CataloguePageDto } from './dto/course-card.dto.js';
import type { CourseDto } from './dto/course.dto.js';

const MONTHLY = { interval: 'month', interval_count: '1' };
const PLAN = { payment_type: 'payment-plan', number_of_payments: '4', ...MONTHLY };
const SUBSCRIPTION = { payment_type: 'subscription', ...MONTHLY };

/** By the name of the course: the platform’s payment data, and the words for it. */
const KINDS: Record<string, { prices: object[]; shown: string[]; absent?: string[] }> = {
  Once: { prices: [{ price: '120.0' }], shown: ['$120.00'] },
  Plan: {
    prices: [{ price: '25.0', ...PLAN }],
    shown: ['4 payments of $25.00 (total $100.00)'],
    absent: ['>$25.00'],
  },
  Trial: {
    prices: [{ price: '15.0', ...SUBSCRIPTION, trial_interval: 'day', trial_interval_count: '10' }],
    shown: ['10 days free, then $15.00 / month'],
    absent: ['Lifetime access', '"price":"15.00","priceCurrency":"USD","priceSpecification"'],
  },
  First: {
    prices: [{ price: '15.0', ...SUBSCRIPTION, custom_first_price: '2.0' }],
    shown: ['$2.00 for the first month, then $15.00 / month'],
    absent: ['Lifetime access'],
  },
  Canadian: { prices: [{ price: '110.0', currency: 'cad' }], shown: ['CA$110.00'] },
  Two: {
    prices: [{ price: '90.0' }, { is_primary: false, label: 'Plan', price: '25.0', ...PLAN }],
    shown: ['$90.00', 'or 4 payments of $25.00'],
  },
};
const NAMES = Object.keys(KINDS);

describe('the price of a course', () => {
  let sandbox: SandboxClient;
  let test: TestApp;
  let admin: SignedIn;
  let courses: CourseDto[];

  beforeAll(async () => {
    sandbox = await SandboxClient.start({ catalogue: { courses: NAMES.length } });
    test = await createTestApp({ platform: sandbox.sandbox, env: { CURRENCY: 'cad' } });
    admin = await signIn(test, 'admin');
    await sync();
    courses = (await test.api.get<CourseDto[]>('/api/courses')).body;
    for (const [index, { id }] of courses.entries()) {
      const name = NAMES[index] ?? '';
      await sandbox.control('PATCH', `/thinkific/courses/${id}`, { name });
      await sell(id, KINDS[name]?.prices ?? []);
    }
    await sync();
    courses = (await test.api.get<CourseDto[]>('/api/courses')).body;
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });

  const sync = async () => (await admin.api.post('/api/admin/thinkific/sync')).status;

  async function sell(courseId: string, prices: object[]): Promise<void> {
    const product_prices = prices.map((price, index) => ({
      ...{ id: index + 1, is_primary: true, label: null },
      ...price,
    }));
    const path = `/thinkific/products/${Number(courseId) + 100_000}`;
    expect((await sandbox.control('PATCH', path, { product_prices })).status).toBe(200);
  }

  const idOf = (name: string) => courses.find(({ title }) => title === name)?.id ?? '';

  it.each(NAMES)('is named as the buyer pays it, on page and card: %s', async (name) => {
    const { shown, absent = [] } = KINDS[name] ?? { shown: [] };
    const html = await (await fetch(`${test.url}/courses/${idOf(name)}`)).text();
    const page = html.slice(0, html.indexOf('id="page-state"'));
    const catalogue = await (await fetch(`${test.url}/courses`)).text();
    for (const words of shown) {
      expect(page).toContain(words);
      expect(catalogue).toContain(words);
    }
    for (const words of absent) expect(page).not.toContain(words);
    expect(page.includes('Lifetime access')).toBe(!absent.includes('Lifetime access'));
  });

  it('is in the API as one amount, and with all that belongs to it', async () => {
    const prices = Object.fromEntries(courses.map(({ title, price }) => [title, price]));
    expect(prices).toEqual({ Once: 120, Plan: 100, Trial: 15, First: 15, Canadian: 110, Two: 90 });
    const plan = courses.find(({ title }) => title === 'Plan');
    expect(plan).toMatchObject({
      paymentOptions: [
        {
          ...{ type: 'payment-plan', amount: 25, currency: 'USD', payments: 4 },
          interval: { unit: 'month', count: 1 },
        },
      ],
      hasLifetimeAccess: true,
    });
    const index = (await test.api.get<CatalogueIndexDto>('/api/catalogue/index')).body;
    const kept = index.title.filter((_title, place) => index.paymentOptions[place] !== null);
    expect(kept).toEqual(NAMES.filter((name) => name !== 'Once'));
  });

  it('puts courses in the order of what the first year costs', async () => {
    const expected = ['Two', 'Plan', 'Canadian', 'Once', 'First', 'Trial'];
    const catalogue = await test.api.get<CataloguePageDto>('/api/catalogue?sort=price-asc');
    expect(catalogue.body.courses.map(({ title }) => title)).toEqual(expected);
    const cheap = await test.api.get<CataloguePageDto>('/api/catalogue?price=under-100');
    expect(cheap.body.courses.map(({ title }) => title)).toEqual(['Two']);
  });

  it('is set by admins in the currency of the site', async () => {
    const path = `/api/admin/courses/${idOf('Trial')}`;
    const { body } = await admin.api.put(`${path}/override`, { price: 70 });
    expect(body).toMatchObject({
      display_price: 70,
      thinkific_payment_options: [{ type: 'subscription', amount: 15, currency: 'USD' }],
    });
    const shown = (await test.api.get<CourseDto>(`/api/courses/${idOf('Trial')}`)).body;
    expect(shown).toMatchObject({
      price: 70,
      paymentOptions: [{ type: 'one-time', amount: 70, currency: 'CAD' }],
      hasLifetimeAccess: false,
    });
    const history = await admin.api.get(`${path}/history`);
    expect(history.body).toMatchObject({
      entries: [{ fields: [{ field: 'price', before: null, after: 'CA$70.00' }] }, {}, {}],
    });
    await admin.api.delete(`${path}/override`);
  });

  it('is described in words where a sync changes it, and comes back with an undo', async () => {
    await sell(idOf('Once'), [{ price: '120.0', currency: 'eur' }]);
    await sell(idOf('Plan'), [{ price: '12.0', ...SUBSCRIPTION }]);
    await sync();
    const [run] = (await admin.api.get<SyncRunDto[]>('/api/admin/sync-runs')).body;
    const changes = await admin.api.get<SyncChangePageDto>(
      `/api/admin/sync-runs/${run?.id}/changes`,
    );
    expect(changes.body.changes.map(({ title, fields }) => [title, fields])).toMatchObject([
      ['Once', [{ field: 'price', before: '$120.00', after: '€120.00' }]],
      [
        'Plan',
        [
          {
            field: 'price',
            before: '4 payments of $25.00 (total $100.00)',
            after: '$12.00 / month',
          },
          { field: 'hasLifetimeAccess', before: 'true', after: 'false' },
        ],
      ],
    ]);
    await admin.api.post(`/api/admin/sync-runs/${run?.id}/undo`, {});
    const { body } = await test.api.get<CourseDto[]>('/api/courses');
    expect(body).toEqual(courses);
  });
});
