import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { LoginResponseDto } from '../auth/dto/login.dto.js';
import { PASSWORD } from '../users/user.factory.js';

const ACCOUNT = '/api/admin/account';
const NEW = 'a new and good one';

describe('the user’s own account', () => {
  let test: TestApp;
  let replica: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
    replica = await createTestApp({ database: test.database, platform: test.sandbox });
  });
  afterAll(async () => {
    await replica.close();
    await test.close();
  });

  const login = (username: string, password: string) =>
    test.api.post<LoginResponseDto>('/api/admin/login', { username, password });
  const meOf = async ({ token }: SignedIn) =>
    (await replica.api.as(token).get<SignedIn['user']>('/api/admin/me')).body;
  const errorsOf = (answer: { body: unknown }) =>
    (answer.body as { errors: { field: string; message: string }[] }).errors;

  it.each(['staff', 'admin'] as const)('is renamed by its %s', async (role) => {
    const person = await signIn(test, role);
    const answer = await person.api.put(ACCOUNT, { name: '  Ada Lovelace ' });
    expect(answer).toMatchObject({ status: 200, body: { ...person.user, name: 'Ada Lovelace' } });
    expect(await meOf(person)).toMatchObject({ name: 'Ada Lovelace' });
    for (const body of [{}, { name: ' ' }, { name: 'x'.repeat(256) }, { name: 'A', role: 'admin' }])
      expect((await person.api.put(ACCOUNT, body)).status).toBe(400);
  });

  it('changes its email with the password, and then signs in with it', async () => {
    const person = await signIn(test, 'staff');
    const other = await signIn(test, 'staff');
    const change = (email: string, password = PASSWORD) =>
      person.api.put(`${ACCOUNT}/email`, { email, current_password: password });

    const refused = await change('new@example.org', 'not it');
    expect(refused.status).toBe(400);
    expect(errorsOf(refused)).toEqual([
      { field: 'current_password', message: 'This is not your current password' },
    ]);
    for (const taken of [other.user.email.toUpperCase(), 'no address']) {
      expect((await change(taken)).status).toBe(taken === 'no address' ? 400 : 409);
    }
    const named = await signIn(test, 'admin');
    await test.database.query('UPDATE users SET username = $2 WHERE id = $1', [
      named.user.id,
      'somebody@example.org',
    ]);
    expect(errorsOf(await change('Somebody@example.org'))).toMatchObject([{ field: 'email' }]);
    expect(await meOf(person)).toMatchObject({ email: person.user.email });

    expect((await change('new@example.org')).body).toMatchObject({ email: 'new@example.org' });
    expect((await login('new@example.org', PASSWORD)).status).toBe(200);
    expect((await login(person.user.email, PASSWORD)).status).toBe(401);
  });

  it('changes its password with the old one, which ends all other sessions on every replica', async () => {
    const person = await signIn(test, 'staff');
    const { body: again } = await login(person.user.username, PASSWORD);
    const change = (password: string, current = PASSWORD) =>
      person.api.put(`${ACCOUNT}/password`, { password, current_password: current });

    for (const [answer, field] of [
      [await change(NEW, 'not it'), 'current_password'],
      [await change('12345'), 'password'],
      [await change('password1'), 'password'],
      [await change(`my ${person.user.username}!`), 'password'],
      [await person.api.put(`${ACCOUNT}/password`, { password: NEW }), 'current_password'],
    ] as const) {
      expect(answer.status).toBe(400);
      expect(errorsOf(answer)).toMatchObject([{ field }]);
    }
    expect((await replica.api.as(again.access_token).get('/api/admin/me')).status).toBe(200);

    expect((await change(NEW)).status).toBe(204);
    expect((await replica.api.as(again.access_token).get('/api/admin/me')).status).toBe(401);
    expect(await meOf(person)).toMatchObject({ id: person.user.id });
    expect((await login(person.user.username, PASSWORD)).status).toBe(401);
    expect((await login(person.user.username, NEW)).status).toBe(200);
  });

  it('is not changed by a session that ended at the same time', async () => {
    const person = await signIn(test, 'staff');
    const { body } = await login(person.user.username, PASSWORD);
    const passwords = [NEW, `${NEW}, too`];
    const answers = await Promise.all(
      [person.api, replica.api.as(body.access_token)].map((api, n) =>
        api.put(`${ACCOUNT}/password`, { password: passwords[n], current_password: PASSWORD }),
      ),
    );
    const won = answers.findIndex(({ status }) => status === 204);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, expect.any(Number)]);
    expect([400, 401]).toContain(answers[1 - won]?.status);
    expect((await login(person.user.username, passwords[won] ?? '')).status).toBe(200);
  });

  it('cannot be reverted by an admin after its owner has changed it', async () => {
    const admin = await signIn(test, 'admin');
    const person = await signIn(test, 'staff');
    await admin.api.put(`/api/admin/users/${person.user.id}`, { name: 'By the admin' });
    await person.api.put(ACCOUNT, { name: 'By myself' });
    const undo = await admin.api.post(`/api/admin/users/${person.user.id}/undo`);
    expect(undo.status).toBe(409);
  });

  it('counts wrong passwords as failed logins', async () => {
    const limited = await createTestApp({ database: test.database, env: { RATE_LIMIT: 'on' } });
    const person = await signIn(limited, 'staff');
    const guess = (path: string, password: string) =>
      person.api.put(`${ACCOUNT}/${path}`, {
        current_password: password,
        ...(path === 'email' ? { email: 'mine@example.org' } : { password: NEW }),
      });
    for (let n = 0; n < 5; n += 1) {
      expect((await guess('email', `guess ${n}`)).status).toBe(400);
      expect((await guess('password', `guess ${n}`)).status).toBe(400);
    }
    const refused = await guess('password', PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { username } = person.user;
    const entered = await limited.api.post('/api/admin/login', { username, password: PASSWORD });
    expect(entered.status).toBe(429);
    await limited.close();
  });
});
