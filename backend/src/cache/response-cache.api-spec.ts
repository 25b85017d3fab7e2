import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { addressesOf, CACHED_ROUTES } from '../../test/cached-routes.js';
import { rawRequest } from '../../test/raw-request.js';
import { noteRoutes, routesOf } from '../../test/route-table.js';
import { signIn } from '../../test/sign-in.js';
import { until } from '../../test/until.js';
import { insertCourse } from '../catalogue/courses/course.factory.js';
import { ContentChangesService } from './content-changes.service.js';

noteRoutes();

/** What Fastify says whenever a handler is asked. */
const HANDLER = 'tracing:fastify.request.handler:start';

describe('the response cache', () => {
  let test: TestApp;
  let id: number;
  let script: string;
  let handled = 0;
  const count = () => (handled += 1);

  beforeAll(async () => {
    test = await createTestApp({ env: { DEMO: 'true', SECURITY_CONTACT: 'security@example.org' } });
    id = await insertCourse(test.database, { name: 'Vector Search' });
    await test.app.get(ContentChangesService).caughtUp();
    const { body } = await rawRequest(test.url, 'GET', '/cohorts');
    script = /\/assets\/index-[\w-]+\.js/.exec(body.toString())?.[0] ?? '';
    subscribe(HANDLER, count);
  });
  afterAll(async () => {
    unsubscribe(HANDLER, count);
    await test.close();
  });

  async function ask(method: string, path: string, headers: Record<string, string> = {}) {
    const before = handled;
    const answer = await rawRequest(test.url, method, path, headers);
    const { date: _date, 'x-request-id': requestId, ...others } = answer.headers;
    return {
      wasCached: handled === before,
      requestId,
      answer: { status: answer.status, headers: others, body: answer.body.toString('base64') },
    };
  }

  /** A file is kept a moment after it was sent. */
  async function askUntilKept(path: string, headers: Record<string, string>) {
    for (;;) {
      const { wasCached, answer } = await ask('GET', path, headers);
      if (wasCached) return answer;
    }
  }

  const ADDRESSES: [string, () => string][] = [
    ['home', () => '/'],
    ['a course', () => `/courses/${id}/vector-search`],
    ['the catalogue’s JSON', () => '/api/courses'],
    ['a course’s JSON', () => `/api/courses/${id}`],
    ['the sitemap', () => '/sitemap.xml'],
    ['an image', () => `/courses/${id}/share.png`],
    ['a hashed file', () => script],
    ['a file of a fixed name', () => '/theme.js'],
  ];

  describe.each(ADDRESSES)('of %s', (_name, address) => {
    it.each(['br', 'gzip', 'identity', 'gzip, deflate, br, zstd'])(
      'sends in %s what the handler would send',
      async (encoding) => {
        const path = address();
        const headers = { 'Accept-Encoding': encoding };
        const kept = await askUntilKept(path, headers);
        // Asked for from another origin, it is not the answer that everybody gets.
        const made = await ask('GET', path, { ...headers, Origin: test.url });
        expect(made.wasCached).toBe(false);
        expect(kept).toEqual(made.answer);
        expect(kept.status).toBe(200);

        const head = await ask('HEAD', path, headers);
        expect(head.wasCached).toBe(true);
        expect(head.answer).toEqual({ ...kept, body: '' });

        const held = { ...headers, 'If-None-Match': String(kept.headers.etag) };
        const unchanged = await ask('GET', path, held);
        const handlers = await ask('GET', path, { ...held, Origin: test.url });
        expect([unchanged.wasCached, handlers.wasCached]).toEqual([true, false]);
        expect(unchanged.answer).toMatchObject({ status: 304, body: '' });
        // Of a file, the handler says also in which encoding the body is that it does not send.
        expect(handlers.answer).toMatchObject(unchanged.answer);
        expect(unchanged.requestId).not.toBe(head.requestId);

        const last = await ask('GET', path, { ...headers, Connection: 'close' });
        expect(last.wasCached).toBe(true);
        expect(last.answer.headers).not.toHaveProperty('keep-alive');
        const { 'keep-alive': _timeout, ...others } = kept.headers;
        expect(last.answer).toEqual({ ...kept, headers: { ...others, connection: 'close' } });
      },
    );

    it.each([
      ['a part of it', { Range: 'bytes=0-9' }],
      ['one condition more', { 'If-Match': '"another"' }],
      ['a name', { Authorization: 'Bearer nobody' }],
    ])('leaves a request for %s to the handler', async (_kind, headers) => {
      await askUntilKept(address(), {});
      expect(await ask('GET', address(), headers)).toMatchObject({ wasCached: false });
    });
  });

  it('sends what it keeps with the time of then', async () => {
    await askUntilKept('/api/courses', {});
    const date = async () => (await rawRequest(test.url, 'GET', '/api/courses')).headers.date;
    const first = await date();
    await until(async () => (await date()) !== first);
  });

  it('keeps no answer longer than what it shows', async () => {
    await askUntilKept(`/api/courses/${id}`, {});
    await test.database.query('UPDATE courses SET name = $2 WHERE thinkific_id = $1', [
      id,
      'Vector Search, again',
    ]);
    await test.app.get(ContentChangesService).caughtUp();
    const { answer } = await ask('GET', `/api/courses/${id}`);
    expect(Buffer.from(answer.body, 'base64').toString()).toContain('Vector Search, again');
  });

  it('keeps of the API what is described with its tag', async () => {
    const routes = routesOf(test.app.getHttpAdapter().getInstance());
    for (const { route, path } of addressesOf(routes, { id, slug: 'vector-search-again' })) {
      if (!route.startsWith('/api/') || !CACHED_ROUTES.includes(route)) continue;
      const held = (await test.api.get(path)).headers.get('etag') ?? '';
      const { status } = await test.api.get(path, { headers: { 'If-None-Match': held } });
      expect([route, status]).toEqual([route, 304]);
    }
  });

  it('keeps of all routes those that answer everybody alike, and of these what they answer', async () => {
    const { token } = await signIn(test, 'admin');
    const found = new Set<string>();
    const routes = routesOf(test.app.getHttpAdapter().getInstance());
    for (const { route, path } of addressesOf(routes, { id, slug: 'vector-search-again' })) {
      const first = await ask('GET', path);
      await ask('GET', path);
      let last = await ask('GET', path);
      // A file is kept a moment after it was sent.
      while (CACHED_ROUTES.includes(route) && !last.wasCached) last = await ask('GET', path);
      if (last.wasCached) found.add(route);
      const named = await ask('GET', path, { Authorization: `Bearer ${token}` });
      expect([route, named.wasCached]).toEqual([route, false]);
      expect(String(first.answer.headers['cache-control'])).not.toContain('s-maxage');
      if (last.wasCached) expect([route, last.answer]).toEqual([route, first.answer]);
      if (last.wasCached) expect([route, named.answer]).toEqual([route, first.answer]);
    }
    expect([...found].toSorted()).toEqual(CACHED_ROUTES);
  });
});
