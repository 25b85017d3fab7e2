import { SandboxClient, type CoursePayload } from '../sandbox-client.factory.js';

describe('access to the Admin API', () => {
  let client: SandboxClient;

  beforeAll(async () => {
    client = await SandboxClient.start();
  });
  afterAll(() => client.close());

  it('opens to the key with its subdomain, and to the token alone', async () => {
    const { accessToken } = client.sandbox.thinkific;

    expect((await client.get('/courses')).status).toBe(200);
    expect((await client.get('/courses', { Authorization: `Bearer ${accessToken}` })).status).toBe(
      200,
    );
  });

  it('takes a key for no token, and a token for no key', async () => {
    const { accessToken, apiKey, subdomain } = client.sandbox.thinkific;
    const mixed: Record<string, string>[] = [
      { Authorization: `Bearer ${apiKey}` },
      { Authorization: `Bearer ${apiKey}`, 'X-Auth-Subdomain': subdomain },
      { 'X-Auth-API-Key': accessToken, 'X-Auth-Subdomain': subdomain },
      { 'X-Auth-API-Key': apiKey },
    ];
    for (const headers of mixed) {
      expect((await client.get('/courses', headers)).status).toBe(401);
    }
  });

  it.each([
    ['nothing', {}],
    ['a wrong key', { 'X-Auth-API-Key': 'wrong' }],
    ['a wrong subdomain', { 'X-Auth-Subdomain': 'elsewhere' }],
    ['the host instead of its label', { 'X-Auth-Subdomain': 'lectern-academy.thinkific.com' }],
    ['a wrong token', { Authorization: 'Bearer wrong' }],
  ])('is closed to %s', async (_what, headers) => {
    const usesKeys = Object.keys(headers).some((name) => name.startsWith('X-Auth'));
    const answer = await client.get('/courses', {
      ...(usesKeys && client.keys()),
      ...headers,
    });

    expect(answer.status).toBe(401);
    expect(answer.json()).toEqual({ error: 'Authentication Error' });
  });

  it.each([
    '/courses/999',
    '/courses/abc',
    '/courses/999/chapters',
    '/chapters/5000000',
    '/chapters/1/contents',
    '/contents/1',
    '/products/999',
    '/collections/999',
    '/collections/999/products',
    '/instructors/999',
    '/bundles/999',
    '/bundles/999/courses',
    '/bundles',
  ])('does not find %s', async (path) => {
    const answer = await client.get(path);

    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.json()).toEqual({ error: 'Record not found.' });
  });

  it('gives 25 items unless asked for more, and 250 at most', async () => {
    expect((await client.list('/courses')).items).toHaveLength(25);
    await client.control('PUT', '/thinkific/catalogue', { courses: 300 });

    const { items, meta } = await client.list<CoursePayload>('/courses?limit=1000');

    expect(items).toHaveLength(250);
    expect(meta.pagination).toMatchObject({ total_pages: 2, entries_info: '1-250 of 300' });
  });

  it('refuses a limit above 250 if configured', async () => {
    await client.control('PATCH', '/settings', { limitAboveMaximum: 'reject' });

    const answer = await client.get('/products?limit=251');

    expect(answer.status).toBe(422);
    expect(answer.json()).toEqual({ errors: { limit: ['must be less than or equal to 250'] } });
    expect((await client.get('/products?limit=250')).status).toBe(200);
  });
});

describe('the rate limit', () => {
  let client: SandboxClient;

  beforeEach(async () => {
    client = await SandboxClient.start({ rateLimit: true });
  });
  afterEach(() => client.close());

  const use = async (requests: number) => {
    const statuses: number[] = [];
    for (let sent = 0; sent < requests; sent += 1) {
      statuses.push((await client.get('/courses/2200451')).status);
    }
    return statuses;
  };

  it('allows 120 requests in a window, then answers 429 with its end and no body', async () => {
    const before = Date.now();
    expect(new Set(await use(120))).toEqual(new Set([200]));

    const refused = await client.get('/courses');

    expect(refused.status).toBe(429);
    expect(refused.text).toBe('');
    expect(refused.headers.get('retry-after')).toBeNull();
    const reset = Number(refused.headers.get('ratelimit-reset'));
    expect(reset).toBeGreaterThanOrEqual(before + 60_000);
    expect(reset).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  it('gives the end in another unit, or not at all, if configured', async () => {
    await use(120);
    for (const [unit, most] of [
      ['remaining-ms', 60_000],
      ['remaining-s', 60],
    ] as const) {
      await client.control('PATCH', '/settings', { rateLimitResetUnit: unit });
      const reset = Number((await client.get('/courses')).headers.get('ratelimit-reset'));
      expect(reset).toBeGreaterThan(most / 6);
      expect(reset).toBeLessThanOrEqual(most);
    }

    await client.control('PATCH', '/settings', { rateLimitResetUnit: 's' });
    expect((await client.get('/courses')).headers.get('ratelimit-reset')).toMatch(/^\d{10}$/);

    await client.control('PATCH', '/settings', { rateLimitResetUnit: 'missing' });
    const refused = await client.get('/courses');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit-reset')).toBeNull();
  });

  it('does not count strangers, and can be switched off', async () => {
    for (let sent = 0; sent < 121; sent += 1) await client.get('/courses', {});
    expect((await client.get('/courses')).status).toBe(200);

    await use(120);
    expect((await client.get('/courses')).status).toBe(429);
    await client.control('PATCH', '/settings', { rateLimit: false });
    expect((await client.get('/courses')).status).toBe(200);
  });
});
