import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import type { ProblemDto } from '../common/problem/problem.dto.js';
import { insertSubscribers } from './newsletter.factory.js';

const NEWSLETTER = '/api/newsletter';

/** Returns an address of this length that is valid except for its length. */
function addressOf(length: number): string {
  const labels = `${'d'.repeat(62)}.${'d'.repeat(62)}.${'d'.repeat(60)}.org`;
  return `${'a'.repeat(length - labels.length - 1)}@${labels}`;
}

describe('subscribing', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('newsletter_subscriptions', 'unsubscribe_records'));

  const kept = async () =>
    (
      await test.database.query<{ email: string }>(
        'SELECT email FROM newsletter_subscriptions ORDER BY id',
      )
    ).map(({ email }) => email);

  it.each([
    ['site', { 'Sec-Fetch-Site': 'same-origin' }],
    ['api', {}],
  ])('records consent by “%s” from headers %j', async (form, headers) => {
    await test.api.post(NEWSLETTER, { email: 'ada@example.org' }, { headers });
    const [row] = await test.database.query<{ consents: object[] }>(
      'SELECT consents FROM newsletter_subscriptions',
    );
    expect(row?.consents).toMatchObject([{ action: 'subscribed', form }]);
  });

  it('stores an address and the date', async () => {
    const before = new Date();
    const answer = await test.api.post(NEWSLETTER, { email: 'ada@example.org' });
    expect(answer).toMatchObject({ status: 201, body: { email: 'ada@example.org' } });
    const [row] = await test.database.query<{ email: string; subscribed_at: Date }>(
      'SELECT email, subscribed_at FROM newsletter_subscriptions',
    );
    expect(row?.email).toBe('ada@example.org');
    expect(row?.subscribed_at.getTime()).toBeGreaterThanOrEqual(before.getTime() - 1);
  });

  it.each([
    ['  Ada@Example.ORG ', 'ada@example.org'],
    ['ada+news@example.org', 'ada+news@example.org'],
    ["o'neil@example.org", "o'neil@example.org"],
    ['ada@MÜNCHEN.de', 'ada@münchen.de'],
    ['ada@xn--mnchen-3ya.de', 'ada@münchen.de'],
    ['josé@example.org', 'josé@example.org'],
  ])('stores %j as %j', async (email, address) => {
    expect(await test.api.post(NEWSLETTER, { email })).toMatchObject({
      status: 201,
      body: { email: address },
    });
    expect(await kept()).toEqual([address]);
  });

  it('accepts addresses of up to 254 characters', async () => {
    expect(addressOf(254)).toHaveLength(254);
    expect((await test.api.post(NEWSLETTER, { email: addressOf(254) })).status).toBe(201);
    expect((await test.api.post(NEWSLETTER, { email: addressOf(255) })).status).toBe(400);
    expect(await kept()).toEqual([addressOf(254)]);
  });

  it.each([
    ['no address', 'ada'],
    ['no domain', 'ada@'],
    ['no name', '@example.org'],
    ['blank text', '  '],
    ['a name around it', 'Ada <ada@example.org>'],
    ['two addresses', 'ada@example.org, eve@example.org'],
    ['a line break in it', 'ada@example.org\r\nBcc: eve@example.org'],
    ['a list', ['ada@example.org']],
    ['an object', { address: 'ada@example.org' }],
    ['a number', 7],
    ['null', null],
    ['nothing', undefined],
  ])('rejects %s', async (_what, email) => {
    expect(await test.api.post<ProblemDto>(NEWSLETTER, { email })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'email', message: 'Invalid email address' }] },
    });
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['unknown fields', { email: 'ada@example.org', name: 'Ada' }],
    ['a list instead of a body', ['ada@example.org']],
    ['NUL characters', { email: 'ada\0@example.org' }],
  ])('rejects %s', async (_what, body) => {
    expect((await test.api.post(NEWSLETTER, body)).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('rejects bodies other than JSON, and query parameters', async () => {
    const form = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
    expect((await test.api.post(NEWSLETTER, 'email=ada@example.org', form)).status).toBe(415);
    expect((await test.api.post(`${NEWSLETTER}?x=1`, { email: 'ada@example.org' })).status).toBe(
      400,
    );
    expect(await kept()).toEqual([]);
  });

  describe('with an existing address', () => {
    const submit = async (email: string) => {
      const started = performance.now();
      const { status, body, headers } = await test.api.post(NEWSLETTER, { email });
      const named = [...headers.keys()].filter((name) => !/^(date|x-request-id)$/.test(name));
      return { taken: performance.now() - started, answer: { status, body, named } };
    };

    it('responds as for a new one, after a tenth of a second at least', async () => {
      const fresh = await submit('ada@example.org');
      const again = await submit('ada@example.org');
      expect(again.answer).toEqual(fresh.answer);
      expect(fresh.taken).toBeGreaterThanOrEqual(99);
      expect(again.taken).toBeGreaterThanOrEqual(99);
    });

    it('stores it once, with the first date, in any notation', async () => {
      await insertSubscribers(test.database, ['ada@example.org']);
      expect((await submit(' ADA@example.org ')).answer.status).toBe(201);
      const rows = await test.database.query(
        'SELECT subscribed_at AS since FROM newsletter_subscriptions',
      );
      expect(rows).toEqual([{ since: new Date('2026-03-04T05:01:00Z') }]);
    });

    it('stores it once for concurrent requests', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => submit('ada@example.org')),
      );
      expect(answers.map(({ answer }) => answer.status)).toEqual(Array(20).fill(201));
      expect(await kept()).toEqual(['ada@example.org']);
    });
  });
});

describe('subscribing without limit', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ env: { RATE_LIMIT: 'on' } });
  });
  afterAll(() => test.close());

  it('gets 429 after 20 requests from one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        test.api.post<ProblemDto>(NEWSLETTER, { email: `reader${n}@example.org` }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => ![201, 429].includes(status))).toEqual([]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(refused).toHaveLength(40);
    for (const { headers, body } of refused) {
      const seconds = Number(headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(500);
      expect(seconds).toBeLessThanOrEqual(600);
      expect(body.detail).toContain('Too many subscriptions have come from your network address.');
    }
    const [row] = await test.database.query('SELECT count(*)::int FROM newsletter_subscriptions');
    expect(row).toEqual({ count: 20 });
  });
});
