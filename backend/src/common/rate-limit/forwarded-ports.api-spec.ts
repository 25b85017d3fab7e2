import { createTestApp, type TestApp } from '../../../test/create-test-app.js';

/** What one network address may send with a form in ten minutes. */
const ALLOWED = 20;

describe('ever another port', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' } });
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('rate_limits'));

  it.each([
    ['an address', (n: number) => `192.0.2.7:${5000 + n}`],
    ['an address of version 6', (n: number) => `[2001:db8::7]:${5000 + n}`],
    ['an invented address', (n: number) => `visitor-${n}`],
    [
      'an address that a trusted proxy forwarded',
      (n: number) => `192.0.2.8, 127.0.0.1:${5000 + n}`,
    ],
  ])('does not let %s escape the limits', async (_kind, from) => {
    const subscribe = async (n: number) =>
      (
        await test.api.post(
          '/api/newsletter',
          { email: `reader${n}@example.org` },
          { headers: { 'X-Forwarded-For': from(n) } },
        )
      ).status;
    const first = Array.from({ length: ALLOWED }, (_, n) => subscribe(n));
    expect(new Set(await Promise.all(first))).toEqual(new Set([201]));
    expect(await subscribe(ALLOWED)).toBe(429);
    const keys = await test.database.query<{ key: string }>('SELECT key FROM rate_limits');
    expect(keys).toHaveLength(1);
    expect(keys[0]?.key).not.toContain('127.0.0.1');
  });
});
