import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { FakeMailServer } from '../../../test/fake-mail-server.js';
import { FakeS3 } from '../../../test/fake-s3.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { ConnectionTestDto } from './dto/connection-test.dto.js';

const ENV = { THINKIFIC_SUBDOMAIN: '', THINKIFIC_API_KEY: '', UDEMY_API_TOKEN: '' };

describe('a test of a connection', () => {
  const resources = new AsyncDisposableStack();
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp({ env: ENV });
    resources.defer(() => test.close());
    admin = await signIn(test, 'admin');
  });
  afterAll(() => resources.disposeAsync());

  const ask = (name: string, settings: unknown, more = {}, api = admin.api) =>
    api.post<ConnectionTestDto>(`/api/admin/connections/${name}/test`, { settings, ...more });
  const answerTo = async (name: string, settings: unknown, more = {}) => {
    const { status, body } = await ask(name, settings, more);
    expect(status).toBe(200);
    return body;
  };
  /** Starts a server that greets a client with this text, or says nothing. */
  const greeter = async (greeting: string | null) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      resources.defer(() => void socket.destroy());
      if (greeting !== null) socket.write(greeting);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    resources.defer(() => void server.close());
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  it('is for admins, of known connections', async () => {
    const staff = await signIn(test, 'staff');
    expect((await ask('mail', {}, {}, test.api)).status).toBe(401);
    expect((await ask('mail', {}, {}, staff.api)).status).toBe(403);
    expect((await ask('facebook', {})).status).toBe(404);
    expect((await ask('mail', { SMTP_URL: 'nonsense' })).status).toBe(400);
    expect((await ask('mail', {}, { send_mail: 'yes' })).status).toBe(400);
  });

  it('of a feed follows its redirects, or says why not', async () => {
    const { url, feed } = test.sandbox;
    const settings = { FEED_SOURCE: 'address', FEED_URL: feed.url };
    const redirectTo = (location: string) =>
      fetch(`${url}/control/feed/faults`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ kind: 'redirect', location, times: 1 }),
      });
    await redirectTo('/feed/courses.json?moved');
    const message = 'The feed answers with 12 courses.';
    expect(await answerTo('feed', settings)).toMatchObject({ is_working: true, message });
    await redirectTo('http://169.254.169.254/');
    expect(await answerTo('feed', settings)).toMatchObject({
      is_working: false,
      message: expect.stringMatching(/a redirect to \S+, a link-local address\.$/) as string,
    });
  });

  it('of the platforms says whether the key is accepted, in their words', async () => {
    const { thinkific, udemy } = test.sandbox;
    const school = { THINKIFIC_SUBDOMAIN: thinkific.subdomain };
    expect(await answerTo('thinkific', school)).toMatchObject({
      is_working: false,
      message: 'Enter the API key first.',
    });
    expect(await answerTo('thinkific', { ...school, THINKIFIC_API_KEY: 'wrong-key' })).toEqual({
      is_working: false,
      message: expect.stringContaining('refuses the subdomain or the API key') as string,
      answer: expect.stringContaining('Authentication Error') as string,
    });
    expect(
      await answerTo('thinkific', { ...school, THINKIFIC_API_KEY: thinkific.apiKey }),
    ).toMatchObject({ is_working: true });
    const withToken = { ...school, THINKIFIC_CREDENTIAL: 'access-token' };
    expect(await answerTo('thinkific', withToken)).toMatchObject({
      is_working: false,
      message: 'Enter the access token first.',
    });
    const wrongKind = { ...withToken, THINKIFIC_ACCESS_TOKEN: thinkific.apiKey };
    expect(await answerTo('thinkific', wrongKind)).toMatchObject({
      is_working: false,
      message: expect.stringContaining('refuses the access token') as string,
    });
    expect(
      await answerTo('thinkific', { ...withToken, THINKIFIC_ACCESS_TOKEN: thinkific.accessToken }),
    ).toMatchObject({ is_working: true });
    expect(await answerTo('udemy', { UDEMY_API_TOKEN: 'wrong' })).toMatchObject({
      is_working: false,
    });
    expect(await answerTo('udemy', { UDEMY_API_TOKEN: udemy.apiToken })).toMatchObject({
      is_working: true,
    });
    expect(await test.database.query('SELECT FROM stored_settings')).toEqual([]);
  });

  it('of a mail server logs in, and sends a mail to oneself', async () => {
    const server = await FakeMailServer.start({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ password }, _session, done) =>
        password === 'right' ? done(null, { user: 'cook' }) : done(new Error('Who are you?')),
    });
    resources.defer(() => server.close());
    const mail = { SMTP_URL: server.url, MAIL_FROM: 'hello@example.org', SMTP_USER: 'cook' };
    expect(await answerTo('mail', { ...mail, SMTP_PASSWORD: 'wrong' })).toEqual({
      is_working: false,
      message: 'The mail server refuses the user or the password.',
      answer: expect.stringContaining('Who are you?') as string,
    });
    expect(await answerTo('mail', { ...mail, SMTP_PASSWORD: 'right' })).toMatchObject({
      is_working: true,
    });
    expect(server.mails).toHaveLength(0);
    const sending = { send_mail: true };
    expect(await answerTo('mail', { ...mail, SMTP_PASSWORD: 'right' }, sending)).toMatchObject({
      is_working: true,
    });
    expect(server.mails.map(({ envelope }) => envelope)).toEqual([[admin.user.email]]);
    server.behaviour = { recipient: '550 No such user' };
    expect(await answerTo('mail', { ...mail, SMTP_PASSWORD: 'right' }, sending)).toEqual({
      is_working: false,
      message: 'The mail server refuses (550).',
      answer: expect.stringContaining('No such user') as string,
    });
  });

  it('of a server that says nothing ends', async () => {
    const server = await greeter(null);
    const mail = { SMTP_URL: `smtp://${server}`, MAIL_FROM: 'hello@example.org' };
    expect(await answerTo('mail', mail)).toEqual({
      is_working: false,
      message: 'The mail server did not answer within 9 seconds.',
      answer: null,
    });
  });

  it('of a server that is none says nothing of what it answered', async () => {
    const server = await greeter('HTTP/1.1 200 secret page\r\n');
    const mail = { SMTP_URL: `smtp://${server}`, MAIL_FROM: 'hello@example.org' };
    expect(await answerTo('mail', mail)).toEqual({
      is_working: false,
      message: 'This is not a mail server.',
      answer: null,
    });
  });

  it('of a storage writes, reads and deletes a file', async () => {
    const s3 = await FakeS3.start();
    resources.defer(() => s3.close());
    const storage = { ...s3.env, PICTURES_DIR: `s3://${s3.bucket}/pictures` };
    expect(await answerTo('pictures', storage)).toMatchObject({ is_working: true });
    expect(await s3.names()).toEqual([]);
    s3.failure = { status: 403, code: 'InvalidAccessKeyId' };
    expect(await answerTo('pictures', storage)).toEqual({
      is_working: false,
      message: 'The storage refuses the access key, or it may not write (InvalidAccessKeyId).',
      answer: 'As the test wants it',
    });
    s3.failure = 'hangs';
    expect(await answerTo('pictures', storage)).toMatchObject({
      is_working: false,
      message: 'The storage did not answer within 9 seconds.',
    });
    s3.failure = null;
    expect(
      await answerTo('pictures', { ...storage, PICTURES_DIR: 's3://not-there' }),
    ).toMatchObject({ is_working: false, message: 'There is no such bucket.' });
  });

  it('leaves an entry in the audit log, without values', async () => {
    await ask('udemy', { UDEMY_API_TOKEN: 'token-to-test' });
    const entries = await test.database.query<{ record: string; after: unknown }>(
      `SELECT record, after FROM changes WHERE action = 'testConnection' ORDER BY id DESC LIMIT 1`,
    );
    expect(entries).toEqual([{ record: 'udemy', after: null }]);
  });

  it('can be repeated ten times in a minute', async () => {
    const { database, sandbox: platform } = test;
    const limited = await createTestApp({ env: { ...ENV, RATE_LIMIT: 'on' }, database, platform });
    resources.defer(() => limited.close());
    const { api } = await signIn(limited, 'admin');
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await ask('mail', {}, {}, api)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
