import { CapturedLog } from '../../../test/captured-log.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { AuditPageDto } from '../../audit/dto/audit-page.dto.js';
import { insertUser } from '../users/user.factory.js';
import type { InvitationDto, InvitationLinkDto, InvitationListDto } from './dto/invitation.dto.js';
import { InvitationsService } from './invitations.service.js';

const PATH = '/api/admin/invitations';
const MARIA = { email: 'maria@example.org', name: 'Maria Santos' };
const CHOICE = { username: 'msan', password: 'horse battery', repeated: 'horse battery' };
const SECRET = 'a secret that only these tests know';

describe('invitations', () => {
  const log = new CapturedLog();
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp({ env: { JWT_SECRET: SECRET }, log });
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(async () => {
    await test.database.query('TRUNCATE invitations');
    await test.database.query(`DELETE FROM users WHERE id <> $1`, [admin.user.id]);
    log.clear();
  });

  const invite = async (values: object = MARIA) =>
    (await admin.api.post<InvitationDto>(PATH, values)).body;
  const tokenOf = async ({ id }: { id: string }) => {
    const { body } = await admin.api.post<InvitationLinkDto>(`${PATH}/${id}/link`);
    return new URL(body.link).pathname.slice('/invitation/'.length);
  };
  const open = async (token: string) => {
    const answer = await fetch(`${test.url}/invitation/${token}`);
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  const accept = async (token: string, form: Record<string, string> = CHOICE) => {
    const answer = await fetch(`${test.url}/invitation/${token}`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    return { status: answer.status, html: await answer.text() };
  };
  const users = () =>
    test.database.query('SELECT username, name, email, role, is_active FROM users WHERE id <> $1', [
      admin.user.id,
    ]);

  it('are created by admins, and become users who choose username and password', async () => {
    const invitation = await invite({ ...MARIA, role: 'admin' });
    expect(invitation).toMatchObject({ ...MARIA, role: 'admin' });
    expect(invitation.mail).toBeUndefined();
    expect(invitation.inviter_name).toBe(admin.user.name);
    const days = (Date.parse(invitation.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    const token = await tokenOf(invitation);
    const page = await open(token);
    expect(page.status).toBe(200);
    expect(page.html).toContain('<h1>Welcome, Maria Santos</h1>');
    expect(page.html).toContain('<strong>maria@example.org</strong>');
    expect(await users()).toEqual([]);
    const { status, html } = await accept(token);
    expect(status).toBe(200);
    expect(html).toContain('Your username is <strong>msan</strong>');
    expect(await users()).toEqual([{ username: 'msan', ...MARIA, role: 'admin', is_active: true }]);
    const login = await test.api.post('/api/admin/login', {
      username: 'msan',
      password: CHOICE.password,
    });
    expect(login.status).toBe(200);
    expect((await admin.api.get<InvitationListDto>(PATH)).body.invitations).toEqual([]);
  });

  it('have a page without caching, indexing or referrer', async () => {
    const token = await tokenOf(await invite());
    const { headers, html } = await open(token);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(html).not.toContain(token);
    await accept(token, { ...CHOICE, password: 'x' });
    expect(log.text).toContain('"route":"/invitation/:token"');
    expect(log.text).not.toContain(token);
  });

  it.each([
    ['a common password', { password: 'password1', repeated: 'password1' }, 'most common'],
    ['the name', { password: 'santos 4711', repeated: 'santos 4711' }, 'must not contain'],
    ['a short password', { password: 'abcde', repeated: 'abcde' }, 'at least 6 characters'],
    ['another password again', { repeated: 'horse' }, 'The passwords differ'],
    ['a short username', { username: 'ms' }, 'at least 3 characters'],
    ['no username', { username: ' ' }, 'at least 3 characters'],
  ])('reject %s on the page, and keep the username in the form', async (_what, change, words) => {
    const token = await tokenOf(await invite());
    const { status, html } = await accept(token, { ...CHOICE, ...change });
    expect(status).toBe(400);
    expect(html).toContain(words);
    expect(html).toContain('aria-invalid="true"');
    expect(html).not.toContain('horse battery');
    expect(await users()).toEqual([]);
    expect((await accept(token)).status).toBe(200);
  });

  it('reject a taken username in any case', async () => {
    const token = await tokenOf(await invite());
    const { status, html } = await accept(token, {
      ...CHOICE,
      username: admin.user.username.toUpperCase(),
    });
    expect(status).toBe(409);
    expect(html).toContain('This username is already taken');
    expect(html).toContain(`value="${admin.user.username.toUpperCase()}"`);
  });

  it('work once, also from ten tabs at the same time', async () => {
    const token = await tokenOf(await invite());
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        accept(token, { ...CHOICE, username: `tab${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array<number>(9).fill(410),
    ]);
    expect(await users()).toHaveLength(1);
    for (const page of [await open(token), await accept(token)]) {
      expect(page.status).toBe(410);
      expect(page.html).toContain('<h1>This invitation was accepted already</h1>');
    }
  });

  it.each([
    ['deactivated', (id: string) => admin.api.patch(`/api/admin/users/${id}/toggle-active`)],
    ['demoted', (id: string) => admin.api.put(`/api/admin/users/${id}`, { role: 'staff' })],
    ['deleted', (id: string) => admin.api.delete(`/api/admin/users/${id}`)],
  ])('end when an admin who created them, or copied their link, is %s', async (_what, end) => {
    const maker = await signIn(test, 'admin');
    const made = (
      await maker.api.post<InvitationDto>(PATH, { ...MARIA, email: 'made@example.org' })
    ).body;
    const copied = await invite({ ...MARIA, email: 'copied@example.org' });
    await maker.api.post<InvitationLinkDto>(`${PATH}/${copied.id}/link`);
    const other = await invite();
    const tokens = [await tokenOf(made), await tokenOf(copied)];
    expect((await end(maker.user.id)).status).toBeLessThan(300);
    for (const token of tokens) {
      const { status, html } = await accept(token);
      expect(status).toBe(410);
      expect(html).toContain('<h1>This invitation was taken back</h1>');
    }
    expect((await admin.api.get<InvitationListDto>(PATH)).body.invitations).toMatchObject([
      { id: other.id },
    ]);
    expect((await accept(await tokenOf(other))).status).toBe(200);
  });

  it('end when an undo demotes the admin who created them', async () => {
    const maker = await signIn(test, 'staff');
    await admin.api.put(`/api/admin/users/${maker.user.id}`, { role: 'admin' });
    const { body } = await maker.api.post<InvitationDto>(PATH, MARIA);
    const token = await tokenOf(body);
    await admin.api.post(`/api/admin/users/${maker.user.id}/undo`);
    expect((await accept(token)).status).toBe(410);
  });

  it('expire, and work again after they were sent again', async () => {
    const invitation = await invite();
    const token = await tokenOf(invitation);
    await test.database.query(`UPDATE invitations SET expires_at = now()`);
    for (const page of [await open(token), await accept(token)]) {
      expect(page.status).toBe(410);
      expect(page.html).toContain('<h1>This invitation has expired</h1>');
    }
    const { status, body } = await admin.api.post<InvitationDto>(`${PATH}/${invitation.id}/resend`);
    expect(status).toBe(200);
    expect(Date.parse(body.expires_at)).toBeGreaterThan(Date.now() + 6.9 * 86_400_000);
    expect((await accept(token)).status).toBe(200);
  });

  it('stop working when revoked, and the address can be invited again', async () => {
    const invitation = await invite();
    const token = await tokenOf(invitation);
    expect((await admin.api.delete(`${PATH}/${invitation.id}`)).status).toBe(204);
    for (const page of [await open(token), await accept(token)]) {
      expect(page.status).toBe(410);
      expect(page.html).toContain('<h1>This invitation was taken back</h1>');
    }
    for (const action of ['resend', 'link']) {
      expect((await admin.api.post(`${PATH}/${invitation.id}/${action}`)).status).toBe(404);
    }
    expect((await admin.api.delete(`${PATH}/${invitation.id}`)).status).toBe(404);
    expect(await tokenOf(await invite())).not.toBe(token);
  });

  it.each([
    ['altered', (token: string) => token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
    ['cut off', (token: string) => token.slice(0, 30)],
    ['of another site', () => 'd0r9KaKORMDKgorEkWlKxuoIHoKumj0iQtCLQFrkFy4'],
    ['no token at all', () => '%27%3BDROP%20TABLE'],
  ])('have a link that is refused when it is %s', async (_what, change) => {
    const token = change(await tokenOf(await invite()));
    for (const page of [await open(token), await accept(token)]) {
      expect(page.status).toBe(404);
      expect(page.html).toContain('<h1>This link does not work</h1>');
    }
    expect(await users()).toEqual([]);
  });

  it('reject an address that is already invited or used', async () => {
    await invite();
    await insertUser(test.database, { username: 'somebody@example.org' });
    for (const [email, words] of [
      ['MARIA@example.org', 'This address is invited already'],
      [admin.user.email.toUpperCase(), 'A user has this address already'],
      ['Somebody@example.org', 'A user has this address already'],
    ] as const) {
      const answer = await admin.api.post(PATH, { ...MARIA, email });
      expect(answer).toMatchObject({
        status: 409,
        body: { errors: [{ field: 'email', message: words }] },
      });
    }
  });

  it('show in the form that the address has been taken since', async () => {
    const token = await tokenOf(await invite());
    await test.database.query(`UPDATE users SET email = 'maria@example.org' WHERE id = $1`, [
      admin.user.id,
    ]);
    const { status, html } = await accept(token);
    await test.database.query('UPDATE users SET email = $1 WHERE id = $2', [
      admin.user.email,
      admin.user.id,
    ]);
    expect(status).toBe(409);
    expect(html).toContain('This email is already taken');
  });

  it('are paginated, newest first, and show that this site sends no mail', async () => {
    for (const name of ['One', 'Two', 'Three']) {
      await invite({ email: `${name}@example.org`, name });
    }
    const { body } = await admin.api.get<InvitationListDto>(`${PATH}?limit=2`);
    expect(body.invitations.map(({ name }) => name)).toEqual(['Three', 'Two']);
    expect(body.pagination).toMatchObject({ page: 1, limit: 2, total: 3, pages: 2 });
    expect(body.sends_mail).toBe(false);
  });

  /** Inserts accepted or open invitations that were created the given number of minutes ago. */
  const made = (count: number, minutes: number, accepted: boolean) =>
    test.database.query(
      `INSERT INTO invitations (email, name, role, inviter_name, token_hash, created_at, expires_at, accepted_at)
       SELECT $4 || n || '@example.org', 'Old', 'staff', 'Ada', sha256(($4 || n)::bytea), now() - make_interval(mins => $2),
         now(), CASE WHEN $3 THEN now() END FROM generate_series(1, $1) n`,
      [count, minutes, accepted, `m${minutes}-`],
    );

  it('are limited to 200 an hour, also concurrently', async () => {
    await made(150, 61, true);
    await made(197, 20, true);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        admin.api.post<{ detail: string }>(PATH, { ...MARIA, email: `m${index}@example.org` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.detail).toBe(
      'This site has made 200 invitations within an hour. Make the next in 40 minutes.',
    );
    const wait = Number(refused?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(39 * 60);
    expect(wait).toBeLessThanOrEqual(40 * 60);
    await test.database.query(`UPDATE invitations SET created_at = created_at - interval '41 min'`);
    expect((await admin.api.post(PATH, MARIA)).status).toBe(201);
  });

  it('are limited to a thousand open ones, and the error says to revoke some', async () => {
    await made(999, 90, false);
    const { id } = await invite();
    const another = { ...MARIA, email: 'another@example.org' };
    expect(await admin.api.post(PATH, another)).toMatchObject({
      status: 409,
      body: {
        detail:
          'There are 1,000 open invitations already. Revoke those that are not wanted any more.',
      },
    });
    await admin.api.delete(`${PATH}/${id}`);
    expect((await admin.api.post(PATH, another)).status).toBe(201);
  });

  it('are deleted a month after they ended; open ones never', async () => {
    const revoked = await invite();
    const links = [await tokenOf(revoked)];
    await admin.api.delete(`${PATH}/${revoked.id}`);
    links.push(await tokenOf(await invite()));
    await accept(links[1] ?? '');
    await invite({ ...MARIA, email: 'open@example.org' });
    const pages = () => Promise.all(links.map(async (link) => (await open(link)).status));
    const letDaysPass = (days: number) =>
      test.database.query(
        `UPDATE invitations SET expires_at = expires_at - d, accepted_at = accepted_at - d, revoked_at = revoked_at - d
         FROM make_interval(days => $1) d`,
        [days],
      );
    await letDaysPass(29);
    await test.app.get(InvitationsService).forget();
    expect(await pages()).toEqual([410, 410]);
    await letDaysPass(2);
    const lines = async () => {
      const query = `object_type=invitation&object_id=${revoked.id}`;
      return (await admin.api.get<AuditPageDto>(`/api/admin/audit?${query}`)).body.entries;
    };
    const noted = await lines();
    await test.app.get(InvitationsService).forget();
    expect(await pages()).toEqual([404, 404]);
    expect(await test.database.query('SELECT email FROM invitations')).toEqual([
      { email: 'open@example.org' },
    ]);
    expect(await lines()).toEqual(noted.map((line) => ({ ...line, object_name: null })));
    expect(noted.at(-1)?.action).toBe('invite');
  });

  it('keep working with a new JWT_SECRET after their link is shown again', async () => {
    const invitation = await invite();
    const old = await tokenOf(invitation);
    const other = await createTestApp({
      env: { JWT_SECRET: `${SECRET} and a newer one` },
      database: test.database,
      platform: test.sandbox,
    });
    try {
      const { api } = await signIn(other, 'admin');
      const { body } = await api.post<InvitationLinkDto>(`${PATH}/${invitation.id}/link`);
      expect(body.link).not.toContain(old);
      expect((await accept(new URL(body.link).pathname.slice('/invitation/'.length))).status).toBe(
        200,
      );
    } finally {
      await other.close();
    }
  });

  it('are rate-limited by network address', async () => {
    const other = await createTestApp({
      env: { JWT_SECRET: SECRET, RATE_LIMIT: 'on' },
      database: test.database,
      platform: test.sandbox,
    });
    try {
      const statuses: number[] = [];
      for (let tries = 0; tries < 21; tries += 1) {
        const answer = await fetch(`${other.url}/invitation/unknown`, {
          method: 'POST',
          body: new URLSearchParams(CHOICE),
        });
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([...Array<number>(20).fill(404), 429]);
    } finally {
      await other.close();
    }
  });
});
