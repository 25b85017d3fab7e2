import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { ParticipantMailsService } from './participant-mails.service.js';
import { insertOffering, queuedMails, sessionIn } from './registrations.factory.js';

describe('reminders of offerings', () => {
  let test: TestApp;

  beforeAll(async () => {
    // Nothing listens there, so that mails wait.
    test = await createTestApp({
      env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.org' },
    });
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('offerings', 'mails'));

  /** Registers a person many days before the start. */
  async function register(offering: string, email: string, status = 'confirmed') {
    await test.database.query(
      `INSERT INTO registrations (offering_id, name, email, status, changed_at)
       VALUES ($1, 'Ada', $2, $3, now() - interval '9 days')`,
      [offering, email, status],
    );
  }

  async function remind() {
    await test.app.get(ParticipantMailsService).remindBeforeStart();
    return (await queuedMails(test.database)).map(({ kind, recipient }) => [kind, recipient]);
  }

  it('go out once a day before, only to people with a seat', async () => {
    const soon = await insertOffering(test.database, { sessions: [sessionIn(0.9)] });
    const later = await insertOffering(test.database, { sessions: [sessionIn(1.1)] });
    await register(soon, 'ada@example.org');
    await register(soon, 'bob@example.org', 'waiting');
    await register(later, 'cy@example.org');
    const reminder = ['offering-reminder', 'ada@example.org'];
    expect(await remind()).toEqual([reminder]);
    expect(await remind()).toEqual([reminder]);
  });

  it('go out an hour before, and then none for the day before', async () => {
    const soon = await insertOffering(test.database, { sessions: [sessionIn(0.03)] });
    await register(soon, 'ada@example.org');
    expect(await remind()).toEqual([['offering-reminder', 'ada@example.org']]);
  });

  it('go out a second time in the last hour', async () => {
    const soon = await insertOffering(test.database, { sessions: [sessionIn(0.9)] });
    await register(soon, 'ada@example.org');
    await remind();
    await test.database.query(`UPDATE offerings SET starts_at = now() + interval '50 minutes'`);
    expect(await remind()).toHaveLength(2);
  });
});
