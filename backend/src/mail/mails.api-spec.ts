import { jest } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { JobsService } from '../common/jobs/jobs.service.js';
import { CapturedLog } from '../../test/captured-log.js';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { createTestDatabase } from '../../test/database.js';
import { FakeMailServer } from '../../test/fake-mail-server.js';
import { type SignedIn, signIn } from '../../test/sign-in.js';
import { until } from '../../test/until.js';
import type {
  InvitationDto,
  InvitationListDto,
} from '../identity/invitations/dto/invitation.dto.js';
import { MailServerService } from './mail-server.service.js';
import { MAILS } from './mails.service.js';

const PATH = '/api/admin/invitations';

describe('mails', () => {
  let server: FakeMailServer;
  let env: NodeJS.ProcessEnv;
  let test: TestApp;
  let admin: SignedIn;
  const log = new CapturedLog();

  beforeAll(async () => {
    server = await FakeMailServer.start();
    env = { SMTP_URL: server.url, SMTP_TIMEOUT: '1s', MAIL_FROM: 'courses@example.org' };
    test = await createTestApp({ env: { ...env, SITE_NAME: 'A & B <School>' }, log });
    admin = await signIn(test, 'admin');
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });
  afterEach(async () => {
    server.reset();
    await test.database.query('TRUNCATE invitations, mails, bounced_addresses');
  });

  const query = <Row extends object>(sql: string, values?: unknown[]) =>
    test.database.query<Row>(sql, values);
  const invite = async (email: string, name = 'Maria Santos') =>
    (await admin.api.post<InvitationDto>(PATH, { email, name })).body;
  const mailOf = async (email: string) => {
    const { body } = await admin.api.get<InvitationListDto>(PATH);
    return body.invitations.find((invitation) => invitation.email === email)?.mail;
  };
  const becomes = (email: string, state: string) =>
    until(async () => (await mailOf(email))?.state === state);
  const isTried = (email: string) => until(async () => (await mailOf(email))?.tries === 1);
  /** What waits for its next try is tried now. */
  const hurry = async () => {
    await query(
      `UPDATE jobs.job SET start_after = now() WHERE name = 'mails' AND state < 'active'`,
    );
    test.app.get(JobsService).wake(MAILS);
  };

  it('go out as HTML and text, in the site’s name, and say that they are sent', async () => {
    await invite('maria@example.org');
    await becomes('maria@example.org', 'sent');
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      envelope: ['maria@example.org'],
      from: { name: 'A & B <School>', address: 'courses@example.org' },
      subject: `${admin.user.name} invites you to A & B <School>`,
    });
    const headers = mail?.headers.map(({ key, value }) => `${key}: ${value}`);
    expect(headers).toContain('auto-submitted: auto-generated');
    expect(mail?.html).toContain('<h1 style=');
    expect(mail?.html).toContain('Join A &amp; B &lt;School&gt;');
    expect(mail?.html).toContain('prefers-color-scheme: dark');
    expect(mail?.text).toContain('Hello Maria Santos,');
    expect(mail?.text).toMatch(/once, until [A-Z][a-z]+ \d+, \d{4} at \d+:\d\d [AP]M \(UTC\)\./);
    expect(mail?.text).not.toMatch(/<(?!School)|&amp;/);
    const link = /http\S+\/invitation\/[\w-]{43}/;
    expect(link.exec(mail?.text ?? '')?.[0]).toBe(link.exec(mail?.html ?? '')?.[0]);
    expect(await query('SELECT kind, tries, error FROM mails')).toEqual([
      { kind: 'invitation', tries: 0, error: null },
    ]);
  });

  it('keep nothing of the link in the database', async () => {
    await invite('maria@example.org');
    await becomes('maria@example.org', 'sent');
    const token = /invitation\/([\w-]{43})/.exec(server.mails[0]?.text ?? '')?.[1] ?? '';
    expect(token).toHaveLength(43);
    const kept = await query(
      `SELECT (SELECT json_agg(invitations) FROM invitations), (SELECT json_agg(mails) FROM mails),
         (SELECT json_agg(job) FROM jobs.job AS job WHERE name = 'mails')`,
    );
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it.each([
    'Maria\r\nBcc: eve@example.org',
    'Maria\nContent-Type: text/plain\n\n<script>',
    'Maria" <eve@example.org>, "',
    '=?utf-8?q?=0D=0ABcc:_eve@example.org?=',
    'Ma\u2028ria\u0000',
  ])('take no header from the name %j', async (name) => {
    await query('UPDATE users SET name = $1 WHERE id = $2', [
      name.replaceAll('\u0000', ''),
      admin.user.id,
    ]);
    await invite('maria@example.org', name.replaceAll('\u0000', ''));
    await becomes('maria@example.org', 'sent');
    const [mail] = server.mails;
    expect(mail?.envelope).toEqual(['maria@example.org']);
    expect(mail?.to).toEqual([{ name: '', address: 'maria@example.org' }]);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers.filter(({ key }) => key === 'content-type')).toHaveLength(1);
    expect(mail?.html).not.toContain('<script');
    expect(mail?.subject).toMatch(/ invites you to A & B <School>$/);
  });

  it('count how long the server takes for them, for the metrics', async () => {
    const { usage } = test.app.get(MailServerService);
    const before = { ...usage };
    server.behaviour = { beforeAnswer: () => setTimeout(300) };
    await invite('maria@example.org');
    await becomes('maria@example.org', 'sent');
    expect(usage.sends - before.sends).toBe(1);
    expect(usage.seconds - before.seconds).toBeGreaterThan(0.29);
  });

  it.each([421, 450, 451])('wait for the next try after %i to the address', async (recipient) => {
    const known = ['ada@example.org', 'eve@example.org', 'bob@example.org', 'zoe@example.org'];
    for (const email of known) await invite(email);
    await until(() => server.mails.length === known.length);
    server.reset();
    server.behaviour = { recipient };
    await invite('maria@example.org');
    await isTried('maria@example.org');
    expect(server.named).toBe(1);
    expect(await mailOf('maria@example.org')).toMatchObject({
      state: 'waiting',
      error: expect.stringContaining(String(recipient)) as string,
    });
  });

  it('to an address that needs SMTPUTF8 fail at once without it, and go out with it', async () => {
    await invite('søren@example.org');
    await becomes('søren@example.org', 'sent');
    expect(server.mails[0]?.envelope).toEqual(['søren@example.org']);

    const old = await FakeMailServer.start({ hideSMTPUTF8: true });
    const other = await createTestApp({ env: { ...env, SMTP_URL: old.url } });
    const { api } = await signIn(other, 'admin');
    await api.post(PATH, { email: 'søren@example.org', name: 'Søren' });
    const mailOfSoren = async () =>
      (await api.get<InvitationListDto>(PATH)).body.invitations[0]?.mail;
    await until(async () => (await mailOfSoren())?.tries === 1);
    const mail = await mailOfSoren();
    await other.close();
    await old.close();
    expect(mail).toMatchObject({
      state: 'refused',
      error: expect.stringContaining('The mail server does not support SMTPUTF8') as string,
    });
    expect(old.named).toBe(0);
  });

  it.each([
    ['refuses the address for now', { recipient: 451 }, /^451 /],
    ['refuses the mail for now', { content: 452 }, /^452 /],
    ['takes no mail at all', { content: '554 5.3.2 System not accepting mail' }, /^554 /],
    ['hangs', { hangs: true }, /timeout/i],
    ['breaks off', { drops: true }, /close/i],
  ])('are tried again when the server %s', async (_what, behaviour, error) => {
    server.behaviour = behaviour;
    await invite('maria@example.org');
    await isTried('maria@example.org');
    expect(await mailOf('maria@example.org')).toMatchObject({
      state: 'waiting',
      tries: 1,
      error: expect.stringMatching(error) as string,
    });
    const [job] = await query<{ pause: number }>(
      `SELECT extract(epoch FROM start_after - created_on)::int AS pause FROM jobs.job
       WHERE name = 'mails' AND state < 'active'`,
    );
    expect(job?.pause).toBe(30);
    server.behaviour = {};
    await hurry();
    await becomes('maria@example.org', 'sent');
    expect(server.mails).toHaveLength(1);
  });

  it('are tried again when the server answers line by line and comes to no end', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const inHaste = jest
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((time) => timeout(time === 12_000 ? 500 : time));
    server.behaviour = { drips: true };
    try {
      await invite('maria@example.org');
      await isTried('maria@example.org');
    } finally {
      inHaste.mockRestore();
    }
    expect(await mailOf('maria@example.org')).toMatchObject({
      state: 'waiting',
      error: 'The mail server did not accept the mail within 12 s.',
    });
    server.behaviour = {};
    await hurry();
    await becomes('maria@example.org', 'sent');
    expect(server.mails).toHaveLength(1);
  });

  it.each([
    ['address', { recipient: 550 }],
    ['mail', { content: 554 }],
    ['mail as spam', { content: '554 5.7.1 as the test wants it' }],
  ])('are not tried again when the %s is refused for good', async (_what, behaviour) => {
    server.behaviour = behaviour;
    await invite('nobody@example.org');
    await becomes('nobody@example.org', 'refused');
    expect(await mailOf('nobody@example.org')).toMatchObject({
      error: expect.stringMatching(/^55\d .*as the test wants it$/) as string,
    });
    expect(await query(`SELECT FROM jobs.job WHERE name = 'mails' AND state < 'active'`)).toEqual(
      [],
    );
  });

  it('wait longer each time, and are given up after three days', async () => {
    server.behaviour = { recipient: 451 };
    await invite('maria@example.org');
    const pauses: number[] = [];
    for (let tries = 1; tries <= 3; tries += 1) {
      await until(async () => (await mailOf('maria@example.org'))?.tries === tries);
      const [job] = await query<{ pause: number }>(
        `SELECT extract(epoch FROM start_after - created_on)::int AS pause FROM jobs.job
         WHERE name = 'mails' AND state < 'active'`,
      );
      pauses.push(job?.pause ?? 0);
      await hurry();
    }
    expect(pauses).toEqual([30, 60, 120]);
    await query(`UPDATE mails SET created_at = now() - interval '3 days'`);
    await until(async () => {
      await hurry();
      return (await mailOf('maria@example.org'))?.state === 'failed';
    });
    expect((await mailOf('maria@example.org'))?.error).toMatch(/^451 /);
  });

  it('leave the address out of the log, which a mail server repeats', async () => {
    server.behaviour = {
      recipient: '450 4.2.0 <maria@example.org>: Recipient address rejected: Greylisted',
    };
    log.clear();
    await invite('maria@example.org');
    await isTried('maria@example.org');
    await query(`UPDATE mails SET created_at = now() - interval '3 days'`);
    await hurry();
    await becomes('maria@example.org', 'failed');
    expect((await mailOf('maria@example.org'))?.error).toContain('maria@example.org');
    const words = '450 4.2.0 <<email>>: Recipient address rejected: Greylisted';
    const said = () => log.lines.map(({ msg }) => msg).filter((msg) => / a mail[ :]/.test(msg));
    await until(() => said().length === 2);
    expect(said()).toEqual([
      `Could not send a mail (will retry): ${words}`,
      `Gave up sending a mail: ${words}`,
    ]);
    expect(log.text).not.toContain('maria@');
  });

  it('are tried again when they cannot be written, and keep no other back', async () => {
    await query(
      `CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF NEW.email = 'broken@example.org' THEN
           IF TG_OP = 'UPDATE' THEN RAISE 'a word of the database'; END IF;
           NEW.token_hash := '';
         END IF;
         RETURN NEW;
       END $$;
       CREATE TRIGGER break BEFORE INSERT OR UPDATE ON invitations FOR EACH ROW EXECUTE FUNCTION break()`,
    );
    await invite('broken@example.org');
    await invite('maria@example.org');
    await isTried('broken@example.org');
    await becomes('maria@example.org', 'sent');
    expect(await mailOf('broken@example.org')).toMatchObject({
      state: 'waiting',
      error: 'The mail could not be composed. See the server’s log.',
    });
    await query('DROP FUNCTION break CASCADE');
    await hurry();
    await becomes('broken@example.org', 'sent');
  });

  it('are kept with what causes them, or not at all', async () => {
    await test.database.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
       CREATE TRIGGER refuse BEFORE INSERT ON mails FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    const { status } = await admin.api.post(PATH, { email: 'maria@example.org', name: 'Maria' });
    await test.database.query('DROP FUNCTION refuse CASCADE');
    expect(status).toBe(500);
    expect(await query('SELECT FROM invitations')).toEqual([]);
  });

  it('are not sent when they are not wanted any more', async () => {
    server.behaviour = { recipient: 451 };
    const { id } = await invite('maria@example.org');
    await isTried('maria@example.org');
    await admin.api.delete(`${PATH}/${id}`);
    server.behaviour = {};
    await hurry();
    await until(async () => {
      const [mail] = await query<{ state: string }>('SELECT state FROM mails');
      return mail?.state === 'dropped';
    });
    expect(server.mails).toEqual([]);
  });

  it('of two processes go out once each', async () => {
    const other = await createTestApp({ env, database: test.database, platform: test.sandbox });
    const wanted = Array.from({ length: 60 }, (_, index) => `guest${index}@example.org`);
    try {
      await Promise.all(wanted.map((email) => invite(email)));
      other.app.get(JobsService).wake(MAILS);
      await until(
        async () => (await query(`SELECT FROM mails WHERE state <> 'sent'`)).length === 0,
      );
    } finally {
      await other.close();
    }
    const reached = server.mails.flatMap(({ envelope }) => envelope);
    expect(reached.toSorted()).toEqual(wanted.toSorted());
  });

  it('on their way are waited for by a process that stops, and go out once', async () => {
    const database = await createTestDatabase();
    const stopping = await createTestApp({ env, database, platform: test.sandbox });
    const stops = jest.spyOn(stopping.app.get(JobsService), 'beforeApplicationShutdown');
    try {
      const { api } = await signIn(stopping, 'admin');
      let stopped: Promise<void> | undefined;
      server.behaviour = {
        beforeAnswer: async () => {
          stopped = stopping.close();
          await until(() => stops.mock.calls.length > 0);
        },
      };
      await api.post(PATH, { email: 'maria@example.org', name: 'Maria' });
      await until(() => stopped !== undefined);
      await stopped;
      expect(await database.query('SELECT state FROM mails')).toEqual([{ state: 'sent' }]);
      expect(await database.query(`SELECT state::text FROM jobs.job WHERE name = 'mails'`)).toEqual(
        [{ state: 'completed' }],
      );
      expect(server.mails).toHaveLength(1);
    } finally {
      await stopping.close();
      await database.drop();
    }
  });
});
