import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { ContentCacheService } from '../cache/content-cache.service.js';
import { ContentChangesService } from '../cache/content-changes.service.js';

const PAGES = ['/', '/courses', '/courses?category=Data', '/courses/udemy', '/cohorts'];

/** Adds Thinkific courses with these numbers, each with a cohort format, and as many Udemy courses. */
async function fill(test: TestApp, from: number, to: number) {
  await test.database.query(
    `INSERT INTO courses (thinkific_id, platform_id, name, description, description_text, image_url, price,
       category, curriculum, enroll_url, position, on_sale)
     SELECT 100000 + number, (100000 + number)::text, 'Course ' || 100000 + number, '<p>About it.</p>', 'About it.',
       'https://cdn.example.org/cover.svg', 49, (ARRAY['AI', 'Data'])[1 + number % 2],
       ARRAY['One', 'Two'], 'https://school.example.org/enroll', number, true
     FROM generate_series($1::int, $2::int) number`,
    [from, to],
  );
  await test.database.query(
    `INSERT INTO course_overrides (thinkific_id, format)
     SELECT 100000 + number, 'Live' FROM generate_series($1::int, $2::int) number`,
    [from, to],
  );
  await test.database.query(
    `INSERT INTO udemy_courses (udemy_id, title, url, is_paid)
     SELECT 'x' || 100000 + number, 'Lecture ' || 100000 + number, '/course/lecture/', true
     FROM generate_series($1::int, $2::int) number`,
    [from, to],
  );
  await test.app.get(ContentChangesService).caughtUp();
}

