import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { FakeMailServer } from '../../test/fake-mail-server.js';
import { type SignedIn, signIn } from '../../test/sign-in.js';
import { until } from '../../test/until.js';
import { JobsService } from '../common/jobs/jobs.service.js';
import type { NewsletterDetailsDto } from '../newsletter/dto/consent.dto.js';
import type { NewsletterListDto } from '../newsletter/dto/newsletter.dto.js';
import { insertSubscribers } from '../newsletter/newsletter.factory.js';
import type {
  InvitationDto,
  InvitationListDto,
} from '../identity/invitations/dto/invitation.dto.js';
import type { UserMailsDto } from '../identity/password-reset/other-passwords.dto.js';
import { insertUser } from '../identity/users/user.factory.js';
import { MAILS, MailsService } from './mails.service.js';

const BOUNCED = { words: '550 as the test wants it', since: expect.any(String) as string };
const MARIA = 'maria@example.org';
const INVITATIONS = '/api/admin/invitations';
const LIST = '/api/admin/newsletters';

describe('an address that the mail server refuses', () => {
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
    await test.database.query('DELETE FROM users WHERE id <> $1', [admin.user.id]);
    await test.database.query(
      `TRUNCATE invitations, mails, bounced_addresses, newsletter_subscriptions, newsletter_counts,
         unsubscribe_records`,
    );
    server.reset();
  });

  const addMaria = async () => (await insertUser(test.database, { email: MARIA })).id;
  const sendTo = async (userId: string, query = '') => {
    const { status } = await admin.api.post(`/api/admin/users/${userId}/password-mail${query}`);
    expect(status).toBe(204);
  };
  const mailsOf = async (userId: string) =>
    (await admin.api.get<UserMailsDto>(`/api/admin/users/${userId}/mails`)).body;
  const stateOf = async (userId: string) => (await mailsOf(userId)).mails[0]?.state;

  /** Sends Maria a mail that is refused so. */
  const refuse = async (recipient: number | string) => {
    const id = await addMaria();
    server.behaviour = { recipient };
    await sendTo(id);
    await until(async () => (await mailsOf(id)).mails[0]?.error !== null);
    server.behaviour = {};
    return id;
  };

  it('for good gets no mail until an admin wants it', async () => {
    const id = await refuse(550);
    expect(await mailsOf(id)).toMatchObject({ bounced: BOUNCED, mails: [{ state: 'refused' }] });
    await test.database.query(`UPDATE mails SET created_at = now() - interval '1 hour'`);
    await sendTo(id);
    await until(async () => {
      const { mails } = await mailsOf(id);
      return mails.length === 2 && mails.every(({ state }) => state === 'refused');
    });
    expect((await mailsOf(id)).mails[0]).toMatchObject({ error: BOUNCED.words, tries: 0 });
    expect(server.mails).toEqual([]);

    const path = `/api/admin/users/${id}/bounce`;
    expect((await admin.api.delete(path)).status).toBe(204);
    expect((await mailsOf(id)).bounced).toBeUndefined();
    await sendTo(id);
    await until(async () => (await stateOf(id)) === 'sent');
    expect(server.mails).toHaveLength(1);
  });

  it('for good is tried again by a mail that an admin sends anyway', async () => {
    const id = await refuse(550);
    await sendTo(id, '?anyway=yes');
    await until(async () => (await stateOf(id)) === 'sent');
    expect((await mailsOf(id)).bounced).toBeUndefined();
    expect(server.mails[0]?.envelope).toEqual([MARIA]);
    const path = `/api/admin/users/${id}/password-mail?anyway=maybe`;
    expect((await admin.api.post(path)).body).toMatchObject({
      ...{ status: 400, errors: [{ field: 'anyway', message: 'Anyway must be yes' }] },
    });
  });

  it('for good is marked again when it refuses what was sent anyway', async () => {
    const id = await refuse(550);
    server.behaviour = { recipient: 553 };
    await sendTo(id, '?anyway=yes');
    await until(async () => (await mailsOf(id)).bounced !== undefined);
    const again = await mailsOf(id);
    expect(again.bounced?.words).toBe('553 as the test wants it');
    expect(again.mails[0]).toMatchObject({ state: 'refused', tries: 1 });
  });

  it('for good gets mails once it is another one, and is refused when it comes back', async () => {
    const id = await refuse(550);
    const change = (email: string) =>
      test.database.query('UPDATE users SET email = $1 WHERE id = $2', [email, id]);
    await change('other@example.org');
    expect((await mailsOf(id)).bounced).toBeUndefined();
    await sendTo(id);
    await until(async () => (await stateOf(id)) === 'sent');
    expect(server.mails[0]?.envelope).toEqual(['other@example.org']);
    await change(MARIA.toUpperCase());
    expect((await mailsOf(id)).bounced).toEqual(BOUNCED);
  });

  it.each([450, 451, 452])('for now by %i is tried again, and not marked', async (code) => {
    const id = await refuse(code);
    const found = await mailsOf(id);
    expect(found.bounced).toBeUndefined();
    expect(found.mails).toMatchObject([{ state: 'waiting' }]);
    await test.database.query(`UPDATE jobs.job SET start_after = now() WHERE name = 'mails'`);
    test.app.get(JobsService).wake(MAILS);
    await until(async () => (await stateOf(id)) === 'sent');
  });

  it.each(['550 5.1.1 User unknown', '552 5.2.2 Mailbox full'])(
    'for good by “%s” is marked with these words',
    async (words) => {
      const id = await refuse(words);
      expect(await mailsOf(id)).toMatchObject({
        bounced: { words },
        mails: [{ state: 'refused' }],
      });
    },
  );

  it('is not marked by words that may be about something else', async () => {
    const id = await refuse('554 5.5.0 Something is wrong');
    const found = await mailsOf(id);
    expect(found.bounced).toBeUndefined();
    expect(found.mails).toMatchObject([{ state: 'refused' }]);
  });

  it.each([
    '554 5.7.1 <maria@example.org>: Relay access denied',
    '550 5.7.606 Banned sending IP',
    '550 5.4.5 Daily sending quota exceeded',
    '554 5.3.2 System not accepting network messages',
    '530 Authentication required',
    '503 AUTH first',
  ])('by “%s”, which is our own failure, is tried again and not marked', async (words) => {
    const id = await refuse(words);
    const found = await mailsOf(id);
    expect(found.bounced).toBeUndefined();
    expect(found.mails).toMatchObject([{ state: 'waiting', tries: 1 }]);
    await test.database.query(`UPDATE jobs.job SET start_after = now() WHERE name = 'mails'`);
    test.app.get(JobsService).wake(MAILS);
    await until(async () => (await stateOf(id)) === 'sent');
  });

  it('is not marked when the mail is what is refused', async () => {
    const id = await addMaria();
    server.behaviour = { content: 554 };
    await sendTo(id);
    await until(async () => (await stateOf(id)) === 'refused');
    expect((await mailsOf(id)).bounced).toBeUndefined();
  });

  it('is tried again by an invitation that an admin sends again', async () => {
    server.behaviour = { recipient: 550 };
    const { body } = await admin.api.post<InvitationDto>(INVITATIONS, {
      ...{ email: 'guest@example.org', name: 'Guest' },
    });
    const mail = async () =>
      (await admin.api.get<InvitationListDto>(INVITATIONS)).body.invitations[0]?.mail;
    await until(async () => (await mail())?.state === 'refused');
    server.behaviour = {};
    expect((await admin.api.post(`${INVITATIONS}/${body.id}/resend`)).status).toBe(200);
    await until(async () => (await mail())?.state === 'sent');
    expect(await test.database.query('SELECT FROM bounced_addresses')).toEqual([]);
  });

  describe('of a subscriber', () => {
    const mark = async () => {
      const [ada] = await insertSubscribers(test.database, ['ada@example.org']);
      await test.database.query(
        `INSERT INTO bounced_addresses (address, words) VALUES ('ada@example.org', $1)`,
        [BOUNCED.words],
      );
      return ada?.id ?? '';
    };

    it('is shown in the list and beside the consent, until an admin wants mails sent', async () => {
      const id = await mark();
      await insertSubscribers(test.database, ['eve@example.org']);
      const list = async () => (await admin.api.get<NewsletterListDto>(LIST)).body.newsletters;
      expect((await list()).map(({ bounced }) => bounced)).toEqual([undefined, BOUNCED]);
      const shown = await admin.api.get<NewsletterDetailsDto>(`${LIST}/${id}`);
      expect(shown.body).toMatchObject({ bounced: BOUNCED, consents: null });
      expect((await admin.api.delete(`${LIST}/${id}/bounce`)).status).toBe(204);
      expect((await list()).map(({ bounced }) => bounced)).toEqual([undefined, undefined]);
      for (const gone of ['999999', 'x']) {
        expect((await admin.api.delete(`${LIST}/${gone}/bounce`)).status).toBe(404);
      }
    });

    it('is forgotten with the address, unless somebody else has it', async () => {
      const refused = () => test.database.query('SELECT FROM bounced_addresses');
      await insertUser(test.database, { email: 'Ada@example.org' });
      await admin.api.delete(`${LIST}/${await mark()}`);
      expect(await refused()).toHaveLength(1);
      await test.database.query(`DELETE FROM users WHERE email = 'Ada@example.org'`);
      await test.database.query('DELETE FROM bounced_addresses');
      await admin.api.delete(`${LIST}/${await mark()}`);
      expect(await refused()).toEqual([]);
    });
  });

  it('is forgotten after 90 days when nobody has it', async () => {
    const maria = await addMaria();
    await insertSubscribers(test.database, ['ada@example.org']);
    await test.database.query(
      `INSERT INTO invitations (email, name, role, inviter_name, token_hash, expires_at)
       VALUES ('Guest@example.org', 'Guest', 'staff', 'Admin', '', now())`,
    );
    await test.database.query(
      `INSERT INTO user_links (kind, user_id, new_email, email, token_version, expires_at)
       VALUES ('email-confirmation', $1, 'Maria@new.example.org', $2, 0, now())`,
      [maria, MARIA],
    );
    await test.database.query(
      `INSERT INTO bounced_addresses SELECT address, now() - days * interval '1 day', 'no'
       FROM (VALUES ('ada@example.org', 91), ($1, 91), ('guest@example.org', 91), ('maria@new.example.org', 91),
         ('old@example.org', 91), ('new@example.org', 89)) AS known (address, days)`,
      [MARIA],
    );
    await test.app.get(MailsService).forget();
    const kept = await test.database.query<{ address: string }>(
      'SELECT address FROM bounced_addresses',
    );
    expect(kept.map(({ address }) => address).toSorted()).toEqual(
      [
        'ada@example.org',
        MARIA,
        'guest@example.org',
        'maria@new.example.org',
        'new@example.org',
      ].toSorted(),
    );
  });

  it('is not marked for a sender that the server refuses, which is our own failure', async () => {
    const id = await addMaria();
    server.behaviour = { sender: 553 };
    await sendTo(id);
    await until(async () => (await mailsOf(id)).mails[0]?.tries === 1);
    const found = await mailsOf(id);
    expect(found.bounced).toBeUndefined();
    expect(found.mails).toMatchObject([{ state: 'waiting', error: '553 as the test wants it' }]);
  });

  it('is not marked when nobody answers at the server’s address', async () => {
    const gone = await FakeMailServer.start();
    await gone.close();
    const env = { SMTP_URL: gone.url, SMTP_TIMEOUT: '1s', MAIL_FROM: 'courses@example.org' };
    const away = await createTestApp({ env });
    try {
      const { api } = await signIn(away, 'admin');
      const invited = await api.post(INVITATIONS, { email: 'guest@example.org', name: 'Guest' });
      expect(invited.status).toBe(201);
      const mail = async () =>
        (await api.get<InvitationListDto>(INVITATIONS)).body.invitations[0]?.mail;
      await until(async () => (await mail())?.tries === 1);
      expect(await mail()).toMatchObject({
        state: 'waiting',
        error: expect.stringContaining('ECONNREFUSED') as string,
      });
      expect(await away.database.query('SELECT FROM bounced_addresses')).toEqual([]);
    } finally {
      await away.close();
    }
  });
});
