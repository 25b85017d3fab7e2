import { readFileSync } from 'node:fs';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { insertSubscribers } from '../../newsletter/newsletter.factory.js';
import { STORY } from '../../testimonials/testimonial.factory.js';

interface Operation {
  operationId: string;
  security: object[];
}

const spec = JSON.parse(
  readFileSync(new URL('../../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> };

/** What writes without a login. */
const open = Object.entries(spec.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId, security }]) =>
    security.length > 0 || method === 'get'
      ? []
      : [{ operationId, method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, '1') }],
  ),
);

const ALLOWED = 'https://app.example.org';
const EVIL = 'https://evil.example';

describe('what pages of other sites send', () => {
  let test: TestApp;

  beforeAll(async () => {
    const env = { CORS_ORIGINS: ALLOWED, PUBLIC_URL: 'https://www.example.org' };
    test = await createTestApp({ env });
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('newsletter_subscriptions', 'testimonials'));

  const post = (path: string, headers: Record<string, string>, fields: Record<string, string>) =>
    fetch(test.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(fields),
    });

  const subscribe = (headers: Record<string, string>) =>
    post('/courses', headers, { form: 'newsletter', email: 'ada@example.org' });

  const count = async () =>
    (
      await test.database.query(
        'SELECT id FROM newsletter_subscriptions UNION ALL SELECT id FROM testimonials',
      )
    ).length;

  const foreign: [string, Record<string, string>][] = [
    ['another site', { Origin: EVIL, 'Sec-Fetch-Site': 'cross-site' }],
    [
      'another host of the site',
      { Origin: 'https://evil.example.org', 'Sec-Fetch-Site': 'same-site' },
    ],
    ['another site, hiding its name', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['another site without an origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ['an older browser on another site', { Origin: EVIL }],
    ['an older browser that hides the site', { Origin: 'null' }],
    ['what is no address', { Origin: 'evil' }],
    ['a host that begins alike', { Origin: 'https://www.example.org.evil.example' }],
  ];

  it.each(foreign)('is refused from %s', async (_from, headers) => {
    const form = await subscribe(headers);
    expect(form.status).toBe(403);
    expect(form.headers.get('content-type')).toContain('text/html');
    expect(await form.text()).toContain('Pages of other sites may only read here');
    const story = await post('/submit-testimonial', headers, { form: 'testimonial', ...STORY });
    expect(story.status).toBe(403);
    const body = { email: 'ada@example.org' };
    for (const [path, sent] of [
      ['/api/newsletter', body],
      ['/api/testimonials/submit', STORY],
      ['/api/auth/login', { username: 'ada', password: 'a long password' }],
    ] as const) {
      expect((await test.api.post(path, sent, { headers })).status).toBe(403);
    }
    expect(await count()).toBe(0);
  });

  it.each(open)('is refused by $operationId, as it is described', async ({ method, path }) => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await test.api.send(method, path, { headers })).status).toBe(403);
  });

  const own: [string, () => Record<string, string>][] = [
    ['this site', () => ({ Origin: test.url, 'Sec-Fetch-Site': 'same-origin' })],
    ['this site, hiding its name', () => ({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })],
    ['an older browser', () => ({ Origin: test.url })],
    ['an older browser behind a proxy', () => ({ Origin: 'https://www.example.org' })],
    ['the address bar', () => ({ 'Sec-Fetch-Site': 'none' })],
    ['a program', () => ({})],
  ];

  it.each(own)('is taken from %s', async (_from, headers) => {
    expect((await subscribe(headers())).status).toBe(303);
    expect(await count()).toBe(1);
    const request = { headers: headers() };
    expect((await test.api.post('/api/testimonials/submit', STORY, request)).status).toBe(201);
  });

  it('is taken by the API from the origins that are configured', async () => {
    const sites: Record<string, string>[] = [{}, { 'Sec-Fetch-Site': 'same-site' }];
    for (const site of sites) {
      const headers = { ...site, Origin: ALLOWED };
      const { status } = await test.api.post('/api/testimonials/submit', STORY, { headers });
      expect(status).toBe(201);
    }
  });

  it('may read, as links do', async () => {
    for (const [, headers] of foreign) {
      expect((await fetch(`${test.url}/courses`, { headers })).status).toBe(200);
      expect((await test.api.get('/api/courses', { headers })).status).toBe(200);
    }
  });

  const mailPrograms: [string, Record<string, string>][] = [
    ['a program', {}],
    ['an extension', { Origin: 'moz-extension://0b5a3c2e', 'Sec-Fetch-Site': 'cross-site' }],
    ...foreign,
  ];

  it.each(mailPrograms)('unsubscribes by one click from %s', async (_from, headers) => {
    for (const slash of ['', '/']) {
      const [ada] = await insertSubscribers(test.database, ['ada@example.org']);
      const path = `/unsubscribe/${ada?.token}`;
      const oneClick = await post(path + slash, headers, { 'List-Unsubscribe': 'One-Click' });
      expect(oneClick.status).toBe(200);
      expect(await count()).toBe(0);
    }
  });

  it.each(foreign)('undoes and erases nothing from %s', async (_from, headers) => {
    const [ada] = await insertSubscribers(test.database, ['ada@example.org']);
    const path = `/unsubscribe/${ada?.token}`;
    expect((await post(`${path}/undo`, headers, { undo: 'x' })).status).toBe(403);
    expect((await post(`${path}/data/erase`, headers, {})).status).toBe(403);
  });

  it('lets browsers name this site, and no other, to this site', async () => {
    const { headers } = await fetch(`${test.url}/courses`);
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });
});
