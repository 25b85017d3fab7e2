import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { insertSubscribers } from '../newsletter.factory.js';

const DAY = /We erased your address on [A-Z][a-z]+ \d{1,2}, \d{4}\./;

describe('the link in a mail', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ env: { SITE_NAME: 'A & B <School>' } });
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('newsletter_subscriptions', 'unsubscribe_records'));

  const subscribed = () =>
    test.database.query<{ email: string; since: Date; token: string }>(
      `SELECT email, subscribed_at AS since, unsubscribe_token AS token
       FROM newsletter_subscriptions ORDER BY id`,
    );

  const insertAda = async () => {
    const [ada] = await insertSubscribers(test.database, ['ada@example.org']);
    if (!ada) throw new Error('Nobody was inserted.');
    return ada;
  };

  const call = async (method: string, path: string, form?: Record<string, string>) => {
    const answer = await fetch(`${test.url}/unsubscribe/${path}`, {
      method,
      body: form ? new URLSearchParams(form) : null,
    });
    const html = await answer.text();
    const undo = /name="undo" value="([\w-]+)"/.exec(html)?.[1] ?? '';
    return { status: answer.status, headers: answer.headers, html, undo };
  };

  it('shows who would be unsubscribed, and changes nothing', async () => {
    const { token } = await insertAda();
    for (const method of ['GET', 'GET', 'HEAD']) {
      expect((await call(method, token)).status).toBe(200);
    }
    const { html } = await call('GET', token);
    expect(html).toContain('<h1>Unsubscribe from the newsletter?</h1>');
    expect(html).toContain('<strong>ada@example.org</strong>');
    expect(html).toContain(`<form action="/unsubscribe/${token}" method="post">`);
    expect(html).toContain('<title>Unsubscribe from the newsletter? · A &amp; B &lt;School&gt;');
    expect(await subscribed()).toHaveLength(1);
  });

  it('is a page without scripts, indexing and caching', async () => {
    const { token } = await insertAda();
    const { html, headers } = await call('GET', token);
    expect(html).not.toContain('type="module"');
    expect(html).toContain('<style>');
    expect(html).not.toContain('<script id=');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  it('restores the consent with the subscription, or else erases it', async () => {
    await test.api.post('/api/newsletter', { email: 'ada@example.org', form: 'dates' });
    const consents = () =>
      test.database.query(
        'SELECT unsubscribe_token AS token, consents FROM newsletter_subscriptions',
      );
    const before = await consents();
    expect(before).toMatchObject([
      { consents: [{ action: 'subscribed', form: 'dates', text: 1 }] },
    ]);
    const token = (await subscribed())[0]?.token ?? '';
    const { undo } = await call('POST', token, {});
    expect(await consents()).toEqual([]);
    await call('POST', `${token}/undo`, { undo });
    expect(await consents()).toEqual(before);
  });

  it('unsubscribes when its form is sent, and stores no address', async () => {
    const { token } = await insertAda();
    await insertSubscribers(test.database, ['eve@example.org']);
    const { status, html } = await call('POST', token, {});
    expect(status).toBe(200);
    expect(html).toContain('<h1>You are unsubscribed</h1>');
    expect(html).toMatch(DAY);
    expect(html).not.toContain('ada@example.org');
    expect((await subscribed()).map(({ email }) => email)).toEqual(['eve@example.org']);
  });

  it('shows the same date however often it is used', async () => {
    const { token } = await insertAda();
    await call('POST', token, {});
    const records = await test.database.query('SELECT * FROM unsubscribe_records');
    for (const method of ['POST', 'GET', 'POST']) {
      const { status, html } = await call(method, token);
      expect(status).toBe(200);
      expect(html).toContain('<h1>You are unsubscribed</h1>');
    }
    expect(await test.database.query('SELECT * FROM unsubscribe_records')).toEqual(records);
  });

  it('unsubscribes once for concurrent requests', async () => {
    const { token } = await insertAda();
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await subscribed()).toEqual([]);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/json', '{"not even": json'],
  ])('unsubscribes by a mail program’s one-click request, sent as %s', async (type, body) => {
    const { token } = await insertAda();
    const answer = await fetch(`${test.url}/unsubscribe/${token}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': type },
      body,
    });
    expect(answer.status).toBe(200);
    expect(await subscribed()).toEqual([]);
  });

  describe('with an undo', () => {
    it('restores the subscription, with its link', async () => {
      const { token } = await insertAda();
      const before = await subscribed();
      const { undo } = await call('POST', token, {});
      const { status, html } = await call('POST', `${token}/undo`, { undo });
      expect(status).toBe(200);
      expect(html).toContain('<h1>You are subscribed again</h1>');
      expect(await subscribed()).toEqual(before);
      expect(await test.database.query('SELECT FROM unsubscribe_records')).toEqual([]);
    });

    it('is offered also after the form was sent twice', async () => {
      const { token } = await insertAda();
      const { undo } = await call('GET', token);
      await call('POST', token, { undo });
      const again = await call('POST', token, { undo });
      expect(again.html).toContain(`<form action="/unsubscribe/${token}/undo" method="post">`);
      await call('POST', `${token}/undo`, { undo: again.undo });
      expect(await subscribed()).toHaveLength(1);
    });

    it('does nothing when used twice', async () => {
      const { token } = await insertAda();
      const { undo } = await call('POST', token, {});
      await call('POST', `${token}/undo`, { undo });
      const { html } = await call('POST', `${token}/undo`, { undo });
      expect(html).toContain('<h1>You are subscribed again</h1>');
      expect(await subscribed()).toHaveLength(1);
    });

    it('keeps one subscription if the person has subscribed again since', async () => {
      const { token } = await insertAda();
      const { undo } = await call('POST', token, {});
      await test.api.post('/api/newsletter', { email: 'ada@example.org' });
      await call('POST', `${token}/undo`, { undo });
      expect(await subscribed()).toMatchObject([{ email: 'ada@example.org', token }]);
    });

    it.each([
      ['nothing', {}],
      ['something made up', { undo: 'bm90aGluZyBvZiB0aGUga2luZCwgYnV0IGxvbmcgZW5vdWdo' }],
    ])('is rejected with %s', async (_what, form: Record<string, string>) => {
      const { token } = await insertAda();
      await call('POST', token, {});
      const { status, html } = await call('POST', `${token}/undo`, form);
      expect(status).toBe(410);
      expect(html).toContain('<h1>This cannot be undone any more</h1>');
      expect(await subscribed()).toEqual([]);
    });

    it('is rejected with the token of another person', async () => {
      const { token } = await insertAda();
      const [eve] = await insertSubscribers(test.database, ['eve@example.org']);
      await call('POST', token, {});
      const { undo } = await call('POST', eve?.token ?? '', {});
      expect((await call('POST', `${token}/undo`, { undo })).status).toBe(410);
      expect(await subscribed()).toEqual([]);
    });
  });

  it('still works after subscribing again', async () => {
    const { token } = await insertAda();
    await call('POST', token, {});
    await test.api.post('/api/newsletter', { email: 'ADA@example.org' });
    expect(await subscribed()).toMatchObject([{ email: 'ada@example.org', token }]);
    expect((await call('GET', token)).html).toContain('Unsubscribe from the newsletter?');
    await call('POST', token, {});
    expect(await subscribed()).toEqual([]);
  });

  it.each([
    ['unknown', '00000000-0000-4000-8000-000000000000'],
    ['cut off', '00000000-0000-4000'],
    ['changed', '%27;DROP TABLE users'],
  ])('that is %s says that it does not work', async (_what, token) => {
    for (const [method, path] of [
      ['GET', token],
      ['POST', token],
      ['POST', `${token}/undo`],
    ] as const) {
      const { status, html } = await call(method, path);
      expect(status).toBe(404);
      expect(html).toContain('<h1>This link does not work</h1>');
    }
  });

  it('rejects large bodies with a page', async () => {
    const { token } = await insertAda();
    const { status, html } = await call('POST', token, { undo: 'x'.repeat(300_000) });
    expect(status).toBe(413);
    expect(html).toContain('<h1>That did not work</h1>');
    expect(await subscribed()).toHaveLength(1);
  });

  it('does not accept forms in the API', async () => {
    const answer = await fetch(`${test.url}/api/newsletter`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'ada@example.org' }),
    });
    expect(answer.status).toBe(415);
  });
});
