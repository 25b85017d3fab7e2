import { request } from 'node:http';
import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { signIn } from '../../test/sign-in.js';
import { until } from '../../test/until.js';
import { poolOf } from '../common/sql/pool-of.js';
import { SubscribersCursor } from '../newsletter/admin/subscribers-cursor.queries.js';
import { SESSIONS } from './data-source.js';

const LIMITS = `
  SELECT name, setting || coalesce(unit, '') AS setting FROM pg_settings
  WHERE name LIKE 'tcp_%' OR name = 'idle_in_transaction_session_timeout'`;

describe('PostgreSQL, of a machine that is gone without a word', () => {
  const clients = new Set<PoolClient & { processID?: number }>();
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
    poolOf(test.dataSource).on('acquire', (client) => clients.add(client));
  });
  afterAll(() => test.close());

  it('ends the sessions, and what is left of a transaction', async () => {
    for (const dataSource of [test.dataSource, test.app.get<DataSource>(SESSIONS)]) {
      const rows = await dataSource.query<{ name: string; setting: string }[]>(LIMITS);
      expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
        tcp_keepalives_idle: '10s',
        tcp_keepalives_interval: '5s',
        tcp_keepalives_count: '3',
        // There is no such option on macOS.
        tcp_user_timeout: process.platform === 'darwin' ? '0' : '25000ms',
        idle_in_transaction_session_timeout: '60000ms',
      });
    }
  });

  /** Asked on the very connection of a transaction that waits, known by its last statement. */
  async function idleLimit(statement: string): Promise<unknown> {
    const waiting = () =>
      test.database.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database()
           AND state = 'idle in transaction' AND query LIKE $1`,
        [statement],
      );
    await until(async () => (await waiting()).length === 1);
    const [session] = await waiting();
    const client = [...clients].find((each) => each.processID === session?.pid);
    const answer = await client?.query<object>('SHOW idle_in_transaction_session_timeout');
    return answer?.rows;
  }

  const NO_LIMIT = [{ idle_in_transaction_session_timeout: '0' }];

  it('leaves the import alone, which waits for who sends', async () => {
    const { token } = await signIn(test, 'admin');
    const upload = request(`${test.url}/api/admin/newsletters/import`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/csv', Authorization: `Bearer ${token}` },
    });
    upload.on('error', () => undefined).write('Email\nada@example.org\n');
    expect(await idleLimit('%imported_addresses%')).toEqual(NO_LIMIT);
    upload.destroy();
  });

  it('leaves the export alone, which waits for who reads', async () => {
    const cursor = await SubscribersCursor.open(test.dataSource, {});
    expect(await idleLimit('FETCH%')).toEqual(NO_LIMIT);
    await cursor.close();
  });
});
