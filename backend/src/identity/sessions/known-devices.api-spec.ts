import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { FakeMailServer } from '../../../test/fake-mail-server.js';
import { signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { type InsertedUser, insertUser, PASSWORD } from '../users/user.factory.js';
import { SessionsService } from './sessions.service.js';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const LATER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('a sign-in from a new device', () => {
  let server: FakeMailServer;
  let test: TestApp;
  let maria: InsertedUser;

  beforeAll(async () => {
    server = await FakeMailServer.start();
    test = await createTestApp({ env: { SMTP_URL: server.url, MAIL_FROM: 'x@example.org' } });
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });
  beforeEach(async () => {
    maria = await insertUser(test.database, {});
  });
  afterEach(async () => {
    await until(async () => (await waiting()).length === 0);
    await test.database.empty('mails', 'users');
    server.reset();
  });

  const waiting = () =>
    test.database.query(
      `SELECT FROM jobs.job WHERE name = 'mails' AND state IN ('created', 'retry', 'active')`,
    );
  const enter = async (agent: string, password = PASSWORD) => {
    const answer = await test.api.post(
      '/api/admin/login',
      { username: maria.username, password },
      { headers: { 'User-Agent': agent } },
    );
    return answer.status;
  };
  const causes = () => test.database.query(`SELECT FROM mails WHERE kind = 'new-device'`);

  it('sends a mail with device, address and advice', async () => {
    await enter(FIREFOX);
    expect(await causes()).toEqual([]);
    expect(await enter(SAFARI)).toBe(200);
    await until(() => server.mails.length > 0);
    const [mail] = server.mails;
    expect(mail).toMatchObject({ to: [{ address: maria.email }] });
    expect(mail?.subject).toMatch(/^A sign-in to .+ from a new device$/);
    for (const said of ['Safari on iOS', '127.0.0.1', maria.username, '/admin/account']) {
      expect(mail?.text?.replaceAll('\n', ' ')).toContain(said);
      expect(mail?.html).toContain(said);
    }
    await enter(SAFARI);
    expect(await causes()).toHaveLength(1);
  });

  it('is not a newer version of a browser, nor a sign-in after a logout', async () => {
    await enter(FIREFOX);
    await test.database.empty('sessions');
    await enter(LATER);
    expect(await causes()).toEqual([]);
  });

  it('is not a failed sign-in', async () => {
    await enter(FIREFOX);
    expect(await enter(SAFARI, 'not the password')).toBe(401);
    expect(await causes()).toEqual([]);
  });

  it('sends one mail for two concurrent sign-ins', async () => {
    await enter(FIREFOX);
    expect(await Promise.all([enter(SAFARI), enter(SAFARI)])).toEqual([200, 200]);
    expect(await causes()).toHaveLength(1);
  });

  it('sends a mail to a user who has not signed in for over a year', async () => {
    await enter(FIREFOX);
    await test.database.query(`UPDATE known_devices SET last_seen_at = now() - interval '2 years'`);
    await test.app.get(SessionsService).purge();
    expect(await enter(SAFARI)).toBe(200);
    expect(await causes()).toHaveLength(1);
  });

  it('sends a mail to a user who was deleted and restored', async () => {
    await enter(FIREFOX);
    const admin = await signIn(test, 'admin');
    const path = `/api/admin/users/${maria.id}`;
    expect((await admin.api.delete(path)).status).toBe(204);
    expect((await admin.api.post(`${path}/undo`)).status).toBe(200);
    expect(await enter(SAFARI)).toBe(200);
    expect(await causes()).toHaveLength(1);
    expect(await enter(FIREFOX)).toBe(200);
    expect(await causes()).toHaveLength(1);
  });

  it('is deleted when there are more than fifty, or after a year', async () => {
    const devices = () =>
      test.database.query<{ device: string }>('SELECT device FROM known_devices');
    await test.database.query(
      `INSERT INTO known_devices (user_id, device, address, last_seen_at)
       SELECT $1, 'Program ' || n, '::1', now() - n * interval '8 days' FROM generate_series(1, 50) n`,
      [maria.id],
    );
    await enter(FIREFOX);
    const names = (await devices()).map(({ device }) => device);
    expect(names).toHaveLength(50);
    expect(names).toContain('Firefox on Windows');
    expect(names).not.toContain('Program 50');
    await test.app.get(SessionsService).purge();
    expect(await devices()).toHaveLength(46);
  });
});
