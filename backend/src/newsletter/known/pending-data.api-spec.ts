import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { OF_THIS_DATABASE } from '../../../test/database.js';
import { FakeMailServer } from '../../../test/fake-mail-server.js';
import { signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { JobsService } from '../../common/jobs/jobs.service.js';
import { MAILS } from '../../mail/mails.service.js';
import { ConfirmationMailsService } from '../confirmation/confirmation-mails.service.js';
import { insertSubscribers } from '../newsletter.factory.js';

const ADA = 'ada@example.org';

describe('the personal data of a pending subscriber', () => {
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
      ...['mails', 'newsletter_confirmations', 'bounced_addresses'],
      ...['newsletter_subscriptions', 'unsubscribe_records', 'deleted_subscriptions'],
    );
    server.reset();
  });

  const query = <Row extends object>(sql: string, values?: unknown[]) =>
    test.database.query<Row>(sql, values);
  const call = async (method: string, path: string, form?: Record<string, string>) => {
    const answer = await fetch(test.url + path, {
      method,
      body: form ? new URLSearchParams(form) : null,
      redirect: 'manual',
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  /** Subscribes and returns the link to the data from the mail. */
  const enter = async () => {
    await test.api.post('/api/newsletter', { email: ADA, form: 'dates' });
    await until(async () => (await query(`SELECT FROM mails WHERE state = 'sent'`)).length === 1);
    const mail = server.mails[0];
    const path = /\/confirm-subscription\/[\w-]{43}\/data/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.html).toContain(`${path}"`);
    expect(path).not.toBe('');
    return path;
  };
  const erase = (path: string) => call('POST', `${path}/erase`, { sure: 'yes' });

  it('is shown by the link in the mail, which does not confirm', async () => {
    const path = await enter();
    await query(`UPDATE newsletter_confirmations SET expires_at = '2999-12-03T00:30Z'`);
    const { status, headers, text } = await call('GET', path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(text).toContain('<h1>What we know of you</h1>');
    expect(text).toContain(`<dd>${ADA}</dd>`);
    expect(text).toMatch(
      /<dd>Entered on \w+ \d+, \d{4} at \d+:\d\d [AP]M \(UTC\), by the form for the dates of a course, which said “Get the dates by mail”: “Email address”, “Subscribe” \(version 1 of the words\)<\/dd>/,
    );
    expect(text).toContain('<dd>Not yet</dd>');
    expect(text).toContain('<dd>December 3, 2999 at 12:30 AM (UTC)</dd>');
    expect(text).toMatch(/<dd>To confirm your address, [^<]+: sent<\/dd>/);
    expect(text).not.toContain('<script id=');
    expect(await query('SELECT FROM newsletter_subscriptions')).toEqual([]);
  });

  it('is linked from the confirmation page', async () => {
    const path = await enter();
    const { text } = await call('GET', path.replace(/\/data$/, ''));
    expect(text).toContain(`href="${path}">See what we know of you</a>`);
  });

  it('can be downloaded', async () => {
    const { status, headers, text } = await call('GET', `${await enter()}/file`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="newsletter-data.json"');
    expect(headers.get('cache-control')).toBe('no-store');
    const date = expect.stringMatching(/^\d{4}-.+Z$/) as string;
    expect(JSON.parse(text)).toEqual({
      ...{ email: ADA, timesAsked: 1, askedAt: date, remindedAt: null, forgottenAt: date },
      consents: [
        {
          ...{ action: 'subscribed', at: date, form: 'dates', text: 1 },
          words: '“Get the dates by mail”: “Email address”, “Subscribe”',
          network: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        },
      ],
      mails: [{ kind: 'newsletter-confirmation', state: 'sent', createdAt: date, changedAt: date }],
    });
  });

  it('is erased permanently, also for the undo of an earlier subscription', async () => {
    const [ada] = await insertSubscribers(test.database, [ADA]);
    const leave = `/unsubscribe/${ada?.token}`;
    const { text } = await call('POST', leave);
    const undo = /name="undo" value="([\w-]+)"/.exec(text)?.[1] ?? '';
    expect(undo).not.toBe('');
    await erase(await enter());
    await call('POST', `${leave}/undo`, { undo });
    expect(await query('SELECT FROM newsletter_subscriptions')).toEqual([]);
  });

  it('is erased at once by the second of two forms, and not by a link', async () => {
    const path = await enter();
    for (const method of ['GET', 'HEAD']) {
      expect((await call(method, `${path}/erase`)).status).toBe(405);
    }
    for (const form of [undefined, { sure: 'no' }]) {
      const { text } = await call('POST', `${path}/erase`, form);
      expect(text).toContain('<h1>Erase what we know of you?</h1>');
      expect(text).toContain('name="sure" value="yes"');
    }
    expect(
      await query('SELECT FROM newsletter_confirmations WHERE email = $1', [ADA]),
    ).toHaveLength(1);
    await query(`INSERT INTO bounced_addresses (address, words) VALUES ($1, 'no')`, [ADA]);

    for (const { status, text } of await Promise.all([erase(path), erase(path)])) {
      expect(status).toBe(200);
      expect(text).toContain('<h1>We know nothing of you any more</h1>');
      expect(text).not.toContain(ADA);
    }
    const kept =
      'SELECT FROM newsletter_confirmations WHERE email IS NOT NULL OR consents IS NOT NULL';
    for (const sql of [kept, 'SELECT FROM mails', 'SELECT FROM bounced_addresses']) {
      expect(await query(sql)).toEqual([]);
    }
    for (const used of [path, `${path}/file`]) {
      const { headers, text } = await call('GET', used);
      expect(headers.get('content-type')).toContain('text/html');
      expect(text).toContain('<h1>We know nothing of you any more</h1>');
    }
  });

  it('cannot be confirmed after the erasure, and can subscribe again', async () => {
    const path = await enter();
    const link = path.replace(/\/data$/, '');
    await erase(path);
    for (const method of ['GET', 'POST']) {
      expect((await call(method, link)).text).toContain('<h1>We know nothing of you any more</h1>');
    }
    expect(await query('SELECT FROM newsletter_subscriptions')).toEqual([]);
    server.reset();
    const another = await enter();
    expect(another).not.toBe(path);
    await call('POST', another.replace(/\/data$/, ''));
    expect(await query('SELECT email FROM newsletter_subscriptions')).toEqual([{ email: ADA }]);
  });

  it('gets no mails after the erasure', async () => {
    const path = await enter();
    await query(`UPDATE newsletter_confirmations SET asked_at = asked_at - interval '1 hour'`);
    server.behaviour = { recipient: 451 };
    await test.api.post('/api/newsletter', { email: ADA });
    await until(async () => (await query('SELECT FROM mails WHERE tries > 0')).length === 1);
    await erase(path);
    server.behaviour = {};
    await query(`UPDATE jobs.job SET start_after = now() WHERE name = 'mails'`);
    test.app.get(JobsService).wake(MAILS);
    await until(async () => {
      const open = `SELECT FROM jobs.job WHERE name = 'mails' AND state IN ('created', 'active')`;
      return (await query(open)).length === 0;
    });
    expect(server.mails).toHaveLength(1);
  });

  it('becomes a subscriber’s after an import', async () => {
    const path = await enter();
    const [ada] = await insertSubscribers(test.database, [ADA]);
    const answers = [await call('GET', path), await call('GET', `${path}/file`), await erase(path)];
    for (const { status, headers } of answers) {
      expect(status).toBe(303);
      expect(headers.get('location')).toBe(`/unsubscribe/${ada?.token}/data`);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect(await query('SELECT FROM newsletter_subscriptions')).toHaveLength(1);
  });

  it.each([
    [
      'erases it',
      (token: string) => call('POST', `/unsubscribe/${token}/data/erase`, { sure: 'yes' }),
    ],
    ['unsubscribes', (token: string) => call('POST', `/unsubscribe/${token}`)],
    [
      'is deleted by an admin',
      async (_token: string, id: string) => {
        const { api } = await signIn(test, 'admin');
        expect((await api.delete(`/api/admin/newsletters/${id}`)).status).toBe(204);
      },
    ],
  ])(
    'is deleted with the subscription of a person who was imported since and %s',
    async (_what, leave) => {
      const path = await enter();
      const [ada] = await insertSubscribers(test.database, [ADA]);
      await leave(String(ada?.token), String(ada?.id));
      const kept =
        'SELECT FROM newsletter_confirmations WHERE email IS NOT NULL OR consents IS NOT NULL';
      for (const sql of [kept, 'SELECT FROM newsletter_subscriptions', 'SELECT FROM mails']) {
        expect(await query(sql)).toEqual([]);
      }
      await query(`UPDATE newsletter_confirmations SET asked_at = asked_at - interval '4 days'`);
      await test.app.get(ConfirmationMailsService).remind();
      expect(await query('SELECT FROM mails')).toEqual([]);
      for (const used of [path, path.replace(/\/data$/, '')]) {
        expect((await call('GET', used)).text).toContain(
          '<h1>We know nothing of you any more</h1>',
        );
      }
    },
  );

  it('stays erased after an admin’s undo', async () => {
    const [ada] = await insertSubscribers(test.database, [ADA]);
    const admin = await signIn(test, 'admin');
    await admin.api.delete(`/api/admin/newsletters/${ada?.id}`);
    await erase(await enter());
    const restored = await admin.api.post('/api/admin/newsletters/restore', { ids: [ada?.id] });
    expect(restored.body).toMatchObject({ restored_count: 0 });
    for (const table of ['newsletter_subscriptions', 'deleted_subscriptions']) {
      expect(await query(`SELECT FROM ${table}`)).toEqual([]);
    }
  });

  it('is not erased if a deletion is undone at the same time', async () => {
    const [ada] = await insertSubscribers(test.database, [ADA]);
    const admin = await signIn(test, 'admin');
    await admin.api.delete(`/api/admin/newsletters/${ada?.id}`);
    const path = await enter();
    await query('BEGIN');
    await query('INSERT INTO newsletter_subscriptions (email) VALUES ($1)', [ADA]);
    const wait = (count: number) =>
      until(async () => {
        const waiting = await query(
          `SELECT DISTINCT waiting.pid FROM pg_locks AS waiting JOIN pg_locks AS own
             ON own.${OF_THIS_DATABASE} AND own.pid = waiting.pid
           WHERE NOT waiting.granted AND waiting.locktype = 'transactionid'`,
        );
        return waiting.length === count;
      });
    const restored = admin.api.post('/api/admin/newsletters/restore', { ids: [ada?.id] });
    await wait(1);
    const erased = erase(path);
    await wait(2);
    await query('ROLLBACK');
    expect((await restored).body).toMatchObject({ restored_count: 1 });
    expect((await erased).headers.get('location')).toBe(`/unsubscribe/${ada?.token}/data`);
    expect(await query('SELECT FROM newsletter_subscriptions')).toHaveLength(1);
  });

  it('can be confirmed and erased concurrently without a deadlock', async () => {
    const path = await enter();
    const [ada] = await insertSubscribers(test.database, [ADA]);
    const answers = await Promise.all([
      call('POST', path.replace(/\/data$/, '')),
      call('POST', `/unsubscribe/${ada?.token}`),
    ]);
    for (const { status } of answers) expect(status).toBeLessThan(500);
    expect(await query('SELECT FROM newsletter_confirmations WHERE email IS NOT NULL')).toEqual([]);
  });

  it('is shown by the link in newsletters after the confirmation', async () => {
    const path = await enter();
    await call('POST', path.replace(/\/data$/, ''));
    for (const answer of [await call('GET', path), await erase(path)]) {
      expect(answer.text).toContain('<h1>This link was used already</h1>');
      expect(answer.text).toContain('each newsletter has a link');
    }
    expect(await query('SELECT FROM newsletter_subscriptions')).toHaveLength(1);
  });

  it('is deleted after seven days', async () => {
    const path = await enter();
    await query(`UPDATE newsletter_confirmations SET expires_at = now()`);
    for (const answer of [await call('GET', path), await erase(path)]) {
      expect(answer.status).toBe(410);
      expect(answer.text).toContain('<h1>This link has expired</h1>');
      expect(answer.text).not.toContain(ADA);
    }
  });

  it.each([
    ['of nobody', 'wTn2Xq0o0wTn2Xq0o0wTn2Xq0o0wTn2Xq0o0wTn2Xq0'],
    ['that was cut off', 'wTn2Xq0o0wTn2Xq0o0'],
    ['of a newsletter', '00000000-0000-4000-8000-000000000000'],
    ['that was changed', '%27;DROP TABLE users'],
  ])('is not shown for a link %s', async (_what, token) => {
    const path = `/confirm-subscription/${token}/data`;
    const answers = [await call('GET', path), await call('GET', `${path}/file`), await erase(path)];
    for (const { status, headers, text } of answers) {
      expect(status).toBe(404);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(text).toContain('<h1>This link does not work</h1>');
    }
  });

  it('is not shown for an altered link', async () => {
    const altered = (await enter()).replace(
      /\/(.)([\w-]{42})\//,
      (_all, first: string, rest) => `/${first === 'A' ? 'B' : 'A'}${rest}/`,
    );
    expect((await call('GET', altered)).status).toBe(404);
    expect((await erase(altered)).status).toBe(404);
  });

  it('is rate-limited by network address, for both links', async () => {
    const limited = await createTestApp({ env: { RATE_LIMIT: 'on' } });
    try {
      const ask = (path: string) => fetch(limited.url + path);
      const pending = `/confirm-subscription/${'A'.repeat(43)}/data`;
      const subscribed = '/unsubscribe/00000000-0000-4000-8000-000000000000/data';
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => ask(index % 2 ? pending : subscribed)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(404));
      const refused = await ask(pending);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.text()).toContain('Too many such pages were opened');
    } finally {
      await limited.close();
    }
  });
});
