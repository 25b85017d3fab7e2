import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { CapturedLog } from '../../../test/captured-log.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { insertManySubscribers } from '../newsletter.factory.js';

const EXPORT = '/api/admin/newsletters/export';
/** 50,000 lines of 300 bytes exceed the socket buffers of this machine. */
const MANY = 50_000;

describe('an export that is read slowly', () => {
  const log = new CapturedLog();
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp({ log });
    admin = await signIn(test, 'admin');
    await insertManySubscribers(test.database, MANY);
  });
  afterAll(() => test.close());

  const requests: ClientRequest[] = [];

  /** Requests the file and reads nothing of it yet. */
  const start = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { Authorization: `Bearer ${admin.token}` };
      const request = get(`${test.url}${EXPORT}`, { headers, agent: false }, resolve);
      requests.push(request.on('error', reject));
    });

  /** Returns connections with an open cursor, and how long they have waited for the client. */
  const held = () =>
    test.database.query<{ waits: number }>(
      `SELECT CASE state WHEN 'active' THEN 0
         ELSE extract(epoch FROM now() - state_change)::float8 END AS waits FROM pg_stat_activity
       WHERE datname = current_database() AND state <> 'idle' AND query LIKE 'FETCH%'`,
    );
  const waiting = async () => (await held()).filter(({ waits }) => waits > 0.3).length;

  afterEach(async () => {
    for (const request of requests.splice(0)) request.destroy();
    await until(async () => (await held()).length === 0);
  });

  it('waits for its client, and is complete', async () => {
    const response = await start();
    await until(async () => (await waiting()) === 1);
    const file = await text(response);
    expect(file.split('\r\n')).toHaveLength(MANY + 2);
  });

  it('frees its connection when its client disconnects, which is no error', async () => {
    const response = await start();
    await until(async () => (await held()).length === 1);
    response.destroy();
    await until(async () => (await held()).length === 0);
    expect(log.text).not.toContain('A response broke off before it was complete.');
  });

  it('fails if the database connection breaks', async () => {
    const response = await start();
    await until(async () => (await held()).length === 1);
    await test.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE 'FETCH%'`,
    );
    await expect(text(response)).rejects.toThrow('aborted');
    await until(() =>
      log.lines.some(
        ({ level, msg }) => level === 50 && msg === 'A response broke off before it was complete.',
      ),
    );
  });

  it('is in the audit log before its first byte', async () => {
    const response = await start();
    const lines = await test.database.query(
      `SELECT (after ->> 'rows')::int AS rows FROM changes WHERE request_id = $1`,
      [response.headers['x-request-id']],
    );
    expect(lines).toEqual([{ rows: MANY }]);
  });

  it('is rejected if the audit log cannot record it', async () => {
    await test.database.query('ALTER TABLE changes ADD CONSTRAINT none CHECK (id < 0) NOT VALID');
    const refused = await admin.api.get(EXPORT);
    await test.database.query('ALTER TABLE changes DROP CONSTRAINT none');
    expect(refused.status).toBe(500);
    expect((await admin.api.get(`${EXPORT}?search=nobody`)).status).toBe(200);
  });

  it('allows a second export, and rejects a third until one has ended', async () => {
    const first = await start();
    const second = await start();
    await until(async () => (await waiting()) === 2);
    const refused = await admin.api.get(EXPORT);
    expect(refused).toMatchObject({
      status: 503,
      body: { detail: 'Other exports are running. Try again when one of them has ended.' },
    });
    expect(refused.headers.get('retry-after')).toBe('5');
    first.destroy();
    await until(async () => (await admin.api.get(`${EXPORT}?search=nobody`)).status === 200);
    expect(second.destroyed).toBe(false);
  });

  it('contains everybody at its start, even those deleted during the export', async () => {
    const response = await start();
    await until(async () => (await waiting()) === 1);
    await test.database.query('DELETE FROM newsletter_subscriptions');
    const file = await text(response);
    expect(file.split('\r\n')).toHaveLength(MANY + 2);
  });
});
