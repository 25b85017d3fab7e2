import { createHash } from 'node:crypto';
import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { rawRequest } from '../../test/raw-request.js';
import { ContentChangesService } from '../cache/content-changes.service.js';
import { insertCourse, insertOverride } from '../catalogue/courses/course.factory.js';

describe('pages', () => {
  let test: TestApp;
  let id: number;

  beforeAll(async () => {
    test = await createTestApp({ env: { PUBLIC_URL: 'https://academy.example.org' } });
    id = await insertCourse(test.database, { name: 'Vector Search', price: 49.5 });
    await insertOverride(test.database, id, {
      level: 'Advanced',
      description: '…',
      description_text: 'It ends </script> here.\n\nAnd <b>goes</b> on.',
      outcomes: ['Choose an index'],
    });
    await test.app.get(ContentChangesService).caughtUp();
  });
  afterAll(() => test.close());

  async function open(path: string) {
    const response = await fetch(test.url + path, { redirect: 'manual' });
    return {
      status: response.status,
      location: response.headers.get('location'),
      html: await response.text(),
      policy: response.headers.get('content-security-policy'),
    };
  }

  const courseAddress = () => `/courses/${id}/vector-search`;

  it.each(['/', '/courses', '/cohorts', '/events', '/meetups'])(
    '%s arrives whole, with one heading and what describes it',
    async (path) => {
      const { status, html, policy } = await open(path);
      expect(status).toBe(200);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(html).toMatch(/<meta name="description" content="[^"]{40,160}"/);
      expect(html).toContain(`<link rel="canonical" href="https://academy.example.org${path}"/>`);
      expect(html).toContain(
        '<meta property="og:image" content="https://academy.example.org/share.png"/>',
      );
      const own = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
      expect(own).toHaveLength(2);
      for (const text of own) {
        expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      }
      expect(html).not.toMatch(/<script [^>]*src=|<link[^>]*rel="stylesheet"|\son\w+="/);
      expect(html).toContain('href="/feed.xml" type="application/rss+xml"');
      expect(html).not.toContain('aria-busy');
      // Texts that only the demo has.
      expect(html).not.toMatch(/Halden|twenty years|linkedin\.com|youtube\.com|github\.com/);
    },
  );

  it('shows the courses in the catalogue', async () => {
    const { html } = await open('/courses');
    expect(html).toContain(`href="${courseAddress()}"`);
    expect(html).toContain('Showing 1 course');
  });

  it('shows a course, with its facts for search engines', async () => {
    const { status, html } = await open(courseAddress());
    expect(status).toBe(200);
    expect(html).toContain('<h1 dir="auto">Vector Search</h1>');
    expect(html).toContain('Choose an index');
    expect(html).toContain(
      `<meta property="og:image" content="https://academy.example.org/courses/${id}/share.png"/>`,
    );
    const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? '') as unknown,
    );
    const url = `https://academy.example.org${courseAddress()}`;
    expect(facts).toEqual([
      expect.objectContaining({
        '@type': 'Course',
        name: 'Vector Search',
        description: 'It ends </script> here. And <b>goes</b> on.',
        url,
        educationalLevel: 'Advanced',
        offers: expect.objectContaining({
          price: '49.50',
          priceCurrency: 'USD',
          category: 'Paid',
        }) as unknown,
      }),
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ position: 1, item: 'https://academy.example.org/' }),
          expect.objectContaining({ position: 2, item: 'https://academy.example.org/courses' }),
          expect.objectContaining({
            position: 3,
            name: 'AI',
            item: 'https://academy.example.org/courses?category=AI',
          }),
          expect.objectContaining({ position: 4, name: 'Vector Search', item: url }),
        ] as unknown,
      }),
    ]);
    expect(html).not.toMatch(/ratingValue|aggregateRating/i);
  });

  it.each([
    ['/courses/', '/courses'],
    ['/cohorts//', '/cohorts'],
    ['/courses?category=software', '/courses?category=Software+Engineering'],
    ['/courses?level=beginner&category=AI', '/courses?category=AI&level=Beginner'],
    ['/courses?search=&category=Data&category=AI', '/courses?category=Data'],
    ['/courses?category=Cooking', '/courses'],
    ['/courses?category=&utm_source=x', '/courses?utm_source=x'],
    ['/courses?category=Data&noscript=1', '/courses?category=Data'],
    ['/Courses?category=Data', '/courses?category=Data'],
    ['/%63ohorts', '/cohorts'],
    ['/Admin', '/admin'],
    ['/admin/Courses/?search=SQL', '/admin/Courses?search=SQL'],
    ['/admin/Courses?search=SQL', '/admin/courses?search=SQL'],
  ])('%s has moved to %s', async (path, location) => {
    expect(await open(path)).toMatchObject({ status: 301, location, html: '' });
  });

  it('leads from the bare id and from an old slug to the course', async () => {
    for (const path of [`/courses/${id}`, `/courses/${id}/old-name`]) {
      expect(await open(path)).toMatchObject({ status: 301, location: courseAddress() });
    }
    expect((await open(`/courses/${id}?utm_source=x`)).location).toBe(
      `${courseAddress()}?utm_source=x`,
    );
  });

  it.each([
    ['/courses/%', '/courses/%25'],
    ['/courses/100%-off?utm_source=%', '/courses/100%25-off?utm_source=%'],
    ['/%ff/%20', '/%25ff/%2520'],
  ])('leads from %s, which no router understands, to %s', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await rawRequest(test.url, method, path);
      expect(response.status).toBe(301);
      expect(response.headers.location).toBe(location);
    }
    expect((await open(location)).html).toMatch(/<h1>(404 Page|Course) not found<\/h1>/i);
    expect((await fetch(test.url + path, { method: 'POST' })).status).toBe(400);
  });

  it.each([
    '//evil.example.org/',
    '/.//evil.example.org/',
    '/\\evil.example.org/',
    '//evil.example.org/%',
    '/\\evil.example.org/%',
  ])('%s does not lead to another host', async (path) => {
    const { status, headers } = await rawRequest(test.url, 'GET', path);
    expect([301, 404]).toContain(status);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });

  it.each([
    ['/nothing', 404, '404 Page Not Found'],
    ['/courses/999', 404, 'Course not found'],
    ['/courses/a%2Fb', 404, 'Course not found'],
    ['/courses/a%20b', 404, 'Course not found'],
    ['/courses/100%25', 404, 'Course not found'],
    ['/courses/1/2/3', 404, '404 Page Not Found'],
  ])('%s is %i and says so', async (path, status, title) => {
    const page = await open(path);
    expect(page.status).toBe(status);
    expect(page.html).toContain(`<h1>${title}</h1>`);
    expect(page.html).toContain('<meta name="robots" content="noindex"/>');
    expect(page.html).not.toContain('rel="canonical"');
  });

  it('is one document for all addresses of a kind that lead nowhere', async () => {
    const tagOf = async (path: string) => (await fetch(test.url + path)).headers.get('etag');
    const course = await tagOf('/courses/999');
    expect(course).toBeTruthy();
    for (const path of ['/courses/998', '/courses/997/slug', '/courses/a%20b', '/courses/none']) {
      expect(await tagOf(path)).toBe(course);
    }
    expect(await tagOf('/nothing')).toBe(await tagOf('/nothing-else'));
    expect(await tagOf('/no/such/page')).toBe(await tagOf('/courses/1/2/3'));
  });

  it('leaves searching to the browser, unless it says that it cannot', async () => {
    const other = await insertCourse(test.database, { name: 'Graph Theory' });
    await test.app.get(ContentChangesService).caughtUp();
    const whole = await open('/courses');
    for (const search of ['vector', 'zebra', '"><script>']) {
      const query = `search=${encodeURIComponent(search)}`;
      expect((await open(`/courses?${query}`)).html).toBe(whole.html);
    }
    const found = await open('/courses?search=vector&noscript=1');
    expect(found.html).toContain('Showing 1 course');
    expect(found.html).toContain('value="vector"');
    expect(found.html).toContain(courseAddress());
    expect(found.html).not.toContain(`href="/courses/${other}/`);
    await test.database.query('DELETE FROM courses WHERE thinkific_id = $1', [other]);
  });

  it('takes a search that is too long up to the last whole character', async () => {
    const query = `search=${'a'.repeat(99)}${encodeURIComponent('😀')}&noscript=1`;
    for (const path of ['/courses', '/courses/udemy']) {
      const page = await open(`${path}?${query}`);
      expect(page).toMatchObject({ status: 200 });
      expect(page.html).toContain('No courses found matching your criteria');
    }
  });

  it('is gone for a course that was removed, and missing for one that is hidden', async () => {
    const removed = await insertCourse(test.database, { removed_at: new Date() });
    const hidden = await insertCourse(test.database, { visibility_choice: false });
    await test.app.get(ContentChangesService).caughtUp();
    for (const [course, status] of [
      [removed, 410],
      [hidden, 404],
    ]) {
      const page = await open(`/courses/${course}`);
      expect(page.status).toBe(status);
      expect(page.html).toContain('<h1>Course not found</h1>');
    }
  });

  it.each(['/admin', '/admin/login', '/admin/users?search=ada', '/admin/no-such-screen'])(
    'leaves %s to the browser',
    async (path) => {
      const { status, html } = await open(path);
      expect(status).toBe(200);
      expect(html).toContain('<div id="root"></div>');
      expect(html.match(/<title>.*?<\/title>/g)).toEqual(['<title>Admin · Lectern</title>']);
    },
  );

  it('has nothing at /administrator', async () => {
    const { status, html } = await open('/administrator');
    expect(status).toBe(404);
    expect(html).toContain('<h1>404 Page Not Found</h1>');
  });
});

