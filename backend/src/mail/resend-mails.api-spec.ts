import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { FakeMailServer } from '../../test/fake-mail-server.js';
import { type SignedIn, signIn } from '../../test/sign-in.js';
import { until } from '../../test/until.js';
import type {
  InvitationDto,
  InvitationListDto,
} from '../identity/invitations/dto/invitation.dto.js';
import { MailsService } from './mails.service.js';

const INVITATIONS = '/api/admin/invitations';

describe('an invitation that is sent again', () => {
  let server: FakeMailServer;
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    server = await FakeMailServer.start();
    const env = { SMTP_URL: server.url, SMTP_TIMEOUT: '1s', MAIL_FROM: 'courses@example.org' };
    test = await createTestApp({ env });
    admin = await signIn(test, 'admin');
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });
  afterEach(async () => {
    await until(async () => (await inState('waiting')) === 0);
    await test.database.query('TRUNCATE invitations, mails, bounced_addresses');
    server.reset();
  });

  const query = (sql: string) => test.database.query<{ count: number }>(sql);
  const inState = async (state: string) =>
    (await query(`SELECT count(*)::int FROM mails WHERE state = '${state}'`))[0]?.count ?? 0;
  const resend = (id: string, action = `${INVITATIONS}/${id}/resend`) =>
    admin.api.post<{ detail: string }>(action);
  const letMinutesPass = (minutes: number) =>
    query(`UPDATE mails SET created_at = created_at - interval '${minutes} minutes'`);
  /** Invites so many, and waits until their mails are sent. */
  const invite = async (count = 1) => {
    const ids: string[] = [];
    for (let number = 0; number < count; number += 1) {
      const guest = { email: `guest-${number}@example.org`, name: 'Guest' };
      ids.push((await admin.api.post<InvitationDto>(INVITATIONS, guest)).body.id);
    }
    await until(async () => (await inState('sent')) === count);
    return ids;
  };
  const expectWait = (
    { status, headers, body }: Awaited<ReturnType<typeof resend>>,
    [least, most]: [number, number],
  ) => {
    expect(status).toBe(429);
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(least);
    expect(wait).toBeLessThanOrEqual(most);
    return { wait, detail: body.detail };
  };

  it('goes a minute after the last time at the earliest, and its answer says when', async () => {
    const [id = ''] = await invite();
    const { wait, detail } = expectWait(await resend(id), [0, 60]);
    expect(detail).toBe(
      `This mail was sent less than a minute ago. It can be sent again in ${wait} second${wait === 1 ? '' : 's'}.`,
    );
    expect(await query('SELECT FROM mails')).toHaveLength(1);
    await letMinutesPass(1);
    expect((await resend(id)).status).toBe(200);
    await until(() => server.mails.length === 2);
    expectWait(await resend(id), [0, 60]);
  });

  it('is not renewed by a refusal to send it', async () => {
    const [id = ''] = await invite();
    await query(`UPDATE invitations SET expires_at = now() + interval '1 hour'`);
    await resend(id);
    const rows = await query(`SELECT FROM invitations WHERE expires_at > now() + interval '1 day'`);
    expect(rows).toEqual([]);
  });

  it('has to have ended', async () => {
    server.behaviour = { recipient: 451 };
    const guest = { email: 'guest@example.org', name: 'Guest' };
    const { body } = await admin.api.post<InvitationDto>(INVITATIONS, guest);
    await letMinutesPass(2);
    const refused = await resend(body.id);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toBe('This mail is being sent. Wait for the result.');
    await query(`UPDATE mails SET state = 'dropped'`);
  });

  it('may go again once it was lost while it waited', async () => {
    server.behaviour = { recipient: 451 };
    const guest = { email: 'guest@example.org', name: 'Guest' };
    const { body } = await admin.api.post<InvitationDto>(INVITATIONS, guest);
    await until(async () => (await query('SELECT FROM mails WHERE tries = 1')).length === 1);
    // As after a restore, whose jobs may be left out.
    await query(`DELETE FROM jobs.job WHERE name = 'mails'`);
    const forgetAfter = async (days: number) => {
      await query(`UPDATE mails SET created_at = now() - interval '${days} days'`);
      await test.app.get(MailsService).forget();
    };
    await forgetAfter(3);
    expect(await inState('waiting')).toBe(1);
    await forgetAfter(5);
    const { body: shown } = await admin.api.get<InvitationListDto>(INVITATIONS);
    expect(shown.invitations[0]?.mail).toMatchObject({
      state: 'failed',
      error: 'It was lost while waiting. Send it again.',
    });
    server.behaviour = {};
    expect((await resend(body.id)).status).toBe(200);
    await until(() => server.mails.length === 1);
  });

  it('goes out once of ten clicks at the same time', async () => {
    const [id = ''] = await invite();
    await letMinutesPass(2);
    const answers = await Promise.all(Array.from({ length: 10 }, () => resend(id)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect(statuses.slice(1).every((status) => status === 409 || status === 429)).toBe(true);
    expect(await query('SELECT FROM mails WHERE again')).toHaveLength(1);
  });

  it('is one of 200 mails that go again in an hour, by either way and at the same time', async () => {
    const ids = await invite(5);
    await letMinutesPass(2);
    const others = (count: number, minutes: number) =>
      query(
        `INSERT INTO mails (kind, cause, recipient, state, again, created_at)
         SELECT 'password-reset', gen_random_uuid(), 'other@example.org', 'sent', true,
           now() - interval '${minutes} minutes' FROM generate_series(1, ${count})`,
      );
    await others(100, 61);
    await others(197, 20);
    const answers = await Promise.all(ids.map((id) => resend(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    if (!refused) throw new Error('None was refused.');
    expect(expectWait(refused, [39 * 60, 40 * 60]).detail).toBe(
      'This site has sent 200 mails again within an hour. The next one can be sent in 40 minutes.',
    );
    await until(async () => (await inState('waiting')) === 0);
    const [known] = await test.database.query<{ id: string }>(
      `SELECT id FROM mails WHERE kind = 'password-reset' LIMIT 1`,
    );
    expectWait(await resend('', `/api/admin/mails/${known?.id}/resend`), [39 * 60, 40 * 60]);
    const another = { email: 'another@example.org', name: 'Another' };
    expect((await admin.api.post(INVITATIONS, another)).status).toBe(201);
    await letMinutesPass(41);
    const last = ids.at(answers.findIndex(({ status }) => status === 429)) ?? '';
    expect((await resend(last)).status).toBe(200);
  });

  it('goes again ten times in an hour, also where the server refuses it each time', async () => {
    const [id = '', other = ''] = await invite(2);
    const refusals = (minutes: number) =>
      query(
        `INSERT INTO mails (kind, cause, recipient, state, again, created_at)
         SELECT 'invitation', '${id}', 'guest-0@example.org', 'refused', true,
           now() - interval '${minutes} minutes' FROM generate_series(1, 5)`,
      );
    await letMinutesPass(55);
    await refusals(61);
    await refusals(50);
    await refusals(20);
    expect(expectWait(await resend(id), [9 * 60, 10 * 60]).detail).toBe(
      'This mail has been sent again 10 times within an hour. It can be sent again in 10 minutes.',
    );
    expect((await resend(other)).status).toBe(200);
    await letMinutesPass(11);
    expect((await resend(id)).status).toBe(200);
  });

  it('is renewed as often as one likes where no mail is sent', async () => {
    const silent = await createTestApp();
    try {
      const { api } = await signIn(silent, 'admin');
      const guest = { email: 'guest@example.org', name: 'Guest' };
      const { body } = await api.post<InvitationDto>(INVITATIONS, guest);
      for (let times = 0; times < 3; times += 1) {
        expect((await api.post(`${INVITATIONS}/${body.id}/resend`)).status).toBe(200);
      }
    } finally {
      await silent.close();
    }
  });
});
