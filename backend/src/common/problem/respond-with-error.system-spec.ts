import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { startOwnPostgres } from '../../../test/own-postgres.js';
import { until } from '../../../test/until.js';

const DRIVER = /ECONN|terminat|relation|driver|select|query|localhost|127\.0\.0\.1|\bat \//i;

async function read(test: TestApp, path: string, init: RequestInit = {}) {
  const response = await fetch(test.url + path, { redirect: 'manual', ...init });
  const { status, headers } = response;
  return { status, headers, type: headers.get('content-type'), text: await response.text() };
}

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

describe('a database that', () => {
  let test: TestApp;

  beforeEach(async () => {
    test = await createTestApp({});
  });
  afterEach(() => test.close());

  const ready = () => test.api.get<{ type?: string }>('/api/health/ready');

  /** A setting of the server that connections have from now on. */
  async function reconnectWith(setting: string): Promise<void> {
    const [row] = await test.database.query<{ name: string }>('SELECT current_database() AS name');
    await test.database.query(`ALTER DATABASE ${row?.name} SET ${setting}`);
    await test.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
  }

  it('takes no changes is a 503 for who wants one', async () => {
    await reconnectWith('default_transaction_read_only = on');
    // Connections that were cut are found out one by one.
    await until(async () => (await test.api.get('/api/health')).status === 200);
    await until(async () => (await ready()).status === 200);
    // Jobs are written down too, so after a while they are among what is degraded.
    const degraded = expect.arrayContaining(['database-read-only']) as string[];
    expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready', degraded } });
    const { status, headers, body } = await test.api.post<{ detail: string }>('/api/newsletter', {
      email: 'ada@example.org',
    });
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(body.detail).toMatch(/^The database accepts no changes at the moment\./);
    const page = await read(test, '/', form({ form: 'newsletter', email: 'ada@example.org' }));
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(page.text).toContain('The database accepts no changes at the moment.');
    expect(page.text).toContain('value="ada@example.org"');
  });

  it('has no room on its disk is not healthy', async () => {
    expect((await test.api.get('/api/health')).status).toBe(200);
    await reconnectWith('temp_file_limit = 0');
    let answer = await test.api.get('/api/health');
    await until(async () => {
      answer = await test.api.get('/api/health');
      return answer.status !== 200;
    });
    expect(answer).toMatchObject({ status: 503, body: { status: 503 } });
    expect(answer.headers.get('retry-after')).toBe('5');
    await until(async () => (await ready()).body.type === 'urn:lectern:problem:disk-full');
    await reconnectWith('temp_file_limit = -1');
    await until(async () => {
      answer = await test.api.get('/api/health');
      return answer.status === 200;
    });
    expect(answer.body).toEqual({ status: 'ok', overdue_syncs: [], jobs_are_done: true });
  });
});

describe('a database that is away', () => {
  it('is answered for on every route, with the time to come again', async () => {
    await using resources = new AsyncDisposableStack();
    const postgres = await startOwnPostgres(resources);
    const test = await createTestApp({ env: { DATABASE_URL: postgres.url } });
    resources.defer(() => test.close());
    await postgres.stop();
    const paths = ['/cohorts', '/courses/1', '/sitemap.xml', '/feed.xml', '/courses/1/share.png'];
    const token = '00000000-0000-4000-8000-000000000000';
    const answers = [
      ...(await Promise.all(paths.map((path) => read(test, path)))),
      await read(test, `/unsubscribe/${token}`),
      await read(test, `/unsubscribe/${token}`, form({ undo: '' })),
    ];
    for (const { status, type, headers, text } of answers) {
      expect([status, type]).toEqual([503, 'text/html; charset=utf-8']);
      expect(headers.get('retry-after')).toBe('5');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(text).toContain('<h1>We will be right back</h1>');
      expect(text).toMatch(/The database (cannot be reached|did not respond)/);
      expect(text.slice(text.indexOf('<main>'))).not.toMatch(DRIVER);
    }
    const problem = await read(test, '/api/courses');
    expect([problem.status, problem.type]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
    ]);
  });
});
