import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { FakeMailServer } from '../../../test/fake-mail-server.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { insertUser, PASSWORD } from '../users/user.factory.js';
import type { EmailChangeDto } from './email-change.dto.js';

const EMAIL = '/api/admin/account/email';
const NEW = 'new@example.org';
const LINK = /http\S+\/confirm-email\/([\w-]{43})/;

describe('a change of the own email address', () => {
  let server: FakeMailServer;
  let test: TestApp;
  let maria: SignedIn;

  beforeAll(async () => {
    server = await FakeMailServer.start();
    const env = { SMTP_URL: server.url, SMTP_TIMEOUT: '1s', MAIL_FROM: 'courses@example.org' };
    test = await createTestApp({ env });
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });
  beforeEach(async () => {
    maria = await signIn(test, 'staff');
  });
  afterEach(async () => {
    await until(async () => (await waiting()).length === 0);
    await test.database.empty('mails', 'user_links', 'bounced_addresses', 'sessions', 'users');
    server.reset();
  });

  const query = <Row extends object>(sql: string, values?: unknown[]) =>
    test.database.query<Row>(sql, values);
  const waiting = () =>
    query(`SELECT FROM jobs.job WHERE name = 'mails' AND state IN ('created', 'retry', 'active')`);
  const change = (email: string, password = PASSWORD) =>
    maria.api.put<{ email: string; pending_email?: string }>(EMAIL, {
      email,
      current_password: password,
    });
  const show = async () => (await maria.api.get<EmailChangeDto>(EMAIL)).body;
  const stateOfMail = async () => (await show()).pending?.mail?.state;
  const page = async (token: string, method = 'GET') => {
    const answer = await fetch(`${test.url}/confirm-email/${token}`, { method });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  const confirm = (token: string) => page(token, 'POST');
  const enters = async (username: string) =>
    (await test.api.post('/api/admin/login', { username, password: PASSWORD })).status;
  const mailsTo = (email: string) => server.mails.filter(({ envelope }) => envelope[0] === email);
  /** Requests the change and waits for the mail. */
  const tokenFor = async (email = NEW) => {
    const before = mailsTo(email).length;
    expect((await change(email)).status).toBe(200);
    await until(() => mailsTo(email).length > before);
    return LINK.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? '';
  };
  const expectRefusal = async (token: string, status: number, title: string) => {
    for (const { status: sent, html } of [await page(token), await confirm(token)]) {
      expect({ sent, title: html.includes(`<h1>${title}</h1>`) }).toEqual({
        sent: status,
        title: true,
      });
    }
  };

  it('takes effect when confirmed, and notifies the old address', async () => {
    const { email: old, username, name } = maria.user;
    const answer = await change(NEW);
    expect(answer.body).toEqual({ ...maria.user, pending_email: NEW });
    await until(() => mailsTo(NEW).length === 1);
    const [mail] = mailsTo(NEW);
    expect(mail?.subject).toMatch(/^Confirm your new address at /);
    for (const words of [`Hello ${name},`, NEW, username]) expect(mail?.text).toContain(words);
    const token = LINK.exec(mail?.text ?? '')?.[1] ?? '';
    expect(LINK.exec(mail?.html ?? '')?.[1]).toBe(token);
    await until(async () => (await stateOfMail()) === 'sent');
    expect(await show()).toMatchObject({ sends_mail: true, pending: { email: NEW } });

    const shown = await page(token);
    expect(shown.status).toBe(200);
    expect(shown.html).toContain(`<strong>${NEW}</strong>`);
    expect([await enters(old), await enters(NEW)]).toEqual([200, 401]);
    const done = await confirm(token);
    expect(done.status).toBe(200);
    expect(done.html).toContain('<h1>Your new address is confirmed</h1>');
    expect([await enters(old), await enters(NEW)]).toEqual([401, 200]);
    expect((await maria.api.get('/api/admin/me')).body).toMatchObject({ email: NEW });
    expect(await show()).toEqual({ sends_mail: true });

    await until(() => mailsTo(old).length === 1);
    const [notice] = mailsTo(old);
    expect(notice?.subject).toMatch(/^Your address at .* was changed$/);
    expect(notice?.text).toContain(NEW);
    const lines = await query(
      `SELECT action, actor_name, before, after FROM changes
       WHERE action IN ('changeEmail', 'confirmEmail') AND record = $1 ORDER BY id`,
      [maria.user.id],
    );
    expect(lines).toMatchObject([
      { action: 'changeEmail', actor_name: username, before: null, after: { new_email: NEW } },
      { action: 'confirmEmail', before: { email: old }, after: { email: NEW } },
      { action: 'confirmEmail', after: { ended: 'confirmed' } },
    ]);
  });

  it('is confirmed once, also from ten tabs', async () => {
    const token = await tokenFor();
    const tabs = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(tabs.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array<number>(9).fill(410),
    ]);
    await expectRefusal(token, 410, 'This link was used already');
    expect(await query(`SELECT FROM mails WHERE kind = 'email-changed'`)).toHaveLength(1);
  });

  it('has uncached pages, and a token that is stored nowhere', async () => {
    const token = await tokenFor();
    for (const { headers, html } of [await page(token), await confirm(token)]) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(html).not.toContain(token);
    }
    const kept = await query(
      `SELECT (SELECT json_agg(user_links) FROM user_links),
         (SELECT json_agg(mails) FROM mails), (SELECT json_agg(job.data) FROM jobs.job AS job)`,
    );
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('is not confirmed by a cross-site POST', async () => {
    const token = await tokenFor();
    const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
    await fetch(`${test.url}/confirm-email/${token}`, { method: 'POST', headers });
    expect((await show()).pending).toMatchObject({ email: NEW });
  });

  it('has a link that cannot set a password', async () => {
    const token = await tokenFor();
    const body = new URLSearchParams({ password: 'horse battery', repeated: 'horse battery' });
    const reset = await fetch(`${test.url}/reset-password/${token}`, { method: 'POST', body });
    expect(reset.status).toBe(404);
    expect(await enters(maria.user.email)).toBe(200);
  });

  it('is replaced by another one, and cancelled', async () => {
    const first = await tokenFor('first@example.org');
    const second = await tokenFor('second@example.org');
    await expectRefusal(first, 410, 'This link was replaced');
    expect((await show()).pending).toMatchObject({ email: 'second@example.org' });
    expect((await maria.api.delete(EMAIL)).status).toBe(204);
    await expectRefusal(second, 410, 'This change was taken back');
    expect(await show()).toEqual({ sends_mail: true });
    expect((await maria.api.delete(EMAIL)).status).toBe(404);
    expect((await maria.api.post(`${EMAIL}/resend`)).status).toBe(404);
    expect(await enters(maria.user.email)).toBe(200);
  });

  it('expires after a day', async () => {
    const token = await tokenFor();
    const [kept] = await query<{ hours: number }>(
      'SELECT extract(epoch FROM expires_at - created_at)::float / 3600 AS hours FROM user_links',
    );
    expect(kept?.hours).toBeCloseTo(24, 1);
    await query('UPDATE user_links SET expires_at = now()');
    await expectRefusal(token, 410, 'This link has expired');
    expect(await show()).toEqual({ sends_mail: true });
    expect((await change('another@example.org')).status).toBe(200);
  });

  it.each([
    ['address', `email = 'moved@example.org'`],
    ['password', 'token_version = token_version + 1'],
    ['state', 'is_active = false'],
  ])('ends when the account has another %s', async (_what, set) => {
    const token = await tokenFor();
    await query(`UPDATE users SET ${set} WHERE id = $1`, [maria.user.id]);
    await expectRefusal(token, 410, 'This link does not work any more');
    expect(await enters(NEW)).toBe(401);
  });

  it.each([
    ['altered', (token: string) => token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
    ['cut off', (token: string) => token.slice(0, 30)],
    ['of another site', () => 'd0r9KaKORMDKgorEkWlKxuoIHoKumj0iQtCLQFrkFy4'],
    ['no token at all', () => '%27%3BDROP%20TABLE'],
  ])('has a link that is rejected when it is %s', async (_what, alter) => {
    await expectRefusal(alter(await tokenFor()), 404, 'This link does not work');
    expect(await enters(NEW)).toBe(401);
  });

  it('is rejected for an address of somebody else, at the request and at the confirmation', async () => {
    const other = await insertUser(test.database, { username: 'other@example.org' });
    for (const taken of [other.email.toUpperCase(), 'Other@example.org']) {
      expect(await change(taken)).toMatchObject({
        status: 409,
        body: { errors: [{ field: 'email', message: 'This email is already taken' }] },
      });
    }
    expect(await query('SELECT FROM mails')).toEqual([]);
    const token = await tokenFor();
    await insertUser(test.database, { email: NEW.toUpperCase() });
    const { status, html } = await confirm(token);
    expect(status).toBe(409);
    expect(html).toContain('<h1>Somebody else has this address by now</h1>');
    expect((await maria.api.get('/api/admin/me')).body).toEqual(maria.user);
  });

  it('needs the password, and is possible three times an hour', async () => {
    expect((await change(NEW, 'not it')).status).toBe(400);
    expect(await query('SELECT FROM user_links')).toEqual([]);
    for (const email of ['a@example.org', 'b@example.org', 'c@example.org']) {
      expect((await change(email)).status).toBe(200);
    }
    const refused = await change(NEW);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await show()).pending).toMatchObject({ email: 'c@example.org' });
  });

  it('takes effect at once if only the case differs, and replaces a pending one', async () => {
    const token = await tokenFor();
    const email = maria.user.email.toUpperCase();
    expect((await change(email)).body).toEqual({ ...maria.user, email });
    expect(await query('SELECT FROM mails WHERE recipient = $1', [email])).toEqual([]);
    await expectRefusal(token, 410, 'This link was replaced');
  });

  it('can be sent again, and shows the mail server’s error', async () => {
    server.behaviour = { recipient: 550 };
    await change(NEW);
    await until(async () => (await stateOfMail()) === 'refused');
    expect((await show()).pending?.mail?.error).toContain('as the test wants it');
    server.behaviour = {};
    await query(`UPDATE user_links SET expires_at = now() + interval '1 hour'`);
    const again = await maria.api.post<EmailChangeDto>(`${EMAIL}/resend`);
    const almostADay = Date.now() + 23 * 3_600_000;
    expect(Date.parse(again.body.pending?.expires_at ?? '')).toBeGreaterThan(almostADay);
    expect(again).toMatchObject({ status: 200, body: { pending: { mail: { state: 'waiting' } } } });
    await until(() => mailsTo(NEW).length === 1);
    await until(async () => (await stateOfMail()) === 'sent');
    expect((await maria.api.post(`${EMAIL}/resend`)).status).toBe(429);
  });

  it('takes effect at once if no mail is sent', async () => {
    const silent = await createTestApp();
    try {
      const { api, user } = await signIn(silent, 'staff');
      expect((await api.get(EMAIL)).body).toEqual({ sends_mail: false });
      const answer = await api.put(EMAIL, { email: NEW, current_password: PASSWORD });
      expect(answer.body).toEqual({ ...user, email: NEW });
    } finally {
      await silent.close();
    }
  });
});
