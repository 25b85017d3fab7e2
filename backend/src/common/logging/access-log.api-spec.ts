import { CapturedLog, type LogLine } from '../../../test/captured-log.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { rawRequest } from '../../../test/raw-request.js';
import { signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import { insertUser, PASSWORD } from '../../identity/users/user.factory.js';

const INFO = 30;

describe('the access log', () => {
  const log = new CapturedLog();
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({
      log,
      env: { CORS_ORIGINS: 'https://app.example.org', RATE_LIMIT: 'on' },
    });
  });
  beforeEach(() => log.clear());
  afterAll(() => test.close());

  /** Once the answer is there its line is, a moment later. */
  async function linesOf(count: number): Promise<LogLine[]> {
    const read = () => log.lines.filter(({ status }) => status !== undefined);
    await until(() => read().length >= count);
    return read();
  }

  it.each([
    ['GET', '/api/courses', 200, '/api/courses'],
    ['GET', '/api/courses/4711', 404, '/api/courses/:id'],
    ['GET', '/api/courses?page=2', 400, '/api/courses'],
    ['GET', '/api/nothing?email=ada@example.org', 404, '/*'],
    ['PUT', '/api/nothing', 404, null],
    ['POST', '/api/newsletter', 400, '/api/newsletter'],
    ['GET', '/api/openapi.json', 200, '/api/openapi.json'],
    ['GET', '/', 200, '/'],
    ['HEAD', '/cohorts', 200, '/cohorts'],
    ['GET', '/courses?level=Beginner', 200, '/courses'],
    ['GET', '/courses/4711/anything', 404, '/courses/:id/:slug'],
    ['GET', '/admin/users', 200, '/admin/*'],
    ['GET', '/ada@example.org', 404, '/*'],
    ['POST', '/nothing', 400, '/*'],
    ['DELETE', '/nothing', 404, null],
    ['GET', '/sitemap.xml', 200, '/sitemap.xml'],
    ['GET', '/feed.xml', 200, '/feed.xml'],
    ['GET', '/favicon.svg', 200, '/favicon.svg'],
    ['GET', '/100%', 301, null],
    ['GET', '/api/100%', 400, null],
    ['GET', '/unsubscribe/the-token-of-somebody', 404, '/unsubscribe/:token'],
    ['GET', '/Unsubscribe/the-token-of-somebody', 404, '/*'],
    ['GET', '/unsubscribe/the-token-of-somebody%', 301, null],
  ])('has one line for %s %s', async (method, path, status, route) => {
    const answer = await rawRequest(test.url, method, path);
    expect(answer.status).toBe(status);
    const [line, ...more] = await linesOf(1);
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      level: INFO,
      method,
      route,
      status,
      msg: 'answered',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
      ms: expect.any(Number) as unknown,
    });
    expect(line).not.toHaveProperty('user');
    expect(log.text).not.toMatch(/ada@|the-token|127\.0\.0\.1/);
  });

  it('has a line for what browsers ask before they call from another origin', async () => {
    await fetch(`${test.url}/api/courses`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://app.example.org', 'Access-Control-Request-Method': 'GET' },
    });
    expect(await linesOf(1)).toEqual([expect.objectContaining({ method: 'OPTIONS', status: 204 })]);
  });

  it('names the signed-in user, also one who may not', async () => {
    const { user, api } = await signIn(test, 'staff');
    await linesOf(1);
    log.clear();
    const allowed = await api.get('/api/admin/me');
    const refused = await api.get('/api/admin/users');
    expect([allowed.status, refused.status]).toEqual([200, 403]);
    const [first, second] = await linesOf(2);
    expect(first).toMatchObject({ user: user.id, status: 200, route: '/api/admin/me' });
    expect(second).toMatchObject({ user: user.id, status: 403 });
    expect(first?.requestId).toBe(allowed.headers.get('x-request-id'));
  });

  it('tells why a login failed, and not whose', async () => {
    const { user } = await signIn(test, 'staff');
    const gone = await insertUser(test.database, { is_active: false });
    log.clear();
    const wrong = [user.username, 'wrong', 'wrong password', user.id] as const;
    const attempts = [
      wrong,
      ['nobody-of-this-name', 'wrong', 'no such user', undefined],
      [gone.username, PASSWORD, 'deactivated', gone.id],
      ...Array.from({ length: 9 }, () => wrong),
      [user.username, 'wrong', 'too many failures', user.id],
    ] as const;
    for (const [username, password, reason, id] of attempts) {
      const { headers } = await test.api.post('/api/admin/login', { username, password });
      const lines = log.of(headers.get('x-request-id'));
      expect(lines[0]).toMatchObject({ level: INFO, msg: 'A login failed.', reason });
      expect(lines[0]?.user).toBe(id);
    }
    expect(log.text).not.toContain(user.username);
    expect(log.text).not.toContain('nobody-of-this-name');
  });

  it('has a cause for every error that nobody expected', async () => {
    const { token } = await signIn(test, 'admin');
    await test.database.query(
      `INSERT INTO courses (thinkific_id, platform_id, name, on_sale) VALUES (1, '1', 'Rust', true)`,
    );
    await test.app.get(ContentChangesService).caughtUp();
    await test.database.query('ALTER TABLE courses RENAME TO courses_away');
    try {
      for (const path of ['/api/admin/courses', '/courses']) {
        const headers = { Authorization: `Bearer ${token}` };
        const answer = await fetch(test.url + path, { headers });
        expect(answer.status).toBe(500);
        const [line] = log.of(answer.headers.get('x-request-id'));
        expect(line).toMatchObject({
          level: 50,
          err: {
            message: expect.stringContaining('relation "courses" does not exist') as unknown,
            stack: expect.stringMatching(/\n {4}at /) as unknown,
          },
        });
      }
    } finally {
      await test.database.query('ALTER TABLE courses_away RENAME TO courses');
    }
  });

  it('has the cause of a form that could not be accepted', async () => {
    await test.database.query('ALTER TABLE newsletter_subscriptions RENAME TO away');
    try {
      const answer = await fetch(`${test.url}/courses`, {
        method: 'POST',
        body: new URLSearchParams({ form: 'newsletter', email: 'ada@example.org' }),
      });
      expect(answer.status).toBe(500);
      const [line] = log.of(answer.headers.get('x-request-id'));
      expect(line).toMatchObject({ level: 50, err: { stack: expect.any(String) as unknown } });
      expect(log.text).not.toContain('ada@');
    } finally {
      await test.database.query('ALTER TABLE away RENAME TO newsletter_subscriptions');
    }
  });
});
