import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { LoginResponseDto } from '../auth/dto/login.dto.js';
import type { UserDto } from './dto/user.dto.js';
import { insertUser, MARIA, PASSWORD } from './user.factory.js';

const USERS = '/api/admin/users';

describe('usernames and emails', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM users WHERE id <> $1', [admin.user.id]));

  const create = (values: object = {}) => admin.api.post<UserDto>(USERS, { ...MARIA, ...values });

  const update = (id: string, values: unknown) => admin.api.put<UserDto>(`${USERS}/${id}`, values);

  it.each([
    ['username', { username: 'MARIA', email: 'other@example.org' }],
    ['email', { username: 'other', email: 'Maria@EXAMPLE.org' }],
    ['username', { username: 'maria@example.ORG', email: 'other@example.org' }],
  ])('of others are rejected: %s, %j', async (field, values) => {
    await create();
    const { status, body } = await create(values);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      detail: `This ${field} is already taken. Choose another one.`,
      errors: [{ field, message: `This ${field} is already taken` }],
    });
  });

  it('may be equal for one user', async () => {
    const { status, body } = await create({ username: 'maria@example.org' });
    expect(status).toBe(201);
    expect((await update(body.id, { email: 'MARIA@example.org' })).status).toBe(200);
  });

  it('may not equal the email or username of another user', async () => {
    expect((await create({ username: 'other@example.org' })).status).toBe(201);
    const { status, body } = await create({ username: 'james', email: 'Other@example.org' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ errors: [{ field: 'email' }] });
  });

  it('are equal with composed and decomposed accents', async () => {
    const email = 'zo\u00eb@example.org';
    const { body } = await create({ email: 'Zoe\u0308@example.org' });
    expect(body.email).toBe('Zo\u00eb@example.org');
    expect((await create({ username: 'other', email })).status).toBe(409);
    const credentials = { username: 'zoe\u0308@example.org', password: MARIA.password };
    expect((await test.api.post('/api/admin/login', credentials)).status).toBe(200);
    const composed = await update(body.id, { email: 'zoe\u0308e@example.org' });
    expect(composed.body.email).toBe('zo\u00ebe@example.org');
  });

  it('are equal with an international domain in Punycode, also at login', async () => {
    const { body } = await create({ email: 'ada@xn--mnchen-3ya.de' });
    expect(body.email).toBe('ada@münchen.de');
    expect((await create({ username: 'other', email: 'ada@münchen.de' })).status).toBe(409);
    const { id } = await insertUser(test.database, { email: 'eve@xn--mnchen-3ya.de' });
    expect((await create({ username: 'other', email: 'Eve@München.de' })).status).toBe(409);
    const hash = 'SELECT password_hash FROM users WHERE id = $1';
    await test.database.query(`UPDATE users SET password_hash = (${hash}) WHERE id = $2`, [
      body.id,
      id,
    ]);
    for (const name of ['ada', 'EVE']) {
      for (const domain of ['münchen.de', 'MÜNCHEN.de', 'xn--mnchen-3ya.de']) {
        const credentials = { username: `${name}@${domain}`, password: MARIA.password };
        const login = await test.api.post('/api/admin/login', credentials);
        expect([credentials.username, login.status]).toEqual([credentials.username, 200]);
      }
    }
    const { status } = await test.api.post('/api/admin/login', {
      username: 'ada@münchen.de?',
      password: MARIA.password,
    });
    expect(status).toBe(401);
  });

  it('sign in the user with the exact address if two have both forms', async () => {
    const emails = ['kim@xn--mnchen-3ya.de', 'kim@münchen.de'];
    for (const email of emails) await insertUser(test.database, { email });
    for (const email of emails) {
      const { body } = await test.api.post<LoginResponseDto>('/api/admin/login', {
        username: email,
        password: PASSWORD,
      });
      const me = await test.api.as(body.access_token).get<UserDto>('/api/admin/me');
      expect(me.body.email).toBe(email);
    }
  });

  it('go to one of many concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => create({ username: n % 2 ? 'maria' : 'MARIA' })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, ...Array<number>(7).fill(409)]);
  });

  it('can be used again after a deletion', async () => {
    const { body } = await create();
    expect((await admin.api.delete(`${USERS}/${body.id}`)).status).toBe(204);
    expect((await create()).status).toBe(201);
  });
});
