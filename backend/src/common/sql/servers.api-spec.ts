import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { startOwnPostgres } from '../../../test/own-postgres.js';
import { until } from '../../../test/until.js';
import { createDataSource } from '../../database/data-source.js';
import type { EmbeddedPostgres } from '../../database/embedded.js';
import { migrate } from '../../database/migrate.js';

const READ_ONLY = 'ALTER SYSTEM SET default_transaction_read_only';

async function onServer<T>(url: string, sql: string): Promise<T> {
  const dataSource = await createDataSource(url).initialize();
  try {
    return await dataSource.query<T>(sql);
  } finally {
    await dataSource.destroy();
  }
}

async function takeWrites(url: string, takes: boolean): Promise<void> {
  await onServer(url, `${READ_ONLY} = ${takes ? 'off' : 'on'}`);
  await onServer(url, 'SELECT pg_reload_conf()');
  const shown = () =>
    onServer<{ set: string }[]>(
      url,
      `SELECT current_setting('default_transaction_read_only') AS set`,
    );
  await until(async () => (await shown())[0]?.set === (takes ? 'off' : 'on'));
}

const subscribersOf = async (url: string) =>
  (await onServer<{ email: string }[]>(url, 'SELECT email FROM newsletter_subscriptions')).map(
    ({ email }) => email,
  );

describe('a process with two servers', () => {
  const resources = new AsyncDisposableStack();
  let first: EmbeddedPostgres;
  let second: EmbeddedPostgres;
  let test: TestApp;

  const subscribe = async (email: string) =>
    (await test.api.post('/api/newsletter', { email })).status;

  beforeAll(async () => {
    first = await startOwnPostgres(resources);
    second = await startOwnPostgres(resources);
    await takeWrites(first.url, false);
    const hosts = `127.0.0.1:${first.port},127.0.0.1:${second.port}`;
    const url = `${first.url.replace(`127.0.0.1:${first.port}`, hosts)}?target_session_attrs=read-write`;
    test = await createTestApp({ env: { DATABASE_URL: url } });
    resources.defer(() => test.close());
  });
  afterAll(() => resources.disposeAsync());

  it('writes to the one that takes writes, though it stands second', async () => {
    expect(await subscribe('one@example.org')).toBe(201);
    expect(await subscribersOf(second.url)).toEqual(['one@example.org']);
    expect(await subscribersOf(first.url)).toEqual([]);
    await migrate(test.config.databaseUrl ?? '');
  });

  it('answers 503 while none does, and goes over to the other once it is promoted', async () => {
    await second.stop();
    expect(await subscribe('two@example.org')).toBe(503);
    await takeWrites(first.url, true);
    await until(async () => (await subscribe('two@example.org')) === 201);
    expect(await subscribersOf(first.url)).toEqual(['two@example.org']);
  });
});
