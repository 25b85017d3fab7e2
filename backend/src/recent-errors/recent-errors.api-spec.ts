import { CapturedLog } from '../../test/captured-log.js';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../test/sign-in.js';
import { until } from '../../test/until.js';
import type { SystemDto } from '../system/dto/system.dto.js';
import type { RecentErrorDto } from './dto/recent-error.dto.js';
import { RecentErrors } from './recent-errors.service.js';

const TOKEN = '4f1c2a7e-8d52-4c0b-9a55-0d2f6f3f1b11';

describe('the last errors', () => {
  const log = new CapturedLog();
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp({ log });
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM recent_errors'));

  /** Without those of what goes on beside. */
  const kept = async () =>
    (await test.app.get(RecentErrors).list()).filter(({ route }) => route !== null);
  const shown = async () => (await admin.api.get<SystemDto>('/api/admin/system')).body.errors;

  /** What happens while a table is away, once as many errors are kept. */
  async function without(table: string, errors: number, work: () => Promise<unknown>) {
    await test.database.query(`ALTER TABLE ${table} RENAME TO ${table}_away`);
    try {
      await work();
    } finally {
      await test.database.query(`ALTER TABLE ${table}_away RENAME TO ${table}`);
    }
    await until(async () => sum(await kept()) === errors);
    return kept();
  }

  it('are one line for each kind, with the request and process of the last', async () => {
    const requests: (string | null)[] = [];
    const ask = async () =>
      requests.push((await test.api.get('/api/courses/7/stories')).headers.get('x-request-id'));
    const found = await without('courses', 3, async () => {
      for (let count = 0; count < 3; count += 1) await ask();
    });
    expect(found).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('relation “courses” does not exist') as string,
        route: '/api/courses/:id/stories',
        count: 3,
        request_id: requests.at(-1),
        pid: process.pid,
      }),
    ]);
    expect(log.of(requests.at(-1) ?? '').map(({ level }) => level)).toContain(50);
    await until(async () => {
      const errors = await shown();
      return errors?.some(({ request_id: id }) => id === requests.at(-1)) ?? false;
    });
  });

  it('have neither addresses nor tokens in them', async () => {
    const found = await without('newsletter_subscriptions', 2, async () => {
      await fetch(`${test.url}/unsubscribe/${TOKEN}?email=maria@example.org`);
      await test.api.post('/api/newsletter', { email: 'maria@example.org' });
    });
    expect(found.map(({ route }) => route).toSorted()).toEqual([
      '/api/newsletter',
      '/unsubscribe/:token',
    ]);
    expect(JSON.stringify(found)).not.toContain(TOKEN);
    expect(JSON.stringify(found)).not.toContain('maria');
  });

  it('are as many as fit on a screen, and of 30 days', async () => {
    await test.database.query(
      `INSERT INTO recent_errors (message, part, route, errors, first_at, last_at, host, pid)
       SELECT 'error ' || n, '', '/', 1, at, at, 'web-1', 7
       FROM generate_series(1, 60) AS n, LATERAL (SELECT now() - n * interval '1 minute' AS at) AS age`,
    );
    await test.database.query(
      `UPDATE recent_errors SET last_at = now() - interval '31 days' WHERE message = 'error 1'`,
    );
    await without('courses', 50, () => test.api.get('/api/courses/7/stories'));
    const messages = (await kept()).map(({ message }) => message);
    expect(messages).toHaveLength(50);
    expect(messages).toContain('error 50');
    expect(messages).not.toContain('error 1');
    expect(messages).not.toContain('error 51');
  });

  it('of another process are among them', async () => {
    await using resources = new AsyncDisposableStack();
    const other = await createTestApp({ log, database: test.database, platform: test.sandbox });
    resources.defer(() => other.close());
    await without('courses', 2, async () => {
      await test.api.get('/api/courses/7/stories');
      await other.api.get('/api/courses/7/stories');
    });
    expect((await kept()).map(({ count }) => count)).toEqual([2]);
  });

  it('that cannot be kept are in the log alone', async () => {
    await test.database.query('ALTER TABLE recent_errors RENAME TO recent_errors_away');
    log.clear();
    try {
      await test.database.query('ALTER TABLE courses RENAME TO courses_away');
      expect((await test.api.get('/api/courses/7/stories')).status).toBe(500);
      await test.database.query('ALTER TABLE courses_away RENAME TO courses');
      await test.app.get(RecentErrors).onModuleDestroy();
    } finally {
      await test.database.query('ALTER TABLE recent_errors_away RENAME TO recent_errors');
    }
    expect(log.lines.filter(({ level }) => level >= 50)).toHaveLength(1);
    expect(await kept()).toEqual([]);
  });
});

const sum = (errors: RecentErrorDto[]) => errors.reduce((all, { count }) => all + count, 0);
