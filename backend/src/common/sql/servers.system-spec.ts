import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { startOwnPostgres } from '../../../test/own-postgres.js';
import { until } from '../../../test/until.js';
import type { ProblemDto } from '../problem/problem.dto.js';
import { createDataSource } from '../../database/data-source.js';
import type { EmbeddedPostgres } from '../../database/embedded/embedded.js';
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

  const ask = (email: string) => test.api.post<ProblemDto>('/api/newsletter', { email });
  const subscribe = async (email: string) => (await ask(email)).status;

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

  it('writes to the one that was promoted last, where both take writes', async () => {
    // As on a server that has been promoted once.
    await onServer(
      second.url,
      `CREATE FUNCTION pg_walfile_name(pg_lsn) RETURNS text LANGUAGE sql AS $$ SELECT '000000020000000000000001' $$;
       ALTER DATABASE lectern SET search_path = public, pg_catalog`,
    );
    await takeWrites(first.url, true);
    const found = await onServer(
      test.config.databaseUrl ?? '',
      'SELECT inet_server_port() AS port',
    );
    expect(found).toEqual([{ port: second.port }]);
    await takeWrites(first.url, false);
  });

  it('answers 503 while none does, and goes over to the other once it is promoted', async () => {
    await second.stop();
    const refusal = async () => {
      const { status, body } = await ask('two@example.org');
      expect(status).toBe(503);
      return body.detail;
    };
    await until(async () => /^The database accepts no changes\b/.test(await refusal()));
    await takeWrites(first.url, true);
    await until(async () => (await subscribe('two@example.org')) === 201);
    expect(await subscribersOf(first.url)).toEqual(['two@example.org']);
  });
});
