import { createTestApp, type TestApp } from '../../../test/create-test-app.js';

/** What one network address may send with a form in ten minutes. */
const ALLOWED = 20;
const REFUSAL =
  /^Too many subscriptions have come from your network address\. Try again in \d+ minutes\.$/;

describe('refusals', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ env: { RATE_LIMIT: 'on' } });
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('rate_limits'));

  let reader = 0;
  const subscribe = () =>
    test.api.post('/api/newsletter', { email: `reader${(reader += 1)}@example.org` });
  const many = async (count: number) =>
    (await Promise.all(Array.from({ length: count }, subscribe))).map(({ status }) => status);
  const counted = () => test.database.query('SELECT xmin::text, points FROM rate_limits');

  it('write nothing once an address is known to be refused, and stay as they were', async () => {
    await many(ALLOWED);
    const first = await subscribe();
    const before = await counted();
    expect(before).toEqual([expect.objectContaining({ points: ALLOWED + 1 })]);

    const second = await subscribe();
    expect(new Set(await many(50))).toEqual(new Set([429]));
    expect(await counted()).toEqual(before);
    for (const { status, headers, body } of [first, second]) {
      expect(status).toBe(429);
      expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expect(body).toHaveProperty('detail', expect.stringMatching(REFUSAL));
    }
  });

  it('end with the time they were for, and no two requests pass the limit then', async () => {
    await many(ALLOWED + 1);
    expect((await subscribe()).status).toBe(429);

    await test.database.query('UPDATE rate_limits SET expire = 0');
    const statuses = await many(ALLOWED + 10);
    expect(statuses.filter((status) => status === 201)).toHaveLength(ALLOWED);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});
