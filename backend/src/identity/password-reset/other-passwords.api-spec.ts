import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { FakeMailServer } from '../../../test/fake-mail-server.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { insertUser, PASSWORD } from '../users/user.factory.js';
import type { PasswordLinkDto, UserMailsDto } from './other-passwords.dto.js';

const NOBODY = '0b9d6f3e-5d0f-4c39-8d6b-3b1b1f2f7f10';
const CHOICE = { password: 'horse battery', repeated: 'horse battery' };

describe('the password of another user', () => {
  let server: FakeMailServer;
  let test: TestApp;
  let admin: SignedIn;
  let maria: SignedIn;

  beforeAll(async () => {
    server = await FakeMailServer.start();
    const env = { SMTP_URL: server.url, MAIL_FROM: 'courses@example.org' };
    test = await createTestApp({ env });
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });
  beforeEach(async () => {
    admin = await signIn(test, 'admin');
    maria = await signIn(test, 'staff');
  });
  afterEach(async () => {
    await until(
      async () => (await query(`SELECT FROM mails WHERE state = 'waiting'`)).length === 0,
    );
    await test.database.empty('mails', 'user_links', 'sessions', 'users');
    server.reset();
  });

  const query = <Row extends object>(sql: string, values?: unknown[]) =>
    test.database.query<Row>(sql, values);
  const pathOf = (id: string, what: string) => `/api/admin/users/${id}/${what}`;
  const makeLink = (id = maria.user.id) =>
    admin.api.post<PasswordLinkDto>(pathOf(id, 'password-link'));
  const sendMail = (id = maria.user.id, { api } = admin) =>
    api.post<{ detail: string }>(pathOf(id, 'password-mail'));
  const mailsOf = async (id = maria.user.id, { api } = admin) =>
    (await api.get<UserMailsDto>(pathOf(id, 'mails'))).body;
  const open = async (link: string, form?: Record<string, string>) => {
    const sent = form && { method: 'POST', body: new URLSearchParams(form) };
    const answer = await fetch(test.url + new URL(link).pathname, sent);
    return { status: answer.status, html: await answer.text() };
  };
  const enters = async (password: string) =>
    (await test.api.post('/api/admin/login', { username: maria.user.username, password })).status;

  it('is chosen by its owner once, through a link from an admin', async () => {
    const { status, body } = await makeLink();
    expect(status).toBe(201);
    expect(body.link).toMatch(/^http\S+\/reset-password\/[\w-]{43}$/);
    const minutes = (Date.parse(body.expires_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(55);
    expect(minutes).toBeLessThanOrEqual(60);
    expect(server.mails).toEqual([]);
    expect((await open(body.link)).html).toContain(`<strong>${maria.user.username}</strong>`);
    expect((await open(body.link, CHOICE)).html).toContain('<h1>Your new password is set</h1>');
    expect((await maria.api.get('/api/admin/me')).status).toBe(401);
    expect([await enters(PASSWORD), await enters(CHOICE.password)]).toEqual([401, 200]);
    expect((await open(body.link, CHOICE)).status).toBe(410);
  });

  it('has a link whose token is stored nowhere, and which the audit log records', async () => {
    const { link } = (await makeLink()).body;
    const token = link.slice(-43);
    const kept = await query(
      `SELECT (SELECT json_agg(user_links) FROM user_links),
         (SELECT json_agg(changes) FROM changes)`,
    );
    expect(JSON.stringify(kept)).not.toContain(token);
    const lines = await query(
      `SELECT actor_id, record, after FROM changes
       WHERE action = 'makePasswordLink' AND record = $1`,
      [maria.user.id],
    );
    expect(lines).toEqual([
      { actor_id: admin.user.id, record: maria.user.id, after: { email: maria.user.email } },
    ]);
  });

  it('has a link that cannot confirm an address', async () => {
    const { link } = (await makeLink()).body;
    const confirm = new URL(`/confirm-email/${link.slice(-43)}`, test.url);
    expect((await fetch(confirm, { method: 'POST' })).status).toBe(404);
  });

  it('has one link at a time, which expires', async () => {
    const first = (await makeLink()).body.link;
    const second = (await makeLink()).body.link;
    const replaced = await open(first, CHOICE);
    expect(replaced.status).toBe(410);
    expect(replaced.html).toContain('<h1>This link does not work any more</h1>');
    await query(
      `UPDATE user_links SET expires_at = now(), created_at = now() - interval '1 hour'
       WHERE expires_at > now()`,
    );
    const expired = await open(second, CHOICE);
    expect(expired.status).toBe(410);
    expect(expired.html).toContain('<h1>This link has expired</h1>');
    expect(await enters(PASSWORD)).toBe(200);
  });

  it.each([
    ['deactivated', (id: string) => admin.api.patch(`/api/admin/users/${id}/toggle-active`)],
    ['demoted', (id: string) => admin.api.put(`/api/admin/users/${id}`, { role: 'staff' })],
    ['deleted', (id: string) => admin.api.delete(`/api/admin/users/${id}`)],
  ])('has links that end when the admin who created them is %s', async (_what, end) => {
    const maker = await signIn(test, 'admin');
    const { link } = (await maker.api.post<PasswordLinkDto>(pathOf(maria.user.id, 'password-link')))
      .body;
    expect((await sendMail(maria.user.id, maker)).status).toBe(204);
    await until(() => server.mails.length === 1);
    const [sent = ''] = /http\S+reset-password\/[\w-]+/.exec(server.mails[0]?.text ?? '') ?? [];
    expect([(await open(link)).status, (await open(sent)).status]).toEqual([200, 200]);
    expect((await end(maker.user.id)).status).toBeLessThan(300);
    for (const each of [link, sent]) {
      const { status, html } = await open(each, CHOICE);
      expect(status).toBe(410);
      expect(html).toContain('<h1>This link does not work any more</h1>');
    }
    expect(await enters(PASSWORD)).toBe(200);
  });

  it('has a link for admins who have authenticated recently', async () => {
    await query(
      `UPDATE sessions SET authenticated_at = now() - interval '16 minutes' WHERE user_id = $1`,
      [admin.user.id],
    );
    const refused = await makeLink();
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ type: 'urn:lectern:problem:reauthentication-required' });
    expect(await query('SELECT FROM user_links')).toEqual([]);
  });

  it('cannot be reset for unknown and deactivated users, or oneself', async () => {
    const gone = await insertUser(test.database, { is_active: false });
    for (const [id, status] of [
      [NOBODY, 404],
      ['%27', 404],
      [gone.id, 409],
      [admin.user.id, 403],
    ] as const) {
      expect((await makeLink(id)).status).toBe(status);
      expect((await sendMail(id)).status).toBe(status);
    }
    expect(await query('SELECT FROM user_links')).toEqual([]);
  });

  it('can be mailed to the owner three times an hour', async () => {
    expect((await sendMail()).status).toBe(204);
    await until(() => server.mails.length === 1);
    const [mail] = server.mails;
    expect(mail?.envelope).toEqual([maria.user.email]);
    const link = /http\S+\/reset-password\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
    // A link that an admin created does not count.
    await makeLink();
    await sendMail();
    await sendMail();
    const refused = await sendMail();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(refused.body.detail).toContain('Make a link instead');
    expect((await open(link, CHOICE)).status).toBe(200);
  });

  it('lists its mails with their state, and sends them again', async () => {
    server.behaviour = { recipient: 550 };
    await sendMail();
    await until(async () => (await mailsOf()).mails[0]?.state === 'refused');
    const refused = await mailsOf();
    expect(refused).toMatchObject({
      sends_mail: true,
      mails: [{ kind: 'password-reset', recipient: maria.user.email, tries: 1 }],
    });
    expect(refused.mails[0]?.error).toMatch(/^550 /);
    expect((await mailsOf(admin.user.id)).mails).toEqual([]);
    server.behaviour = {};
    const resend = (id = refused.mails[0]?.id) => admin.api.post(`/api/admin/mails/${id}/resend`);
    expect((await resend()).status).toBe(200);
    await until(async () => (await mailsOf()).mails[0]?.state === 'sent');
    expect(server.mails).toHaveLength(1);
    expect((await mailsOf()).mails.map(({ state }) => state)).toEqual(['sent', 'refused']);
    const again = await resend();
    expect(again.status).toBe(429);
    expect((await resend(NOBODY)).status).toBe(404);
    expect((await resend('%27')).status).toBe(404);
    await query(`UPDATE mails SET state = 'waiting' WHERE state = 'sent'`);
    expect((await resend()).status).toBe(409);
    await query(`UPDATE mails SET state = 'sent'`);
  });

  it('is reset by link only if no mail is sent', async () => {
    const silent = await createTestApp();
    try {
      const as = await signIn(silent, 'admin');
      const { user } = await signIn(silent, 'staff');
      expect((await mailsOf(user.id, as)).sends_mail).toBe(false);
      const refused = await sendMail(user.id, as);
      expect(refused.status).toBe(409);
      expect(refused.body.detail).toContain('This site sends no mail.');
    } finally {
      await silent.close();
    }
  });
});