describe('pages of long lists', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ env: { PUBLIC_URL: 'https://academy.example.org' } });
    await fill(test, 1, 60);
  });
  afterAll(() => test.close());

  async function open(path: string) {
    const response = await fetch(test.url + path, { redirect: 'manual' });
    const html = await response.text();
    return {
      status: response.status,
      location: response.headers.get('location'),
      etag: response.headers.get('etag'),
      html,
      courses: [...new Set(html.match(/Course 100\d{3}/g))].map((name) => Number(name.slice(-3))),
      lectures: [...new Set(html.match(/Lecture 100\d{3}/g))].map((name) => Number(name.slice(-3))),
      links: [...html.matchAll(/<a href="([^"]+)" rel="(prev|next)"/g)].map(
        ([, href, rel]) => `${rel}: ${href?.replaceAll('&amp;', '&')}`,
      ),
      canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&'),
      title: /<title>([^<]+)</.exec(html)?.[1],
    };
  }

  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);

  it('show so many, and lead to the next and to the one before', async () => {
    for (const [path, from, to, links, title] of [
      ['/courses', 1, 24, ['next: /courses?page=2'], 'Courses · Lectern'],
      [
        '/courses?page=2',
        25,
        48,
        ['prev: /courses', 'next: /courses?page=3'],
        'Courses, page 2 · Lectern',
      ],
      ['/courses?page=3', 49, 60, ['prev: /courses?page=2'], 'Courses, page 3 · Lectern'],
      [
        '/cohorts?page=2',
        25,
        48,
        ['prev: /cohorts#cohorts', 'next: /cohorts?page=3#cohorts'],
        'Cohorts, page 2 · Lectern',
      ],
    ] as const) {
      const page = await open(path);
      expect(page.status).toBe(200);
      expect(page.courses).toEqual(numbers(from, to));
      expect(page.links).toEqual(links);
      expect(page.title).toBe(title);
      expect(page.canonical).toBe(`https://academy.example.org${path}`);
    }
    expect((await open('/courses')).html).toContain('Showing 60 courses');
    const filtered = await open('/courses?category=AI&page=2');
    expect(filtered.courses).toEqual([50, 52, 54, 56, 58, 60]);
    expect(filtered.links).toEqual(['prev: /courses?category=AI']);
  });

  it('show the first courses of Udemy in the catalogue, and all on pages of their own', async () => {
    const catalogue = await open('/courses');
    expect(catalogue.lectures).toEqual(numbers(1, 12));
    expect(catalogue.html).toContain('<a class="');
    expect(catalogue.html).toMatch(/href="\/courses\/udemy"[^>]*>All 60 courses on Udemy</);
    const last = await open('/courses/udemy?page=5');
    expect(last.lectures).toEqual(numbers(49, 60));
    expect(last.links).toEqual(['prev: /courses/udemy?page=4']);
    expect(last.canonical).toBe('https://academy.example.org/courses/udemy?page=5');
  });

  it('show of a search without JavaScript so many, too', async () => {
    const first = await open('/courses?search=course&noscript=1');
    expect(first.courses).toEqual(numbers(1, 24));
    expect(first.links).toEqual(['next: /courses?search=course&page=2&noscript=1']);
    const last = await open('/courses?search=course&page=3&noscript=1');
    expect(last.courses).toEqual(numbers(49, 60));
  });

  it('have Udemy follow the search and the filters without JavaScript', async () => {
    for (const [path, lectures] of [
      ['/courses?search=100007&noscript=1', [7]],
      ['/courses?search=lecture&noscript=1', numbers(1, 12)],
      ['/courses?category=AI', []],
      ['/courses?price=free', []],
      ['/courses/udemy?search=100007&noscript=1', [7]],
      ['/courses/udemy?search=lecture&page=5&noscript=1', numbers(49, 60)],
      ['/courses/udemy?search=lecture', numbers(1, 12)],
    ] as const) {
      expect({ path, lectures: (await open(path)).lectures }).toEqual({ path, lectures });
    }
    const found = await open('/courses?search=lecture&noscript=1');
    expect(found.html).toContain('href="/courses/udemy?search=lecture&amp;noscript=1"');
    const near = await open('/courses?search=lecture+zebra&noscript=1');
    expect(near.html).toContain('href="/courses?search=lecture&amp;noscript=1"');
    const none = await open('/courses/udemy?search=zebra&noscript=1');
    expect(none.html).toContain('No courses found matching your criteria');
    expect(none.html).toMatch(/<form action="\/courses\/udemy"><button[^>]*>Clear Filters</);
  });

  it.each([
    ['/courses?page=1', '/courses'],
    ['/courses?page=abc', '/courses'],
    ['/courses?page=02', '/courses'],
    ['/courses?page=2&category=AI', '/courses?category=AI&page=2'],
    ['/courses?page=2&page=3&utm_source=x', '/courses?page=2&utm_source=x'],
    ['/cohorts?page=0', '/cohorts'],
    ['/cohorts?page=-1&utm_source=x', '/cohorts?utm_source=x'],
    ['/courses/udemy?page=', '/courses/udemy'],
    ['/courses/udemy?price=under-500&search=', '/courses/udemy?price=free'],
    ['/courses/udemy?search=c&price=&noscript=1', '/courses/udemy?search=c&noscript=1'],
  ])('%s has moved to %s', async (path, location) => {
    expect(await open(path)).toMatchObject({ status: 301, location });
  });

  it('are one document for all that are beyond the end', async () => {
    const cache = test.app.get(ContentCacheService);
    for (const [path, ...others] of [
      ['/courses?page=4', '/courses?page=99999', '/courses?category=AI&level=Beginner&page=7'],
      ['/cohorts?page=4', '/cohorts?page=5'],
      ['/courses/udemy?page=6', '/courses/udemy?page=7'],
    ] as const) {
      const page = await open(path);
      expect(page.status).toBe(404);
      expect(page.html).toContain('<h1>This page is empty</h1>');
      expect(page.html).toContain('<meta name="robots" content="noindex"/>');
      expect(page.canonical).toBeUndefined();
      const { usage } = cache;
      for (const other of others) {
        expect(await open(other)).toMatchObject({ status: 404, etag: page.etag });
      }
      expect(cache.usage).toEqual(usage);
    }
  });

  it('are as long as what they show, however long the lists are', async () => {
    const sizesOf = () => Promise.all(PAGES.map(async (path) => (await open(path)).html.length));
    const before = await sizesOf();
    await fill(test, 61, 1_500);
    const after = await sizesOf();
    for (const [index, path] of PAGES.entries()) {
      expect(Math.abs((after[index] ?? 0) - (before[index] ?? 0))).toBeLessThan(1_024);
      expect(path === '/' ? 3 : 24).toBeGreaterThanOrEqual((await open(path)).courses.length);
    }
    expect((await open('/')).courses).toEqual([1, 2, 3]);
    expect((await open('/courses/100001')).location).toBe('/courses/100001/course-100001');
    expect((await open('/courses/100001/course-100001')).courses).toEqual([1, 3, 5, 7]);
  });

  it('are all in the sitemap by their courses, and in the feed by the newest', async () => {
    const sitemap = await open('/sitemap.xml');
    expect(sitemap.html.match(/<loc>[^<]*\/courses\/1\d{5}\/course-1\d{5}</g)).toHaveLength(1_500);
    expect((await open('/feed.xml')).html.match(/<item>/g)).toHaveLength(20);
  });
});
