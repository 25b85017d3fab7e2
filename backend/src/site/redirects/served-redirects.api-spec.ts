import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { FakeCdn } from '../../../test/fake-cdn.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import { insertCourse } from '../../catalogue/courses/course.factory.js';
import type { MissingAddressListDto } from './dto/missing-address.dto.js';
import type { RedirectDto } from './dto/redirect.dto.js';
import { MissingAddressesService } from './missing-addresses.service.js';

const REDIRECTS = '/api/admin/redirects';
const MISSING = `${REDIRECTS}/missing-addresses`;
const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };

describe('the site', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  // Other specs that share this application visit addresses, too.
  beforeEach(async () => {
    await test.app.get(MissingAddressesService).flush();
    await test.database.empty('redirects', 'missing_addresses');
  });

  const visit = async (
    path: string,
    { url = test.url, method = 'GET', headers = BROWSER } = {},
  ) => {
    const answer = await fetch(url + path, { method, headers, redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  const add = (from: string, to: string) =>
    admin.api.post<RedirectDto>(REDIRECTS, { from, to }).then(({ body }) => body);
  const missing = async (query = '') =>
    (await admin.api.get<MissingAddressListDto>(`${MISSING}${query}`)).body.addresses;

  it('redirects old addresses once, with the query of the visit', async () => {
    await add('/old', '/older?from=old#top');
    await add('/older', 'https://other.example.org/new');
    expect(await visit('/old')).toEqual([301, 'https://other.example.org/new?from=old']);
    expect(await visit('/OLD?a=1&b=%20')).toEqual([
      301,
      'https://other.example.org/new?from=old&a=1&b=%20',
    ]);
    expect(await visit('/old', { method: 'HEAD' })).toEqual([
      301,
      'https://other.example.org/new?from=old',
    ]);
    expect(await visit('/old/?a=1')).toEqual([301, '/old?a=1']);
    expect(await missing()).toEqual([]);
  });

  it('shows pages of its own rather than redirects', async () => {
    const id = await insertCourse(test.database, { name: 'Shown', visibility_choice: false });
    await add(`/courses/${id}/shown`, '/events');
    expect(await visit(`/courses/${id}/shown`)).toEqual([301, '/events']);
    await admin.api.put(`/api/admin/courses/${id}/visibility`, { is_visible: true });
    expect(await visit(`/courses/${id}/shown`)).toEqual([200, null]);
  });

  it('follows each change at once, here and on other processes', async () => {
    const { database, sandbox: platform } = test;
    const other = await createTestApp({ database, platform });
    try {
      const seen = async () => {
        await other.app.get(ContentChangesService).caughtUp();
        return [await visit('/old'), await visit('/old', other)];
      };
      expect(await seen()).toEqual(Array(2).fill([404, null]));
      const { id } = await add('/old', '/courses');
      expect(await seen()).toEqual(Array(2).fill([301, '/courses']));
      await admin.api.put(`${REDIRECTS}/${id}`, { from: '/old', to: '/events' });
      expect(await seen()).toEqual(Array(2).fill([301, '/events']));
      await admin.api.delete(`${REDIRECTS}/${id}`);
      expect(await seen()).toEqual(Array(2).fill([404, null]));
    } finally {
      await other.close();
    }
  });

  it('counts the addresses that visitors did not find, without query, and nothing of them', async () => {
    await insertCourse(test.database, { name: 'Vector Search' });
    await visit('/workshops/Vector-Search/?email=maria@example.org');
    for (const query of ['', '?utm_source=x']) await visit(`/workshops/vector-search${query}`);
    await visit('/knitting');
    expect(await missing()).toMatchObject([
      {
        ...{ path: '/workshops/vector-search', visits: 2 },
        suggestion: expect.stringMatching(/^\/courses\/\d+\/vector-search$/) as string,
      },
      { path: '/knitting', visits: 1, suggestion: null },
    ]);
    await visit('/knitting');
    await visit('/knitting');
    expect(await missing('?limit=1')).toMatchObject([{ path: '/knitting', visits: 3 }]);
    const rows = await test.database.query('SELECT * FROM missing_addresses');
    expect(JSON.stringify(rows)).not.toMatch(/maria|utm|Firefox|127\.0\.0\.1/);
  });

  it.each([
    ['a bot', '/a', { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
    ['a check', '/a', { method: 'HEAD' }],
    ['PHP', '/index.php', {}],
    ['WordPress', '/blog/wp-login', {}],
    ['a hidden file', '/.env', {}],
    ['a picture', '/old/logo.png', {}],
    ['the API', '/api/none', {}],
    ['an email address', '/leave/maria%40example.org', {}],
    ['a token', `/confirm/${'a1'.repeat(16)}`, {}],
    ['a long path', `/${'a-'.repeat(300)}`, {}],
  ])('does not count %s', async (_what, path, options) => {
    expect((await visit(path, options))[0]).toBe(404);
    expect(await missing()).toEqual([]);
  });

  it('no longer lists an address that is redirected or dismissed', async () => {
    for (const path of ['/one', '/two', '/three']) await visit(path);
    const two = (await missing()).find(({ path }) => path === '/two');
    await add('/one', '/courses');
    expect((await admin.api.post(`${MISSING}/${two?.id}/dismiss`)).status).toBe(204);
    expect((await admin.api.post(`${MISSING}/${two?.id}/dismiss`)).status).toBe(404);
    expect((await admin.api.post(`${MISSING}/x/dismiss`)).status).toBe(404);
    await visit('/two');
    expect(await missing()).toMatchObject([{ path: '/three' }]);
  });

  it('keeps the 1,000 most frequent addresses of 90 days', async () => {
    await test.database.query(
      `INSERT INTO missing_addresses (path, visits, last_seen)
       SELECT '/often-' || number, 5, now() FROM generate_series(1, 999) AS number
       UNION ALL SELECT '/rare', 1, now() - interval '2 days'
       UNION ALL SELECT '/long-ago', 9, now() - interval '91 days'`,
    );
    await visit('/new');
    await missing();
    const rest = await test.database.query(
      `SELECT path, visits FROM missing_addresses WHERE path NOT LIKE '/often-%'`,
    );
    expect(rest).toEqual([{ path: '/new', visits: 1 }]);
    const [{ count }] = (await test.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM missing_addresses',
    )) as [{ count: number }];
    expect(count).toBe(1_000);
  });

  it('counts again after the database refused the counts', async () => {
    await visit('/knitting');
    await test.database.query('ALTER TABLE missing_addresses RENAME TO away');
    try {
      await expect(test.app.get(MissingAddressesService).flush()).rejects.toThrow();
    } finally {
      await test.database.query('ALTER TABLE away RENAME TO missing_addresses');
    }
    await visit('/knitting');
    expect(await missing()).toMatchObject([{ path: '/knitting', visits: 2 }]);
  });
});

describe('a CDN', () => {
  it('drops pages of missing addresses when a redirect changes', async () => {
    const cdn = await FakeCdn.start();
    const env = {
      CDN_MAX_AGE: '1h',
      CDN_PURGE_URL: `${cdn.url}/purge`,
      CDN_PURGE_HEADERS: 'Fastly-Key: secret',
      CDN_PURGE_BODY: '{"surrogate_keys": {keys}}',
    };
    const test = await createTestApp({ env });
    try {
      cdn.origin = test.url;
      const { api } = await signIn(test, 'admin');
      for (const path of ['/old', '/courses/999']) {
        const { headers } = await fetch(test.url + path);
        expect(headers.get('surrogate-key')?.split(' ')).toContain('redirects');
      }
      await api.post(REDIRECTS, { from: '/old', to: '/courses' });
      await until(() => cdn.count('redirects') > 0);
    } finally {
      await test.close();
      await cdn.close();
    }
  });
});
