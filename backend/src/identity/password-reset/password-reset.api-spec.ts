import { CapturedLog } from '../../../test/captured-log.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { FakeMailServer } from '../../../test/fake-mail-server.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { JobsService } from '../../common/jobs/jobs.service.js';
import { MAILS } from '../../mail/mails.service.js';
import { insertUser, PASSWORD } from '../users/user.factory.js';

const CHOICE = { password: 'horse battery', repeated: 'horse battery' };
const LINK = /http\S+\/reset-password\/([\w-]{43})/;

describe('a forgotten password', () => {
  const log = new CapturedLog();
  let server: FakeMailServer;
  let env: NodeJS.ProcessEnv;
  let test: TestApp;
  let maria: SignedIn;

  beforeAll(async () => {
    server = await FakeMailServer.start();
    env = { SMTP_URL: server.url, SMTP_TIMEOUT: '1s', MAIL_FROM: 'courses@example.org' };
    test = await createTestApp({ env, log });
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
    await test.database.empty('mails', 'user_links', 'sessions', 'users');
    server.reset();
    log.clear();
  });

  const query = <Row extends object>(sql: string, values?: unknown[]) =>
    test.database.query<Row>(sql, values);
  const waiting = () =>
    query(`SELECT FROM jobs.job WHERE name IN ('password-resets', 'mails')
      AND state IN ('created', 'retry', 'active')`);
  const send = async (path: string, form: Record<string, string>, app = test) => {
    const body = new URLSearchParams(form);
    const answer = await fetch(app.url + path, { method: 'POST', body });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  const ask = (username: string, app = test) => send('/forgot-password', { username }, app);
  const open = async (token: string) => {
    const answer = await fetch(`${test.url}/reset-password/${token}`);
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  const reset = (token: string, form: Record<string, string> = CHOICE, app = test) =>
    send(`/reset-password/${token}`, form, app);
  /** Requests a link and waits for the mail. */
  const tokenFor = async (name: string) => {
    const before = server.mails.length;
    await ask(name);
    await until(() => server.mails.length > before);
    return LINK.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const enters = async (password: string, app = test) =>
    (await app.api.post('/api/admin/login', { username: maria.user.username, password })).status;

  it.each(['username', 'email'] as const)('is reset by a mail requested with %s', async (name) => {
    const token = await tokenFor(maria.user[name].toUpperCase());
    const [mail] = server.mails;
    expect(mail?.envelope).toEqual([maria.user.email]);
    expect(mail?.subject).toMatch(/^Choose a new password for /);
    expect(mail?.text).toContain(`Hello ${maria.user.name},`);
    expect(mail?.text).toContain(maria.user.username);
    expect(LINK.exec(mail?.html ?? '')?.[1]).toBe(token);
    const page = await open(token);
    expect(page.status).toBe(200);
    expect(page.html).toContain(`<strong>${maria.user.username}</strong>`);
    expect(await enters(PASSWORD)).toBe(200);
    const { status, html } = await reset(token);
    expect(status).toBe(200);
    expect(html).toContain('<h1>Your new password is set</h1>');
    expect(html).toContain('href="/admin/login"');
    expect(await enters(PASSWORD)).toBe(401);
    expect(await enters(CHOICE.password)).toBe(200);
  });

  it('ends all sessions of the user, and nobody else’s', async () => {
    const other = await signIn(test, 'staff');
    const again = await signIn(test, 'staff');
    const token = await tokenFor(maria.user.email);
    expect((await maria.api.get('/api/admin/me')).status).toBe(200);
    await reset(token);
    expect((await maria.api.get('/api/admin/me')).status).toBe(401);
    for (const { api } of [other, again]) expect((await api.get('/api/admin/me')).status).toBe(200);
    const versions = await query('SELECT token_version FROM users WHERE id = $1', [maria.user.id]);
    expect(versions).toEqual([{ token_version: 1 }]);
  });

  it('has the same response and the same work for everybody', async () => {
    const gone = await insertUser(test.database, { is_active: false });
    const answers = [];
    for (const name of [maria.user.email, gone.email, 'nobody@example.org', '%', "' OR 1=1"]) {
      const { status, headers, html } = await ask(name);
      answers.push({ status, html, length: headers.get('content-length') });
    }
    expect(answers[0]).toMatchObject({ status: 200 });
    expect(answers[0]?.html).toContain('<h1>Look at your mail</h1>');
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const jobs = await query<{ count: number }>(
      `SELECT count(*)::int, array_agg(DISTINCT length(data::text)) AS lengths,
         bool_or(data::text LIKE '%example.org%') AS is_leaked
       FROM jobs.job WHERE name = 'password-resets' AND created_on > now() - interval '1 minute'
       GROUP BY name`,
    );
    expect(jobs).toEqual([
      { count: expect.any(Number) as number, lengths: [expect.any(Number)], is_leaked: false },
    ]);
    expect(jobs[0]?.count).toBeGreaterThanOrEqual(answers.length);
    await until(async () => (await waiting()).length === 0);
    expect(server.mails.flatMap(({ envelope }) => envelope)).toEqual([maria.user.email]);
  });

  it.each([
    ['nothing', { username: ' ' }, 'Email or username is required'],
    ['too much', { username: 'x'.repeat(256) }, 'at most 255 characters'],
  ])('shows an error at the field for %s', async (_what, form, words) => {
    const { status, html } = await send('/forgot-password', form);
    expect(status).toBe(400);
    expect(html).toContain(words);
    expect(html).toContain('aria-invalid="true"');
  });

  it('has pages without caching and indexing, and a token that is stored nowhere', async () => {
    const token = await tokenFor(maria.user.email);
    for (const { headers, html } of [await open(token), await reset(token, { password: 'x' })]) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(html).not.toContain(token);
    }
    const kept = await query(
      `SELECT (SELECT json_agg(user_links) FROM user_links),
         (SELECT json_agg(mails) FROM mails), (SELECT json_agg(job.data) FROM jobs.job AS job)`,
    );
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(log.text).toContain('"route":"/reset-password/:token"');
    expect(log.text).not.toContain(token);
    const sitemap = await (await fetch(`${test.url}/sitemap.xml`)).text();
    expect(sitemap).not.toContain('password');
  });

  it.each([
    ['a common one', { password: 'password1', repeated: 'password1' }, 'most common'],
    ['a short one', { password: 'abcde', repeated: 'abcde' }, 'at least 6 characters'],
    ['two that differ', { repeated: 'horse' }, 'The passwords differ'],
    ['none', { password: '', repeated: '' }, 'at least 6 characters'],
  ])('is not replaced by %s, and the link stays valid', async (_what, change, words) => {
    const token = await tokenFor(maria.user.email);
    const { status, html } = await reset(token, { ...CHOICE, ...change });
    expect(status).toBe(400);
    expect(html).toContain(words);
    expect(html).not.toContain('horse battery');
    expect(await enters(PASSWORD)).toBe(200);
    expect((await reset(token)).status).toBe(200);
  });

  it('can be requested with both spellings of an international domain', async () => {
    await query(`UPDATE users SET email = 'maria@xn--mnchen-3ya.de'`);
    for (const name of ['maria@münchen.de', 'MARIA@XN--MNCHEN-3YA.de']) {
      expect((await open(await tokenFor(name))).status).toBe(200);
    }
  });

  it('cannot contain the username', async () => {
    const token = await tokenFor(maria.user.email);
    const password = `${maria.user.username} 4711`;
    const { status, html } = await reset(token, { password, repeated: password });
    expect(status).toBe(400);
    expect(html).toContain('must not contain the username');
  });

  it('is reset once, also from ten tabs and with several links', async () => {
    const first = await tokenFor(maria.user.email);
    const second = await tokenFor(maria.user.email);
    const tabs = await Promise.all(Array.from({ length: 10 }, () => reset(first)));
    expect(tabs.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array<number>(9).fill(410),
    ]);
    for (const page of [await open(first), await reset(first)]) {
      expect(page.status).toBe(410);
      expect(page.html).toContain('<h1>This link was used already</h1>');
    }
    const page = await open(second);
    expect(page.status).toBe(410);
    expect(page.html).toContain('<h1>This link does not work any more</h1>');
  });

  it('cannot be reset after an hour', async () => {
    const token = await tokenFor(maria.user.email);
    const [kept] = await query<{ seconds: number }>(
      'SELECT extract(epoch FROM expires_at - created_at)::float AS seconds FROM user_links',
    );
    expect(Math.abs((kept?.seconds ?? 0) - 3_600)).toBeLessThan(5);
    await query('UPDATE user_links SET expires_at = now()');
    for (const page of [await open(token), await reset(token)]) {
      expect(page.status).toBe(410);
      expect(page.html).toContain('<h1>This link has expired</h1>');
    }
    expect(await enters(PASSWORD)).toBe(200);
  });

  it.each([
    ['address', `email = 'moved@example.org'`],
    ['password', 'token_version = token_version + 1'],
    ['state', 'is_active = false'],
  ])('cannot be reset after a change of the %s', async (_what, change) => {
    const token = await tokenFor(maria.user.email);
    await query(`UPDATE users SET ${change} WHERE id = $1`, [maria.user.id]);
    for (const page of [await open(token), await reset(token)]) {
      expect(page.status).toBe(410);
      expect(page.html).toContain('<h1>This link does not work any more</h1>');
    }
  });

  it.each([
    ['altered', (token: string) => token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
    ['cut off', (token: string) => token.slice(0, 30)],
    ['of another site', () => 'd0r9KaKORMDKgorEkWlKxuoIHoKumj0iQtCLQFrkFy4'],
    ['no token at all', () => '%27%3BDROP%20TABLE'],
  ])('has a link that is rejected when it is %s', async (_what, change) => {
    const token = change(await tokenFor(maria.user.email));
    for (const page of [await open(token), await reset(token)]) {
      expect(page.status).toBe(404);
      expect(page.html).toContain('<h1>This link does not work</h1>');
    }
    expect(await enters(PASSWORD)).toBe(200);
  });

  it('sends at most three mails an hour, and no outdated ones', async () => {
    for (let count = 0; count < 5; count += 1) await ask(maria.user.email);
    await until(async () => (await waiting()).length === 0);
    expect(server.mails).toHaveLength(3);
    await query(`UPDATE user_links SET created_at = now() - interval '2 hours'`);
    server.behaviour = { recipient: 451 };
    await ask(maria.user.email);
    await until(async () => (await query('SELECT FROM mails WHERE tries = 1')).length === 1);
    await query('UPDATE users SET is_active = false WHERE id = $1', [maria.user.id]);
    server.behaviour = {};
    await query(
      `UPDATE jobs.job SET start_after = now() WHERE name = 'mails' AND state < 'active'`,
    );
    test.app.get(JobsService).wake(MAILS);
    await until(
      async () => (await query(`SELECT FROM mails WHERE state = 'dropped'`)).length === 1,
    );
    expect(server.mails).toHaveLength(3);
  });

  describe('rate limits', () => {
    let limited: TestApp;

    beforeAll(async () => {
      limited = await createTestApp({
        env: { ...env, RATE_LIMIT: 'on' },
        database: test.database,
        platform: test.sandbox,
      });
    });
    afterAll(() => limited.close());

    it('allow twenty requests from one address', async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 21; count += 1) {
        statuses.push((await ask('nobody', limited)).status);
      }
      expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
      expect((await ask('nobody', limited)).html).toContain('Too many links were asked for');
    });

    it('allow twenty attempts from one address', async () => {
      const token = await tokenFor(maria.user.email);
      const weak = { password: 'password1', repeated: 'password1' };
      for (let count = 0; count < 20; count += 1) {
        expect((await reset(token, weak, limited)).status).toBe(400);
      }
      const { status, html } = await reset(token, CHOICE, limited);
      expect(status).toBe(429);
      expect(html).toContain('Too many attempts from your network address.');
      await query(`DELETE FROM rate_limits WHERE key LIKE 'form-reset-password%'`);
    });

    it('do not block a reset after too many failed logins', async () => {
      const token = await tokenFor(maria.user.email);
      for (let count = 0; count < 11; count += 1) await enters('not it', limited);
      expect(await enters(PASSWORD, limited)).toBe(429);
      expect((await reset(token, CHOICE, limited)).status).toBe(200);
      expect(await enters(CHOICE.password, limited)).toBe(200);
    });
  });

  it('is reset by an admin if no mail is sent', async () => {
    const silent = await createTestApp();
    try {
      const { user } = await signIn(silent, 'staff');
      const shown = await (await fetch(`${silent.url}/forgot-password`)).text();
      for (const html of [shown, (await ask(user.email, silent)).html]) {
        expect(html).toContain('Ask an administrator');
        expect(html).not.toContain('<form');
      }
      expect(await silent.database.query('SELECT FROM user_links')).toEqual([]);
    } finally {
      await silent.close();
    }
  });
});
