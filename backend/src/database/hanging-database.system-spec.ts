import { Client } from 'pg';
import { suspendPostgres } from '../../bench/suspend-postgres.js';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { startOwnPostgres } from '../../test/own-postgres.js';
import { until } from '../../test/until.js';
import { ContentChangesService } from '../cache/content-changes.service.js';

/**
 * Milliseconds after which nobody reckons with an answer any more. The product gives a probe one second
 * and a visitor eight; the rest is for a machine that is busy.
 */
const VISITOR = 30_000;
const PROBE = 15_000;

describe('a database that hangs', () => {
  const resources = new AsyncDisposableStack();
  let test: TestApp;
  let url: string;
  let token: string;

  beforeAll(async () => {
    ({ url } = await startOwnPostgres(resources));
    test = await createTestApp({
      env: {
        DATABASE_URL: url,
        RATE_LIMIT: 'on',
        ADMIN_USERNAME: 'alex',
        ADMIN_EMAIL: 'alex@example.org',
        ADMIN_PASSWORD: 'open sesame',
      },
    });
    resources.defer(() => test.close());
    const { body } = await test.api.post<{ access_token: string }>('/api/admin/login', {
      username: 'alex',
      password: 'open sesame',
    });
    token = body.access_token;
    await test.app.get(ContentChangesService).caughtUp();
  });
  afterAll(() => resources.disposeAsync());

  const ask = (path: string, patience: number, init: RequestInit = {}) =>
    fetch(test.url + path, { ...init, signal: AbortSignal.timeout(patience) });
  const statusOf = async (answer: Promise<Response>) => (await answer).status;
  const page = () => ask('/', PROBE);
  const list = () => ask('/api/courses', PROBE);
  const health = () => ask('/api/health', PROBE);
  const me = () => ask('/api/admin/me', VISITOR, { headers: { Authorization: `Bearer ${token}` } });
  const subscribe = (reader: string) =>
    ask('/api/newsletter', VISITOR, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: `${reader}@example.org` }),
    });

  it('is answered for in time, and used again when it goes on', async () => {
    const held = await Promise.all([page(), list()].map(statusOf));
    expect(held).toEqual([200, 200]);
    // Idle connections for each of them, as after some traffic.
    const busy = [me(), me(), health(), subscribe('ada'), subscribe('bea')];
    expect(await Promise.all(busy.map(statusOf))).toEqual([200, 200, 200, 201, 201]);

    const resume = await suspendPostgres(url);
    resources.defer(resume);
    const refused = Promise.all([me(), subscribe('cleo'), subscribe('dora')].map(statusOf));
    let waiting = true;
    void refused.finally(() => (waiting = false));
    await until(async () => {
      expect(await Promise.all([page(), list(), health()].map(statusOf))).toEqual([200, 200, 503]);
      return !waiting;
    });
    expect(await refused).toEqual([503, 503, 503]);
    const isListening = () => test.app.get(ContentChangesService).watch === 'listening';
    const becomes = (isHeard: boolean) =>
      until(async () => {
        expect(await statusOf(page())).toBe(200);
        return isListening() === isHeard;
      });
    await becomes(false);
    expect(await statusOf(page())).toBe(200);

    resume();
    await until(async () => (await statusOf(health())) === 200);
    await becomes(true);
    const again = await Promise.all([me(), subscribe('cleo'), page()].map(statusOf));
    expect(again).toEqual([200, 201, 200]);
  });

  it('is left with nothing that nobody waits for any more', async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('BEGIN; LOCK TABLE newsletter_subscriptions');
    expect(await statusOf(subscribe('eve'))).toBe(503);
    const { rows } = await client.query(
      `SELECT query FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(rows).toEqual([]);
    await client.end();
  });
});
