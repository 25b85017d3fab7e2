import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { FakeMailServer } from '../../../test/fake-mail-server.js';
import { signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { insertSubscribers } from '../newsletter.factory.js';

const ADA = 'ada@example.org';

describe('the personal data of a subscriber', () => {
  let server: FakeMailServer;
  let test: TestApp;

  beforeAll(async () => {
    server = await FakeMailServer.start();
    const env = {
      ...{ SMTP_URL: server.url, MAIL_FROM: 'news@example.org' },
      NEWSLETTER_DOUBLE_OPT_IN: 'on',
    };
    test = await createTestApp({ env });
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });
  afterEach(async () => {
    await test.database.empty(
      ...['mails', 'newsletter_confirmations', 'deleted_subscriptions'],
      ...['newsletter_subscriptions', 'unsubscribe_records'],
    );
    server.reset();
  });

  const call = async (method: string, path: string, form?: Record<string, string>) => {
    const answer = await fetch(test.url + path, {
      method,
      body: form ? new URLSearchParams(form) : null,
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  /** Subscribes and confirms as a person does. */
  const subscribe = async () => {
    await test.api.post('/api/newsletter', { email: ADA, form: 'dates' });
    await until(async () => {
      const sent = await test.database.query(`SELECT FROM mails WHERE state = 'sent'`);
      return sent.length === 1;
    });
    const link = /\/confirm-subscription\/[\w-]+/.exec(server.mails[0]?.text ?? '')?.[0] ?? '';
    const { text } = await call('POST', link);
    const path = /href="(\/unsubscribe\/[\w-]+\/data)"/.exec(text)?.[1] ?? '';
    expect(path).not.toBe('');
    return path;
  };

  it('shows address, date, consents with their texts, and mails', async () => {
    const path = await subscribe();
    const { status, headers, text } = await call('GET', path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(text).toContain('<h1>What we know of you</h1>');
    expect(text).toContain(`<dd>${ADA}</dd>`);
    expect(text).toMatch(
      /<dd>Subscribed on \w+ \d+, \d{4} at \d+:\d\d [AP]M \(UTC\), by the form for the dates of a course, which said “Get the dates by mail”: “Email address”, “Subscribe” \(version 1 of the words\)<\/dd>/,
    );
    expect(text).toMatch(/<dd>Confirmed on [^<]+, by the link in a mail, which said “Shall/);
    expect(text).toMatch(/<dd>To confirm your address, [^<]+: sent<\/dd>/);
    expect(text).not.toContain('<script id=');
  });

  it('is linked from the unsubscribe page', async () => {
    const [ada] = await insertSubscribers(test.database, [ADA]);
    const { text } = await call('GET', `/unsubscribe/${ada?.token}`);
    expect(text).toContain(`href="/unsubscribe/${ada?.token}/data">See what we know of you</a>`);
    const known = await call('GET', `/unsubscribe/${ada?.token}/data`);
    expect(known.text).toContain('Not known: you were added from a list');
    expect(known.text).toContain('None in the last 90 days.');
  });

  it('can be downloaded', async () => {
    const path = await subscribe();
    const { status, headers, text } = await call('GET', `${path}/file`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="newsletter-data.json"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const kept = {
      ...{ at: expect.any(String) as string, text: 1 },
      network: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    };
    const [subscribed, confirmed] = [
      '“Get the dates by mail”: “Email address”, “Subscribe”',
      '“Shall … get the newsletter?”, “Subscribe”',
    ];
    expect(JSON.parse(text)).toEqual({
      email: ADA,
      subscribedAt: expect.stringMatching(/Z$/) as string,
      consents: [
        { ...kept, action: 'subscribed', form: 'dates', words: subscribed },
        { ...kept, action: 'confirmed', form: 'mail', words: confirmed },
      ],
      mails: [
        {
          ...{ kind: 'newsletter-confirmation', state: 'sent' },
          createdAt: expect.any(String) as string,
          changedAt: expect.any(String) as string,
        },
      ],
    });
  });

  it('contains no other kinds of mails to the same address', async () => {
    const path = await subscribe();
    await test.database.query(
      `INSERT INTO mails (kind, cause, recipient) VALUES ('password-reset', gen_random_uuid(), $1)`,
      [ADA],
    );
    expect((await call('GET', path)).text).not.toContain('password');
    expect((await call('GET', `${path}/file`)).text).not.toContain('password');
  });

  it('is erased by the second of two forms, and not by a link', async () => {
    const path = await subscribe();
    for (const method of ['GET', 'HEAD']) {
      expect((await call(method, `${path}/erase`)).status).toBe(405);
    }
    for (const form of [undefined, { sure: 'no' }]) {
      const { text } = await call('POST', `${path}/erase`, form);
      expect(text).toContain('<h1>Erase what we know of you?</h1>');
      expect(text).toContain('name="sure" value="yes"');
    }
    expect(await test.database.query('SELECT FROM newsletter_subscriptions')).toHaveLength(1);

    const tabs = await Promise.all([
      call('POST', `${path}/erase`, { sure: 'yes' }),
      call('POST', `${path}/erase`, { sure: 'yes' }),
    ]);
    for (const { status, text } of tabs) {
      expect(status).toBe(200);
      expect(text).toContain('<h1>We know nothing of you any more</h1>');
      expect(text).not.toContain(ADA);
      expect(text).not.toContain('name="undo"');
    }
    for (const table of ['newsletter_subscriptions', 'mails', 'deleted_subscriptions']) {
      expect(await test.database.query(`SELECT FROM ${table}`)).toEqual([]);
    }
    expect(
      await test.database.query('SELECT FROM newsletter_confirmations WHERE email IS NOT NULL'),
    ).toEqual([]);
    for (const used of [path, `${path}/file`]) {
      const { headers, text } = await call('GET', used);
      expect(headers.get('content-type')).toContain('text/html');
      expect(text).toMatch(/We erased your address on \w+ \d+, \d{4}, with all/);
    }
  });

  it('is shown, downloaded and erased while an admin’s deletion can be undone', async () => {
    const path = await subscribe();
    const before = JSON.parse((await call('GET', `${path}/file`)).text) as object;
    const admin = await signIn(test, 'admin');
    const [row] = await test.database.query<{ id: string }>(
      'SELECT id FROM newsletter_subscriptions',
    );
    await admin.api.delete(`/api/admin/newsletters/${row?.id}`);
    const { status, text } = await call('GET', path);
    expect(status).toBe(200);
    expect(text).toContain('<h1>What we know of you</h1>');
    expect(text).toContain('For half an hour we can take that back');
    expect(text).toContain(`<dd>${ADA}</dd>`);
    expect(text).toMatch(/<dd>Confirmed on [^<]+, by the link in a mail, which said “Shall/);
    expect(text).not.toContain('Unsubscribe, with an undo');
    expect(JSON.parse((await call('GET', `${path}/file`)).text)).toEqual({
      ...before,
      ...{ mails: [], deletedAt: expect.stringMatching(/Z$/) as string },
    });
    const asked = await call('POST', `${path}/erase`);
    expect(asked.text).toContain('<h1>Erase what we know of you?</h1>');
    const erased = await call('POST', `${path}/erase`, { sure: 'yes' });
    expect(erased.text).toContain('<h1>We know nothing of you any more</h1>');
    expect(await test.database.query('SELECT FROM deleted_subscriptions')).toEqual([]);
    const restored = await admin.api.post('/api/admin/newsletters/restore', { ids: [row?.id] });
    expect(restored.body).toMatchObject({ restored_count: 0 });
  });

  it.each(['subscribed', 'gone'])(
    'stays erased for the undo of an older page: %s',
    async (state) => {
      const path = await subscribe();
      const leave = path.replace(/\/data$/, '');
      const { text } = await call('GET', leave);
      const undo = /name="undo" value="([\w-]+)"/.exec(text)?.[1] ?? '';
      expect(undo).not.toBe('');
      if (state === 'gone') await call('POST', leave);
      await call('POST', `${path}/erase`, { sure: 'yes' });
      expect((await call('POST', leave, { undo })).text).not.toContain('name="undo"');
      await call('POST', `${leave}/undo`, { undo });
      expect(await test.database.query('SELECT FROM newsletter_subscriptions')).toEqual([]);
    },
  );

  it('stays erased after imports and undos', async () => {
    const path = await subscribe();
    const admin = await signIn(test, 'admin');
    const [row] = await test.database.query<{ id: string }>(
      'SELECT id FROM newsletter_subscriptions',
    );
    expect((await admin.api.delete(`/api/admin/newsletters/${row?.id}`)).status).toBe(204);
    await call('POST', `${path}/erase`, { sure: 'yes' });
    const restored = await admin.api.post('/api/admin/newsletters/restore', { ids: [row?.id] });
    expect(restored.body).toMatchObject({ restored_count: 0 });
    const file = await admin.api.post('/api/admin/newsletters/import', `Email\n${ADA}\n`, {
      headers: { 'Content-Type': 'text/csv' },
    });
    expect(file.body).toMatchObject({ added: 0 });
    expect(await test.database.query('SELECT FROM newsletter_subscriptions')).toEqual([]);
  });

  it.each([
    ['of nobody', '00000000-0000-4000-8000-000000000000'],
    ['that was altered', '00000000-0000-4000-8000-00000000000g'],
    ['that was cut off', '00000000-0000'],
    ['of another mail', 'wTn2Xq0o0wTn2Xq0o0wTn2Xq0o0wTn2Xq0o0wTn2Xq0'],
  ])('is not shown for a link %s', async (_what, token) => {
    for (const [method, path] of [
      ['GET', 'data'],
      ['GET', 'data/file'],
      ['POST', 'data/erase'],
    ] as const) {
      const form = method === 'POST' ? { sure: 'yes' } : undefined;
      const { status, headers, text } = await call(method, `/unsubscribe/${token}/${path}`, form);
      expect(status).toBe(404);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(text).toContain('<h1>This link does not work</h1>');
    }
  });
});
