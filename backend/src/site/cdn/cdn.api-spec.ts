import { createHash } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders } from 'node:http';
import { Client } from 'pg';
import { CapturedLog } from '../../../test/captured-log.js';
import { FakeCdn } from '../../../test/fake-cdn.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { addressesOf, CACHED_ROUTES } from '../../../test/cached-routes.js';
import { rawRequest } from '../../../test/raw-request.js';
import { noteRoutes, routesOf } from '../../../test/route-table.js';
import { signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import { insertCourse } from '../../catalogue/courses/course.factory.js';

noteRoutes();

/** What Fastify says whenever a handler is asked. */
const HANDLER = 'tracing:fastify.request.handler:start';

const ONE_HOUR = {
  'cache-control':
    'public, max-age=0, must-revalidate, s-maxage=3600, stale-while-revalidate=3600, stale-if-error=86400',
  'cdn-cache-control': 'public, max-age=3600, stale-while-revalidate=3600, stale-if-error=86400',
};
const TEN_SECONDS = {
  'cache-control': 'public, max-age=0, must-revalidate, s-maxage=10',
  'cdn-cache-control': 'public, max-age=10',
};

/** What in the headers lets others hold an answer. */
function sharing(headers: IncomingHttpHeaders): string[] {
  return Object.entries(headers)
    .filter(([name, value]) => /^cdn-|surrogate/.test(name) || /s-maxage/.test(String(value)))
    .map(([name]) => name);
}

describe('behind a CDN', () => {
  const log = new CapturedLog();
  let cdn: FakeCdn;
  let test: TestApp;
  let id: number;
  let path: string;
  let handled = 0;
  const count = () => (handled += 1);

  const environment = (secret: string) => ({
    DEMO: 'true',
    CDN_MAX_AGE: '1h',
    MAX_STALENESS: '60s',
    CDN_PURGE_URL: `${cdn.url}/service/1/purge`,
    CDN_PURGE_HEADERS: `Fastly-Key: ${secret}; Accept: application/json`,
    CDN_PURGE_BODY: '{"surrogate_keys": {keys}}',
  });

  beforeAll(async () => {
    cdn = await FakeCdn.start();
    test = await createTestApp({ env: environment('s3cret-one'), log });
    cdn.origin = test.url;
    await test.app.get(ContentChangesService).caughtUp();
    await until(() => cdn.count('site') > 0);
    id = await insertCourse(test.database, { name: 'Vector Search' });
    path = `/courses/${id}/vector-search`;
    await until(() => cdn.count(`course-${id}`) > 0);
    subscribe(HANDLER, count);
  });
  afterAll(async () => {
    unsubscribe(HANDLER, count);
    await test.close();
    await cdn.close();
  });

  async function ask(address: string, headers: Record<string, string> = {}) {
    const before = handled;
    const answer = await rawRequest(test.url, 'GET', address, headers);
    return { ...answer, wasCached: handled === before };
  }

  const throughCdn = async (address: string) => {
    const { headers, body } = await rawRequest(cdn.url, 'GET', address);
    return { cache: headers['x-cache'], text: body.toString() };
  };

  it('says of each kept route, and of no other, how long it may be held', async () => {
    const { token } = await signIn(test, 'admin');
    const found = new Set<string>();
    const routes = routesOf(test.app.getHttpAdapter().getInstance());
    for (const { route, path: address } of addressesOf(routes, { id, slug: 'vector-search' })) {
      const answers = [await ask(address), await ask(address), await ask(address)];
      // A file is kept a moment after it was sent.
      while (CACHED_ROUTES.includes(route) && !answers.at(-1)?.wasCached) {
        answers.push(await ask(address));
      }
      const isKept = answers.at(-1)?.wasCached ?? false;
      answers.push(await ask(address, { Authorization: `Bearer ${token}` }));
      if (isKept) found.add(route);
      const isShared = isKept && route !== '/assets/*';
      for (const { status, headers } of answers) {
        const isMissing = status === 404 && 'surrogate-key' in headers;
        if (isShared) expect([route, headers]).toMatchObject([route, ONE_HOUR]);
        else if (isMissing) expect([route, headers]).toMatchObject([route, TEN_SECONDS]);
        else expect([route, sharing(headers)]).toEqual([route, []]);
      }
    }
    expect([...found].toSorted()).toEqual(CACHED_ROUTES);
  });

  it.each([
    ['/', 'site courses featured offerings stories'],
    ['/api/courses', 'site courses'],
    ['/api/courses?limit=5', 'site courses'],
    ['/api/testimonials?limit=5', 'site stories'],
    ['/api/udemy-courses', 'site udemy'],
    ['/api/bundles', 'site bundles courses'],
    ['/sitemap.xml', 'site courses offerings'],
    ['/theme.js', 'site'],
  ])('says of %s that it shows %s', async (address, keys) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await ask(address, { 'Accept-Encoding': encoding });
      expect(headers['surrogate-key']).toBe(keys);
      expect(String(headers.vary).toLowerCase()).toContain('accept-encoding');
      const held = { 'Accept-Encoding': encoding, 'If-None-Match': String(headers.etag) };
      expect((await ask(address, held)).headers).toMatchObject(ONE_HOUR);
    }
  });

  it('names of one course that course, and on its page its stories and those beside it', async () => {
    for (const address of [`/api/courses/${id}`, `/courses/${id}/share.png`]) {
      expect((await ask(address)).headers['surrogate-key']).toBe(`site course-${id}`);
    }
    // With fewer than three beside it, any other may come to them.
    const key = createHash('md5').update('vector search').digest('hex');
    const shown = `site bundles course-${id} courses offerings stories-of-${key}`;
    expect((await ask(path)).headers['surrogate-key']).toBe(shown);
  });

  it.each([
    ['/nothing', 404],
    ['/courses/999', 404],
  ])('lets what is not there, %s, be held for seconds', async (address, status) => {
    const answer = await ask(address);
    expect(answer).toMatchObject({ status, headers: TEN_SECONDS });
  });

  it.each([
    ['an error of the API', 'GET', '/api/courses/999', {}],
    ['a wrong parameter', 'GET', '/api/courses?page=2', {}],
    ['the back office', 'GET', '/admin', {}],
    ['a list of the back office', 'GET', '/api/admin/courses', {}],
    ['a search without JavaScript', 'GET', '/courses?search=rust&noscript=1', {}],
    ['a redirect', 'GET', '/courses/', {}],
    ['a form', 'POST', '/', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['the health', 'GET', '/api/health', {}],
  ])('lets nobody hold %s', async (_what, method, address, headers) => {
    const answer = await rawRequest(test.url, method, address, headers);
    expect(sharing(answer.headers)).toEqual([]);
  });

  it('shows an edit as soon as the CDN is purged, and leaves the rest where it is', async () => {
    const { api } = await signIn(test, 'admin');
    for (const address of [path, '/courses', '/events']) {
      await throughCdn(address);
      expect((await throughCdn(address)).cache).toBe('HIT');
    }
    const before = cdn.purges.length;
    await api.put(`/api/admin/courses/${id}/override`, { price: 4322 });
    await until(() => cdn.purges.length > before);
    expect(cdn.purges.slice(before)).toEqual([
      { keys: ['courses', `course-${id}`], secret: 's3cret-one' },
    ]);
    for (const address of [path, '/courses']) {
      expect(await throughCdn(address)).toMatchObject({
        cache: 'MISS',
        text: expect.stringContaining('4,322.00') as string,
      });
    }
    expect((await throughCdn('/events')).cache).toBe('HIT');
  });

  it('tells the CDN once nothing older is sent, however long the new takes', async () => {
    const slow = await insertCourse(test.database, { name: 'Slowly' });
    await until(() => cdn.count(`course-${slow}`) === 1);
    const address = `/api/courses/${slow}`;
    for (let visit = 0; visit < 3; visit += 1) await ask(address);
    const other = new Client({ connectionString: test.database.url });
    await other.connect();
    try {
      await other.query('BEGIN');
      await other.query('LOCK TABLE course_overrides IN ACCESS EXCLUSIVE MODE');
      // A name would wait for the table too, as a search finds either.
      await test.database.query(`UPDATE courses SET price = 4711 WHERE thinkific_id = $1`, [slow]);
      await until(() => cdn.count(`course-${slow}`) === 2);
      const asked = throughCdn(address);
      await other.query('ROLLBACK');
      expect(await asked).toMatchObject({
        cache: 'MISS',
        text: expect.stringContaining('4711') as string,
      });
    } finally {
      await other.end();
    }
  });

  it('tells of changes that come together at once', async () => {
    const before = cdn.purges.length;
    await test.database.query('UPDATE courses SET price = coalesce(price, 0) + 1');
    await until(() => cdn.purges.length > before);
    const [first, ...others] = cdn.purges.slice(before);
    expect(first?.keys).toHaveLength(3);
    expect(others).toEqual([]);
  });

  it('waits for a CDN that takes no purge, and says so once', async () => {
    const { api } = await signIn(test, 'admin');
    const said = (text: string) => log.lines.filter(({ msg }) => msg === text);
    const before = cdn.count(`course-${id}`);
    cdn.refusal = 503;
    const { status } = await api.put(`/api/admin/courses/${id}/override`, { price: 77 });
    expect(status).toBe(200);
    expect((await ask(`/api/courses/${id}`)).body.toString()).toContain('77');
    await until(() => cdn.refused > 2);
    cdn.refusal = null;
    await until(() => said('The CDN accepts purges again.').length > 0);
    expect(cdn.count(`course-${id}`)).toBe(before + 1);
    expect(
      said('Could not purge the CDN (will retry). Visitors may see outdated pages.'),
    ).toMatchObject([
      { level: 50, err: { message: `${new URL(cdn.url).host} responded with 503` } },
    ]);
    expect(log.text).not.toContain('s3cret');
  });

  it('has all of it purged when a change may have been missed', async () => {
    const before = cdn.count('site');
    await test.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'lectern content'`,
    );
    await until(() => cdn.count('site') > before);
  });

  it('is purged by each replica, also by one that ends', async () => {
    const key = `course-${id}`;
    const env = environment('s3cret-two');
    const { database, sandbox: platform } = test;
    const replica = await createTestApp({ database, platform, env });
    try {
      await until(() => cdn.count('site', 's3cret-two') > 0);
      const before = cdn.count(key, 's3cret-one');
      const { api } = await signIn(test, 'admin');
      await api.put(`/api/admin/courses/${id}/override`, { price: 88 });
      await until(() => cdn.count(key, 's3cret-one') > before && cdn.count(key, 's3cret-two') > 0);
    } finally {
      const { api } = await signIn(replica, 'admin');
      await api.put(`/api/admin/courses/${id}/override`, { price: 99 });
      await replica.close();
    }
    expect(cdn.count(key, 's3cret-two')).toBe(2);
  });
});
