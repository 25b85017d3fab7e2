import { CapturedLog } from '../../../test/captured-log.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';

const REPORTS = '/api/csp-reports';
const TOKEN = 'c2VjcmV0LXRva2VuLW9mLWEtbGluaw';
const WIDGET = 'https://widgets.example.net';
/** What one network address may send in ten minutes. */
const ALLOWED = 20;

interface Report {
  page?: string;
  directive?: string;
  blocked?: string;
  source?: string;
}

describe('what the policy of the pages has blocked', () => {
  const log = new CapturedLog();
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ log, env: { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' } });
  });
  afterAll(() => test.close());
  afterEach(async () => {
    log.clear();
    await test.database.query('DELETE FROM rate_limits');
  });

  let visitor = 0;
  const send = (type: string, body: unknown, from = `192.0.2.${(visitor += 1)}`) =>
    test.api.post(REPORTS, typeof body === 'string' ? body : JSON.stringify(body), {
      headers: { 'Content-Type': type, 'X-Forwarded-For': from },
    });
  const addressOf = (page: string) => (page.startsWith('/') ? test.url + page : page);

  const byPolicy = (
    { page = '/courses', directive = 'script-src-elem', blocked = WIDGET, source = '' }: Report,
    from?: string,
  ) =>
    send(
      'application/csp-report',
      {
        'csp-report': {
          'document-uri': addressOf(page),
          'effective-directive': directive,
          'blocked-uri': blocked,
          'source-file': source,
          'script-sample': 'maria@example.org',
        },
      },
      from,
    );
  const byApi = (reported: Report[]) =>
    send(
      'application/reports+json',
      reported.map(({ page = '/courses', directive = 'img-src', blocked = WIDGET, source }) => ({
        type: 'csp-violation',
        age: 12,
        url: addressOf(page),
        body: {
          documentURL: addressOf(page),
          effectiveDirective: directive,
          blockedURL: blocked,
          sourceFile: source,
        },
      })),
    );
  const logged = () =>
    log.lines
      .filter(({ msg }) => msg === 'A browser blocked something on a page.')
      .map(({ directive, blocked, page }) => [directive, blocked, page]);

  it('is asked for by the policy, which leads there', async () => {
    for (const page of ['/', '/courses', '/admin']) {
      const { headers } = await fetch(test.url + page);
      const policy = headers.get('content-security-policy')?.split(';');
      expect(policy).toContain(`report-uri ${REPORTS}`);
      expect(policy).not.toContain('report-to csp');
      expect(headers.get('reporting-endpoints')).toBe(`csp="${REPORTS}"`);
    }
    const { headers } = await fetch(`${test.url}/api/admin/stats`);
    expect(headers.get('reporting-endpoints')).toBeNull();
  });

  it('comes with pages out of the memory, also when nothing has changed', async () => {
    const first = await fetch(`${test.url}/events`);
    const second = await fetch(`${test.url}/events`);
    expect(second.headers.get('reporting-endpoints')).toBe(`csp="${REPORTS}"`);
    const unchanged = await fetch(`${test.url}/events`, {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
    });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('reporting-endpoints')).toBe(`csp="${REPORTS}"`);
  });

  it('is a line of the log with directive, origin and page, in either format', async () => {
    const page = '/courses/7/forks';
    expect((await byPolicy({ blocked: `${WIDGET}/b.js?visitor=7`, page })).status).toBe(204);
    const reported = { blocked: `${WIDGET}/c.png`, page: '/courses/8/knives' };
    expect((await byApi([reported, { blocked: 'inline', page: '/' }])).status).toBe(204);
    expect(logged()).toEqual([
      ['script-src-elem', WIDGET, '/courses/:id/:slug'],
      ['img-src', WIDGET, '/courses/:id/:slug'],
      ['img-src', 'inline', '/'],
    ]);
  });

  it('keeps no query, token or address of a person', async () => {
    const pages = [
      [`/unsubscribe/${TOKEN}?from=${TOKEN}#${TOKEN}`, '/unsubscribe/:token'],
      [`/unsubscribe/${TOKEN}/data`, '/unsubscribe/:token/data'],
      [`/confirm-subscription/${TOKEN}`, '/confirm-subscription/:token'],
      [`/invitation/${TOKEN}`, '/invitation/:token'],
      [`/reset-password/${TOKEN}`, '/reset-password/:token'],
      [`/confirm-email/${TOKEN}`, '/confirm-email/:token'],
      [`/your-story/${TOKEN}/correction`, '/your-story/:token/correction'],
      [`/Unsubscribe/${TOKEN}`, '/*'],
      [`/${TOKEN}`, '/*'],
      [`/admin/${TOKEN}`, '/admin/*'],
    ] as const;
    for (const [page] of pages) {
      const blocked = `https://${TOKEN}:${TOKEN}@collect.example.net/${TOKEN}?${TOKEN}`;
      await byPolicy({ page, blocked, source: `${WIDGET}/${TOKEN}` });
    }
    expect(new Set(logged().map((line) => line[2]))).toEqual(
      new Set(pages.map(([, page]) => page)),
    );
    expect(JSON.stringify(logged()).toLowerCase()).not.toContain(TOKEN.toLowerCase());
    expect(log.text).not.toContain('maria@example.org');
    expect(logged()[0]?.[1]).toBe('https://collect.example.net');
  });

  it.each<[string, Report]>([
    ['what an extension loads', { blocked: 'moz-extension://6f2c/a.js' }],
    ['what an extension does', { blocked: 'inline', source: 'chrome-extension://abc/a.js' }],
    ['an extension without its address', { blocked: 'safari-web-extension' }],
    ['another site', { page: 'https://elsewhere.example.net/' }],
    ['an invented directive', { directive: 'maria-src' }],
    ['what names no origin', { blocked: 'Maria Santos' }],
    ['a long origin', { blocked: `https://${'x.'.repeat(120)}example.net` }],
  ])('leaves out %s', async (_what, reported) => {
    expect((await byPolicy(reported)).status).toBe(204);
    expect((await byApi([reported])).status).toBe(204);
    expect(logged()).toEqual([]);
  });

  it('passes over other reports of a list, and all after the twentieth', async () => {
    const other = [{ type: 'deprecation', body: { id: 'x' } }, null, 5];
    expect((await send('application/reports+json', other)).status).toBe(204);
    expect(logged()).toEqual([]);
    await byApi(Array.from({ length: 30 }, (_, n) => ({ blocked: `https://n${n}.example.net` })));
    expect(logged()).toHaveLength(20);
  });

  it('is refused in no other form, nor when it is long', async () => {
    const type = 'application/csp-report';
    expect((await send(type, {})).body).toMatchObject({
      status: 400,
      errors: [{ field: 'body', message: expect.stringContaining('CSP report') as string }],
    });
    expect((await send(type, 'no JSON')).status).toBe(400);
    expect((await send('application/json', {})).body).toMatchObject({
      status: 415,
      detail: expect.stringContaining(type) as string,
    });
    expect((await send(type, `"${'x'.repeat(64 * 1024)}"`)).body).toMatchObject({
      status: 413,
      detail: expect.stringContaining('64 KB') as string,
    });
    const headers = { 'Content-Type': type };
    const elsewhere = await test.api.post('/api/newsletter', '{}', { headers });
    expect(elsewhere.status).toBe(415);
  });

  it('is limited for one network address', async () => {
    const from = '198.51.100.7';
    for (let n = 0; n < ALLOWED; n += 1) expect((await byPolicy({}, from)).status).toBe(204);
    expect((await byPolicy({}, from)).status).toBe(429);
    expect(logged()).toHaveLength(ALLOWED);
  });
});
