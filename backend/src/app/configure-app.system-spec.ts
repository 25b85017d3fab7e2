import { createTestApp } from '../../test/create-test-app.js';
import { startOwnPostgres } from '../../test/own-postgres.js';
import { until } from '../../test/until.js';

describe('without its database', () => {
  it('answers 503 and says when to try again', async () => {
    await using resources = new AsyncDisposableStack();
    const postgres = await startOwnPostgres(resources);
    const test = await createTestApp({
      env: {
        DATABASE_URL: postgres.url,
        RATE_LIMIT: 'on',
        ADMIN_USERNAME: 'alex',
        ADMIN_EMAIL: 'alex@example.org',
        ADMIN_PASSWORD: 'open sesame',
      },
    });
    const login = () =>
      test.api.post<{ access_token: string }>('/api/admin/login', {
        username: 'alex',
        password: 'open sesame',
      });
    resources.defer(() => test.close());
    await until(async () => (await test.api.get('/api/health')).status === 200);
    const admin = test.api.as((await login()).body.access_token);
    await postgres.stop();
    const answers = [
      await test.api.get('/api/courses'),
      await test.api.get('/api/courses/1'),
      await test.api.get('/api/health'),
      await admin.get('/api/admin/me'),
      await login(),
    ];
    for (const { status, headers, body } of answers) {
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('5');
      expect(body).toMatchObject({ title: 'Service Unavailable', status: 503 });
    }
  });
});
