import { Client } from 'pg';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { startOwnPostgres } from '../../test/own-postgres.js';
import { until } from '../../test/until.js';
import { ContentCacheService } from './content-cache.service.js';
import { ContentChangesService } from './content-changes.service.js';

const caughtUp = (test: TestApp) => test.app.get(ContentChangesService).caughtUp();

async function read(test: TestApp, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(test.url + path, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('without its database', () => {
  it('answers in a second outage what it held in the first', async () => {
    await using resources = new AsyncDisposableStack();
    const test = await createTestApp({});
    resources.defer(() => test.close());
    const server = new Client({ connectionString: process.env.TEST_POSTGRES_URL });
    await server.connect();
    resources.defer(() => server.end());
    const name = new URL(test.database.url).pathname.slice(1);
    const changes = test.app.get(ContentChangesService);
    const take = async (isThere: boolean) => {
      await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isThere}`);
      if (!isThere) {
        await server.query(
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
          [name],
        );
      }
      await until(() => changes.watch === (isThere ? 'listening' : 'away'));
    };
    const held = ['/', '/courses', '/api/courses', '/api/catalogue?format=cohort'];
    const statuses = () => Promise.all(held.map(async (path) => (await read(test, path)).status));
    await caughtUp(test);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await take(false);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await take(true);
    await take(false);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await take(true);
    const rendered = () => held.every((path) => test.app.get(ContentCacheService).find(path));
    await until(rendered);
  });

  it('answers what it holds, and says when to come back for the rest', async () => {
    await using resources = new AsyncDisposableStack();
    const postgres = await startOwnPostgres(resources);
    const test = await createTestApp({
      env: {
        DATABASE_URL: postgres.url,
        ADMIN_USERNAME: 'alex',
        ADMIN_EMAIL: 'alex@example.org',
        ADMIN_PASSWORD: 'open sesame',
      },
    });
    resources.defer(() => test.close());
    await caughtUp(test);
    const held = ['/', '/cohorts', '/api/courses', '/api/catalogue?format=cohort'];
    for (const path of held) expect((await read(test, path)).status).toBe(200);
    expect((await read(test, '/courses/999')).status).toBe(404);
    const login = { username: 'alex', password: 'open sesame' };
    expect((await test.api.post('/api/admin/login', login)).status).toBe(200);
    await postgres.stop();
    for (const path of held) expect((await read(test, path)).status).toBe(200);
    expect((await read(test, '/courses/998')).status).toBe(404);
    const lost = await read(test, '/courses');
    expect(lost.status).toBe(503);
    expect(lost.headers.get('retry-after')).toBe('5');
    expect(lost.text).toContain('<h1>We will be right back</h1>');
  });
});
