import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { STORY } from './testimonial.factory.js';

const TEN_MINUTES = 10 * 60;

describe('the limit on telling stories', () => {
  /** Runs behind one proxy, so that tests can choose the client's address. */
  let test: TestApp;
  let replica: TestApp;

  beforeAll(async () => {
    const env = { RATE_LIMIT: 'on', TRUST_PROXY: '1' };
    test = await createTestApp({ env });
    replica = await createTestApp({ env, database: test.database, platform: test.sandbox });
  });
  afterAll(async () => {
    await replica.close();
    await test.close();
  });
  afterEach(() => test.database.query('DELETE FROM rate_limits'));

  const submit = (from = '192.0.2.1', { on = test, values = {} } = {}) =>
    on.api.post(
      '/api/testimonials/submit',
      { ...STORY, ...values },
      { headers: { 'X-Forwarded-For': from } },
    );

  it('refuses the 21st from one address, on every replica, and says when to come back', async () => {
    for (let n = 0; n < 20; n += 1) {
      expect((await submit('192.0.2.1', { on: n % 2 ? test : replica })).status).toBe(201);
    }
    const stories = await test.database.query('SELECT 1 FROM testimonials');
    const { status, headers, body } = await submit();
    expect(status).toBe(429);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(TEN_MINUTES - 60);
    expect(seconds).toBeLessThanOrEqual(TEN_MINUTES);
    expect(body).toMatchObject({
      detail: 'Too many stories have come from your network address. Try again in 10 minutes.',
    });
    expect((await submit('192.0.2.1', { on: replica })).status).toBe(429);
    expect(await test.database.query('SELECT 1 FROM testimonials')).toHaveLength(stories.length);
    expect((await submit('192.0.2.2')).status).toBe(201);
  });

  it('lets no more through when all come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => submit('192.0.2.3', { on: n % 2 ? test : replica })),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array<number>(20).fill(201), ...Array<number>(10).fill(429)]);
  });

  it('counts no story that is refused for what it says', async () => {
    for (let n = 0; n < 21; n += 1) {
      expect((await submit('192.0.2.4', { values: { quote: 'short' } })).status).toBe(400);
    }
    expect((await submit('192.0.2.4')).status).toBe(201);
  });

  it('starts again after 10 minutes', async () => {
    for (let n = 0; n < 20; n += 1) await submit();
    expect((await submit()).status).toBe(429);
    await test.database.query('UPDATE rate_limits SET expire = expire - $1', [TEN_MINUTES * 1000]);
    expect((await submit()).status).toBe(201);
  });
});
