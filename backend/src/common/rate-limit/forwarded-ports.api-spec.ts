import { createTestApp, type TestApp } from '../../../test/create-test-app.js';

/** What one network address may send with a form in ten minutes. */
const ALLOWED = 20;

describe.each([
  ['an address', (n: number) => `192.0.2.7:${5000 + n}`],
  ['an address of version 6', (n: number) => `[2001:db8::7]:${5000 + n}`],
  ['an invented address', (n: number) => `visitor-${n}`],
  ['an address that a trusted proxy forwarded', (n: number) => `192.0.2.8, 127.0.0.1:${5000 + n}`],
])('%s with ever another port', (_kind, from) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' } });
  });
  afterAll(() => test.close());

  it('does not escape the limits', async () => {
    const statuses: number[] = [];
    for (let n = 0; n <= ALLOWED; n += 1) {
      const { status } = await test.api.post(
        '/api/newsletter',
        { email: `reader${n}@example.org` },
        { headers: { 'X-Forwarded-For': from(n) } },
      );
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(ALLOWED);
    expect(statuses.at(-1)).toBe(429);
    const keys = await test.database.query<{ key: string }>('SELECT key FROM rate_limits');
    expect(keys).toHaveLength(1);
    expect(keys[0]?.key).not.toContain('127.0.0.1');
  });
});
