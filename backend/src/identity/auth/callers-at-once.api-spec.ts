import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { PASSWORD } from '../users/user.factory.js';
import { signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';

describe('concurrent callers', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('are each authenticated as themselves', async () => {
    const people = [await signIn(test, 'admin'), await signIn(test, 'staff')];
    const asked = Array.from({ length: 30 }, () => people).flat();
    const answers = await Promise.all(
      asked.map(({ api }) => api.get<{ id: string }>('/api/admin/me')),
    );
    expect(answers.map(({ body }) => body.id)).toEqual(asked.map(({ user }) => user.id));
  }, 20_000);

  it('get Retry-After when too many sign in', async () => {
    const { user } = await signIn(test, 'staff');
    const login = (password: string) =>
      test.api.post('/api/admin/login', { username: user.username, password });
    // This lock delays the response to every signed-in request until the rollback.
    await test.database.query('BEGIN');
    await test.database.query('LOCK TABLE users');
    const answers: Awaited<ReturnType<typeof login>>[] = [];
    const logins = Array.from({ length: 120 }, async () => answers.push(await login('not it')));
    const isTooMany = ({ body }: (typeof answers)[number]) =>
      JSON.stringify(body).includes('signing in');
    // On a slow machine, some of the others have given up waiting for a connection.
    await until(() => answers.filter(isTooMany).length >= 20);
    await test.database.query('ROLLBACK');
    for (const { status, headers } of answers) {
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    }
    await Promise.all(logins);
    expect((await login(PASSWORD)).status).toBe(200);
  }, 60_000);

  it('without a token get no response of authenticated callers', async () => {
    const { api } = await signIn(test, 'admin');
    const strangers = test.api.as('no.such.token');
    const asked = Array.from({ length: 30 }, () => [api, strangers]).flat();
    const answers = await Promise.all(asked.map((caller) => caller.get('/api/admin/me')));
    expect(answers.map(({ status }) => status)).toEqual(
      asked.map((caller) => (caller === api ? 200 : 401)),
    );
  }, 20_000);
});