describe('more pages than can be rendered', () => {
  it('are refused with when to come back, and the kept ones are not', async () => {
    const test = await createTestApp({});
    try {
      await test.app.get(ContentChangesService).caughtUp();
      await (await fetch(test.url)).text();
      mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'], now: Date.now() });
      const answers: Response[] = [];
      for (let count = 0; count < 60; count += 1) {
        const headers = { 'Accept-Encoding': 'br' };
        void fetch(`${test.url}/courses?search=${count}&noscript=1`, { headers }).then((answer) =>
          answers.push(answer),
        );
      }
      const withStatus = (wanted: number) => answers.filter(({ status }) => status === wanted);
      // Some requests that arrive while the first pages render find room in the queue again.
      while (answers.length < 40 || withStatus(200).length < 5) await setImmediate();
      expect((await fetch(test.url)).status).toBe(200);
      let made = 5;
      for (; answers.length < 60; made += 5) {
        expect(withStatus(200)).toHaveLength(made);
        mock.timers.tick(1_000);
        while (answers.length < 60 && withStatus(200).length < made + 5) await setImmediate();
      }
      expect(made).toBe(25);
      expect(withStatus(503).length).toBeGreaterThanOrEqual(35);
      for (const { headers } of withStatus(503)) expect(headers.get('retry-after')).toBe('5');
      for (const { headers } of withStatus(200)) expect(headers.get('content-encoding')).toBe('br');
    } finally {
      mock.timers.reset();
      await test.close();
    }
  });
});
