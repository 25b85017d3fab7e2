import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { FakeMailServer } from '../../../test/fake-mail-server.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { JobsService } from '../../common/jobs/jobs.service.js';
import { MAILS } from '../../mail/mails.service.js';
import type { StatsDto } from '../../operations/stats/dto/stats.dto.js';
import type { NewsletterDetailsDto } from '../dto/consent.dto.js';
import type { NewsletterListDto } from '../dto/newsletter.dto.js';
import type { PendingNewsletterListDto } from '../dto/pending-newsletter.dto.js';
import { insertSubscribers } from '../newsletter.factory.js';
import { ConfirmationMailsService } from './confirmation-mails.service.js';

const ADA = 'ada@example.org';
const LIST = '/api/admin/newsletters';
const LINK = /http\S+\/confirm-subscription\/([\w-]{43})/;

describe('a subscription with double opt-in', () => {
  let server: FakeMailServer;
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    server = await FakeMailServer.start();
    const env = {
      ...{ SMTP_URL: server.url, SMTP_TIMEOUT: '1s', MAIL_FROM: 'news@example.org' },
      ...{ NEWSLETTER_DOUBLE_OPT_IN: 'on', SITE_NAME: 'A & B <School>' },
    };
    test = await createTestApp({ env });
    admin = await signIn(test, 'admin');
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });
  afterEach(async () => {
    await until(async () => (await waiting()).length === 0);
    await test.database.empty(
      ...['mails', 'newsletter_confirmations'],
      ...['newsletter_subscriptions', 'unsubscribe_records'],
    );
    server.reset();
  });

  const query = <Row extends object>(sql: string, values?: unknown[]) =>
    test.database.query<Row>(sql, values);
  const waiting = () =>
    query(`SELECT FROM jobs.job WHERE name = 'mails' AND state IN ('created', 'active')`);
  const mails = () => test.app.get(ConfirmationMailsService);
  const subscribe = (email = ADA) => test.api.post('/api/newsletter', { email });
  const subscribed = async () =>
    (await query<{ email: string }>('SELECT email FROM newsletter_subscriptions ORDER BY id')).map(
      ({ email }) => email,
    );
  const pending = () =>
    query<{ id: string; email: string | null; expires_at: Date }>(
      'SELECT * FROM newsletter_confirmations ORDER BY asked_at',
    );
  /** Moves all dates back by the given number of days. */
  const letDaysPass = (days: number) =>
    query(
      `UPDATE newsletter_confirmations SET asked_at = asked_at - $1 * interval '1 day',
         expires_at = expires_at - $1 * interval '1 day'`,
      [days],
    );
  const call = async (method: string, token: string) => {
    const answer = await fetch(`${test.url}/confirm-subscription/${token}`, { method });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  const arrived = async (count = 1) => {
    await until(() => server.mails.length >= count);
    const mail = server.mails[count - 1];
    return { mail, token: LINK.exec(mail?.text ?? '')?.[1] ?? '' };
  };

  it('takes effect when the form behind the link in the mail is sent', async () => {
    const answer = await subscribe(' Ada@Example.org ');
    expect(answer).toMatchObject({ status: 201, body: { email: ADA, needsConfirmation: true } });
    expect(await subscribed()).toEqual([]);
    const { mail, token } = await arrived();
    expect(mail?.subject).toBe('Confirm your subscription to A & B <School>');
    expect(mail?.envelope).toEqual([ADA]);
    expect(mail?.from).toEqual({ name: 'A & B <School>', address: 'news@example.org' });
    expect(mail?.html).toContain(`/confirm-subscription/${token}"`);
    expect(mail?.html).toContain('A &amp; B &lt;School&gt;');
    expect(mail?.text).toMatch(
      /The link works until [A-Z][a-z]+ \d+, \d{4} at \d+:\d\d [AP]M \(UTC\)\./,
    );

    for (const method of ['GET', 'HEAD', 'GET']) {
      expect((await call(method, token)).status).toBe(200);
    }
    expect(await subscribed()).toEqual([]);
    await query(`UPDATE newsletter_confirmations SET expires_at = '2999-12-03T00:30Z'`);
    const { html, headers } = await call('GET', token);
    expect(html).toContain('forget the address on December 3, 2999 at 12:30 AM (UTC).');
    expect(html).toContain('<h1>Confirm your subscription</h1>');
    expect(html).toContain(`<strong>${ADA}</strong>`);
    expect(html).toContain('<form method="post">');
    expect(html).not.toContain('<script id=');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('same-origin');

    const done = await call('POST', token);
    expect(done.status).toBe(200);
    expect(done.html).toContain('<h1>You are subscribed</h1>');
    expect(await subscribed()).toEqual([ADA]);
    expect(await pending()).toMatchObject([{ email: null }]);
    expect(done.html).toMatch(/href="\/unsubscribe\/[\w-]{36}\/data"/);
    const [row] = await query<{ id: string }>('SELECT id FROM newsletter_subscriptions');
    const { body } = await admin.api.get<NewsletterDetailsDto>(`${LIST}/${row?.id}`);
    const kept = { text: 1, network: expect.stringMatching(/^[0-9a-f]{64}$/) as string };
    expect(body.consents).toEqual([
      { ...kept, action: 'subscribed', form: 'api', words: null, at: expect.any(String) as string },
      {
        ...{ ...kept, action: 'confirmed', form: 'mail', at: expect.any(String) as string },
        words: '“Shall … get the newsletter?”, “Subscribe”',
      },
    ]);
    expect(await query('SELECT FROM newsletter_confirmations WHERE consents IS NOT NULL')).toEqual(
      [],
    );
  });

  it('is confirmed once by two tabs; the other says that the link was used', async () => {
    await subscribe();
    const { token } = await arrived();
    const tabs = await Promise.all([call('POST', token), call('POST', token)]);
    expect(tabs.map(({ html }) => /<h1>(.+)<\/h1>/.exec(html)?.[1]).toSorted()).toEqual([
      'This link was used already',
      'You are subscribed',
    ]);
    expect(await subscribed()).toEqual([ADA]);
    await query('DELETE FROM newsletter_subscriptions');
    for (const method of ['GET', 'POST']) {
      const { status, html } = await call(method, token);
      expect(status).toBe(200);
      expect(html).toContain('<h1>This link was used already</h1>');
      expect(html).not.toContain(ADA);
    }
    expect(await subscribed()).toEqual([]);
  });

  it('is pending before, and in no other list, count or export', async () => {
    const screen = await admin.api.get<NewsletterListDto>(LIST);
    expect(screen.body.pending).toBe(0);
    await subscribe();
    await subscribe('eve@example.com');
    await arrived(2);
    await until(async () => (await query(`SELECT FROM mails WHERE state = 'sent'`)).length === 2);
    const { body: list } = await admin.api.get<NewsletterListDto>(LIST);
    expect(list).toMatchObject({ newsletters: [], pagination: { total: 0 }, pending: 2 });
    const { body: csv } = await admin.api.get<string>(`${LIST}/export`);
    expect(csv).not.toContain('@');
    const { body: stats } = await admin.api.get<StatsDto>('/api/admin/stats');
    expect(stats.newsletter_subscribers).toBe(0);
    expect((await admin.api.get(`${LIST}/status?email=${ADA}`)).body).toMatchObject({
      status: 'pending',
    });
    const found = await admin.api.get<PendingNewsletterListDto>(`${LIST}/pending?search=ÈVE@`);
    expect(found.body).toMatchObject({
      newsletters: [{ email: 'eve@example.com', remindedAt: null, mail: { state: 'sent' } }],
      pagination: { total: 1 },
    });
    const second = await admin.api.get<PendingNewsletterListDto>(`${LIST}/pending?page=2&limit=1`);
    expect(second.body.newsletters.map(({ email }) => email)).toEqual([ADA]);
    expect((await admin.api.get(`${LIST}/pending?order=oldest`)).status).toBe(400);
  });

  it('is listed without a mail after its record was deleted', async () => {
    await subscribe();
    await until(async () => (await waiting()).length === 0);
    await query('DELETE FROM mails');
    const { body } = await admin.api.get<PendingNewsletterListDto>(`${LIST}/pending`);
    expect(body.newsletters).toMatchObject([{ email: ADA }]);
    expect(body.newsletters[0]).not.toHaveProperty('mail');
  });

  it('has the same response for subscribed, pending and new addresses, and mails only new ones', async () => {
    await insertSubscribers(test.database, [ADA]);
    const answers = [];
    for (const email of [ADA, 'eve@example.org', 'eve@example.org']) {
      const started = performance.now();
      const { status, body } = await subscribe(email);
      expect(performance.now() - started).toBeGreaterThanOrEqual(99);
      answers.push({ status, body: { ...(body as object), email: '' } });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { mail } = await arrived();
    expect(mail?.envelope).toEqual(['eve@example.org']);
    expect(await query('SELECT FROM mails')).toHaveLength(1);
    expect(await subscribed()).toEqual([ADA]);
  });

  it('can be requested again three times', async () => {
    await subscribe();
    const first = await arrived();
    for (const count of [2, 3, 3]) {
      await query(`UPDATE newsletter_confirmations SET asked_at = asked_at - interval '1 hour'`);
      await subscribe();
      expect((await arrived(count)).token).toBe(first.token);
      expect(await query('SELECT FROM mails')).toHaveLength(count);
    }
  });

  it('sends one reminder after three days', async () => {
    await subscribe();
    const { token } = await arrived();
    await mails().remind();
    expect(await query('SELECT FROM mails')).toHaveLength(1);
    await letDaysPass(3.01);
    await Promise.all([mails().remind(), mails().remind()]);
    await mails().remind();
    const reminder = await arrived(2);
    expect(await query('SELECT FROM mails')).toHaveLength(2);
    expect(reminder.mail?.subject).toBe('Reminder: confirm your subscription to A & B <School>');
    expect(reminder.mail?.text).toContain('We remind you this once.');
    expect(reminder.token).toBe(token);
    await call('POST', token);
    expect(await subscribed()).toEqual([ADA]);
  });

  it('is deleted after seven days, and its link says so for a month', async () => {
    await subscribe();
    const { token } = await arrived();
    await letDaysPass(6.99);
    await mails().forget();
    expect((await call('GET', token)).html).toContain(ADA);
    await letDaysPass(0.02);
    const says = async () => {
      for (const method of ['GET', 'POST']) {
        const { status, html } = await call(method, token);
        expect(status).toBe(410);
        expect(html).toContain('<h1>This link has expired</h1>');
        expect(html).not.toContain(ADA);
      }
    };
    await says();
    expect((await admin.api.get<NewsletterListDto>(LIST)).body.pending).toBe(0);
    await mails().forget();
    expect(await pending()).toMatchObject([{ email: null }]);
    expect(await query('SELECT FROM mails')).toEqual([]);
    await says();
    expect(await subscribed()).toEqual([]);
    await letDaysPass(30);
    await mails().forget();
    expect((await call('GET', token)).status).toBe(404);
    await subscribe();
    await call('POST', (await arrived(2)).token);
    expect(await subscribed()).toEqual([ADA]);
  });

  it('is deleted also for more rows than the protocol counts', async () => {
    await query(
      `INSERT INTO newsletter_confirmations (email, expires_at)
       SELECT n || '@example.org', now() FROM generate_series(1, 66000) n`,
    );
    await mails().forget();
    expect(await query('SELECT count(email)::int AS known FROM newsletter_confirmations')).toEqual([
      { known: 0 },
    ]);
  });

  it.each([
    ['is a user’s', () => query('UPDATE users SET email = $1', [ADA.toUpperCase()])],
    ['was imported in the meantime', () => insertSubscribers(test.database, [ADA])],
  ])('handles the bounce of an address that %s when it expires', async (_who, add) => {
    await subscribe();
    await arrived();
    await query(`INSERT INTO bounced_addresses (address, words) VALUES ($1, 'no')`, [ADA]);
    await add();
    const refused = () => query('SELECT address FROM bounced_addresses');
    await letDaysPass(7.01);
    await mails().forget();
    expect(await refused()).toEqual([{ address: ADA }]);

    await query('UPDATE users SET email = $1', [admin.user.email]);
    await query('DELETE FROM newsletter_subscriptions');
    await subscribe();
    await letDaysPass(7.01);
    await mails().forget();
    expect(await refused()).toEqual([]);
  });

  it('waits for an unavailable mail server, and is pending until then', async () => {
    server.behaviour = { recipient: 451 };
    expect((await subscribe()).status).toBe(201);
    await until(async () => (await query('SELECT FROM mails WHERE tries > 0')).length === 1);
    const { body } = await admin.api.get<PendingNewsletterListDto>(`${LIST}/pending`);
    expect(body.newsletters).toMatchObject([{ email: ADA, mail: { state: 'waiting', tries: 1 } }]);
    expect(await subscribed()).toEqual([]);
    server.behaviour = {};
    await query(`UPDATE jobs.job SET start_after = now() WHERE name = 'mails'`);
    test.app.get(JobsService).wake(MAILS);
    await call('POST', (await arrived()).token);
    expect(await subscribed()).toEqual([ADA]);
  });

  it('is not mailed again after an import has added the address', async () => {
    await subscribe();
    const { token } = await arrived();
    const file = await admin.api.post(`${LIST}/import`, `Email\n${ADA}\n`, {
      headers: { 'Content-Type': 'text/csv' },
    });
    expect(file.body).toMatchObject({ added: 1 });
    await letDaysPass(3.01);
    await mails().remind();
    expect(await query('SELECT FROM mails')).toHaveLength(1);
    const listed = await admin.api.get<PendingNewsletterListDto>(`${LIST}/pending`);
    expect(listed.body).toMatchObject({ newsletters: [], pagination: { total: 0 } });
    expect((await admin.api.get<NewsletterListDto>(LIST)).body.pending).toBe(0);
    const [mail] = await query<{ id: string }>(
      `UPDATE mails SET created_at = now() - interval '2 minutes' RETURNING id`,
    );
    expect((await admin.api.post(`/api/admin/mails/${mail?.id}/resend`)).status).toBe(200);
    await until(async () => (await query(`SELECT FROM mails WHERE state = 'dropped'`)).length > 0);
    expect(server.mails).toHaveLength(1);
    expect((await call('POST', token)).html).toContain('<h1>You are subscribed</h1>');
    expect(await subscribed()).toEqual([ADA]);
  });

  it('records the consent, and sends a webhook, when confirmed after an import', async () => {
    await query(
      `INSERT INTO webhook_endpoints (id, name, url, events, is_active, secret, created_at)
       VALUES (gen_random_uuid(), 'CRM', 'https://crm.example.org', '{subscriber.confirmed}', true, '', now())`,
    );
    await subscribe();
    const { token } = await arrived();
    const [ada] = await insertSubscribers(test.database, [ADA]);
    await call('POST', token);
    const { body } = await admin.api.get<NewsletterDetailsDto>(`${LIST}/${ada?.id}`);
    expect(body.consents?.map(({ action }) => action)).toEqual(['subscribed', 'confirmed']);
    const sent = await query('SELECT event, subject FROM webhook_deliveries');
    await query('DELETE FROM webhook_endpoints');
    expect(sent).toEqual([{ event: 'subscriber.confirmed', subject: ada?.id }]);
  });

  it('is deleted with its mails after an import and a deletion', async () => {
    await subscribe();
    await arrived();
    const [ada] = await insertSubscribers(test.database, [ADA]);
    expect((await admin.api.delete(`${LIST}/${ada?.id}`)).status).toBe(204);
    expect(await pending()).toMatchObject([{ email: null, consents: null }]);
    expect(await query('SELECT FROM mails WHERE recipient = $1', [ADA])).toEqual([]);
  });

  it('gives a returning subscriber the old unsubscribe link', async () => {
    const [ada] = await insertSubscribers(test.database, [ADA]);
    await fetch(`${test.url}/unsubscribe/${ada?.token}`, { method: 'POST' });
    await subscribe();
    await call('POST', (await arrived()).token);
    const rows = await query(
      'SELECT email, unsubscribe_token AS token FROM newsletter_subscriptions',
    );
    expect(rows).toEqual([{ email: ADA, token: ada?.token }]);
  });

  it.each([
    ['unknown', 'A'.repeat(43)],
    ['cut off', 'A'.repeat(20)],
    ['made for something else', '00000000-0000-4000-8000-000000000000'],
    ['changed', '%27;DROP TABLE users'],
  ])('rejects a link that is %s', async (_what, token) => {
    for (const method of ['GET', 'POST']) {
      const { status, html } = await call(method, token);
      expect(status).toBe(404);
      expect(html).toContain('<h1>This link does not work</h1>');
    }
  });

  it('rejects an altered link', async () => {
    await subscribe();
    const { token } = await arrived();
    const altered = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    expect((await call('POST', altered)).status).toBe(404);
    expect(await subscribed()).toEqual([]);
  });

  it('works with the plain form, which announces the mail', async () => {
    const answer = await fetch(`${test.url}/events`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ form: 'dates', email: ADA }),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/subscribed/confirm']);
    const page = await (await fetch(`${test.url}/subscribed/confirm`)).text();
    expect(page).toContain('<h1>Subscribed!</h1>');
    expect(page).toContain('please confirm it by the link in the mail');
    await call('POST', (await arrived()).token);
    expect(await subscribed()).toEqual([ADA]);
  });
});
