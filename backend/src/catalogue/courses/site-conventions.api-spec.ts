import { SandboxClient } from '../../../sandbox/sandbox-client.factory.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import type { SiteChangeDto, SiteDraftDto } from '../../site-content/dto/site-draft.dto.js';
import type { CataloguePageDto } from './dto/course-card.dto.js';
import type { CourseDto } from './dto/course.dto.js';
import { insertCourse, insertOverride } from './course.factory.js';

const DRAFT = '/api/admin/site/draft';
const CATEGORIES: SiteDraftDto['content']['categories'] = [
  { name: 'Bread', color: 'amber', collections: ['Data'] },
  { name: 'Fish', color: 'green', collections: ['Sea', 'Harbour'] },
];

describe('the published conventions of the site', () => {
  let sandbox: SandboxClient;
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    sandbox = await SandboxClient.start({ catalogue: { courses: 40 } });
    test = await createTestApp({ platform: sandbox.sandbox });
    admin = await signIn(test, 'admin');
    expect((await sync()).status).toBe(200);
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });

  const sync = () => admin.api.post('/api/admin/thinkific/sync');
  const page = async (path: string) => (await fetch(test.url + path)).text();
  const coursesOf = async (category: string) =>
    (await test.api.get<CataloguePageDto>(`/api/catalogue?category=${category}`)).body.total;

  async function save(fields: Partial<SiteDraftDto['content']>): Promise<void> {
    const { content } = (await admin.api.get<SiteDraftDto>(DRAFT)).body;
    expect((await admin.api.put(DRAFT, { ...content, ...fields })).status).toBe(200);
  }

  async function publish(fields: Partial<SiteDraftDto['content']>): Promise<void> {
    await save(fields);
    expect((await admin.api.post('/api/admin/site/publish')).status).toBe(201);
  }

  it('decide the categories, of which courses are after the next sync', async () => {
    const before = await coursesOf('Data');
    expect(before).toBeGreaterThan(1);
    await save({ categories: CATEGORIES });
    const { body: changes } = await admin.api.get<SiteChangeDto[]>('/api/admin/site/changes');
    const courses = await test.database.query(`SELECT 1 FROM courses WHERE category = 'Data'`);
    expect(changes).toMatchObject([
      {
        name: 'categories',
        warning: expect.stringContaining(
          `${courses.length} courses still have the category Data.`,
        ) as unknown,
      },
    ]);
    await publish({});
    expect(await coursesOf('Bread')).toBe(0);
    await sync();
    expect(await coursesOf('Bread')).toBe(before);
    const old = await test.api.get('/api/catalogue?category=Data');
    expect(old.status).toBe(400);
    expect(old.body).toMatchObject({
      errors: [{ field: 'category', message: 'Category must be Bread or Fish' }],
    });
  });

  it('decide the filters of the catalogue, their addresses and their colors', async () => {
    await publish({ categories: [...CATEGORIES].toReversed() });
    const id = await insertCourse(test.database, { name: 'Crab', category: 'Fish', position: 0 });
    await test.app.get(ContentChangesService).caughtUp();
    const found = await fetch(`${test.url}/courses?category=harbour`, { redirect: 'manual' });
    expect(found.headers.get('location')).toBe('/courses?category=Fish');
    const html = await page('/courses?category=Fish');
    expect(html).toContain('Showing 1 course');
    expect(html.indexOf('value="Fish"')).toBeLessThan(html.indexOf('value="Bread"'));
    expect(html).toContain('data-tone="good"');
    const gone = await fetch(`${test.url}/courses?category=Software`, { redirect: 'manual' });
    expect(gone.headers.get('location')).toBe('/courses');
    expect(await page(`/courses/${id}`)).toContain('href="/courses?category=Fish"');
  });

  it('decide the currency of prices that admins have set', async () => {
    const values = { name: 'Paid in euros', position: 0, price: 10 };
    const id = await insertCourse(test.database, values);
    await insertOverride(test.database, id, { price: 70 });
    await test.app.get(ContentChangesService).caughtUp();
    const cheap = async () => (await page('/courses?price=under-100')).includes('Under €100');
    expect(await page(`/courses/${id}`)).toContain('$70.00');
    expect(await page('/courses')).toContain('$70.00');
    expect(await cheap()).toBe(false);
    await publish({ currency: 'EUR' });
    const html = await page(`/courses/${id}`);
    expect(html).toContain('€70.00');
    expect(html).toContain('"price":"70.00","priceCurrency":"EUR"');
    expect(await page('/courses')).toContain('€70.00');
    expect(await cheap()).toBe(true);
    const course = (await test.api.get<CourseDto>(`/api/courses/${id}`)).body;
    expect(course.paymentOptions).toEqual([{ type: 'one-time', amount: 70, currency: 'EUR' }]);
  });

  it('decide how prices are written, and the language that pages declare', async () => {
    const id = await insertCourse(test.database, { name: 'Paid', position: 0, price: 1250.5 });
    await test.app.get(ContentChangesService).caughtUp();
    const english = await page(`/courses/${id}`);
    expect(english).toContain('<html lang="en"');
    expect(english).toContain('$1,250.50');
    await publish({ locale: 'de-DE', timeZone: 'Europe/Berlin' });
    for (const path of [`/courses/${id}`, '/nowhere', '/unsubscribe/unknown'])
      expect(await page(path)).toContain('<html lang="de"');
    expect(await page(`/courses/${id}`)).toContain('1.250,50\u00a0$');
    expect(await page('/admin/login')).toContain('<html lang="en"');
  });
});
