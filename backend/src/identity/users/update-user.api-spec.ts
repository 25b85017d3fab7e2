import { hash } from '@node-rs/argon2';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { UserDto } from './dto/user.dto.js';
import { insertUser, MARIA, PASSWORD } from './user.factory.js';

const USERS = '/api/admin/users';

describe('changing a user', () => {
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

  const canSignIn = async (username: string, password: string) =>
    (await test.api.post('/api/admin/login', { username, password })).status === 200;

  const stored = async (id: string) =>
    (
      await test.database.query<Record<string, unknown>>('SELECT * FROM users WHERE id = $1', [id])
    )[0];

  it('changes only the sent fields', async () => {
    const { body: before } = await create({ phone: '123' });
    const steps: [object, Partial<UserDto>][] = [
      [{}, {}],
      [{ name: 'Maria S.' }, { name: 'Maria S.' }],
      [{ email: 'm@example.org' }, { email: 'm@example.org' }],
      [{ role: 'admin' }, { role: 'admin' }],
      [{ phone: '' }, { phone: null }],
      [{ phone: '456' }, { phone: '456' }],
      [{ phone: null }, { phone: null }],
      [{ password: '' }, {}],
      [{ password: '   ' }, {}],
    ];
    let expected = before;
    for (const [sent, change] of steps) {
      expected = { ...expected, ...change };
      expect(await update(before.id, sent)).toMatchObject({ status: 200, body: expected });
    }
    expect((await admin.api.get(`${USERS}/${before.id}`)).body).toEqual(expected);
    expect(await canSignIn('maria', MARIA.password)).toBe(true);
  });

  it('replaces the password', async () => {
    const { body } = await create();
    await update(body.id, { password: 'a new secret' });
    expect(await canSignIn('maria', MARIA.password)).toBe(false);
    expect(await canSignIn('maria', 'a new secret')).toBe(true);
  });

  it.each([
    ['username', 'other', 'is not known here'],
    ['is_active', false, 'is not known here'],
    ['token_version', 0, 'is not known here'],
    ['id', 'x', 'is not known here'],
    ['name', '', 'Name is required'],
    ['name', null, 'Name is required'],
    ['email', null, 'Invalid email address'],
    ['email', 'maria', 'Invalid email address'],
    ['role', null, 'Role must be admin or staff'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', null, 'Password must be at least 6 characters'],
    ['password', '1'.repeat(201), 'Password must be at most 200 characters'],
    ['password', 'qwerty', 'Password must not be one of the most common ones'],
    [
      'password',
      'maria is back',
      'Password must not contain the username, the name or the email address',
    ],
  ])('rejects %s %j: %s', async (field, value, message) => {
    const { body } = await create();
    const before = await stored(body.id);
    const answer = await update(body.id, { name: 'Changed', [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ field, message }] });
    expect(await stored(body.id)).toEqual(before);
  });

  it('checks a new password against the new email', async () => {
    const { body } = await create();
    const sent = { email: 'countess@example.org', password: 'the countess 7' };
    expect(await update(body.id, sent)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'password' }] },
    });
    expect((await update(body.id, { email: sent.email })).status).toBe(200);
  });

  it('keeps an existing weak password until it is changed', async () => {
    const { id, username } = await insertUser(test.database, {
      username: 'weak',
      password_hash: await hash('123456'),
    });
    expect((await update(id, { name: 'Strong' })).status).toBe(200);
    expect(await canSignIn(username, '123456')).toBe(true);
  });

  it.each(['[]', '[{}]', '"text"', '7', 'null', 'true'])('rejects the body %s', async (body) => {
    const { body: user } = await create();
    expect((await update(user.id, body)).status).toBe(400);
  });

  it('rejects the email of another user', async () => {
    await create();
    const { id } = await insertUser(test.database);
    const { status, body } = await update(id, { email: 'MARIA@example.org' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ errors: [{ field: 'email' }] });
  });

  it('deactivates and activates a user', async () => {
    const { body } = await create();
    const toggle = () => admin.api.patch<UserDto>(`${USERS}/${body.id}/toggle-active`);
    expect(await toggle()).toMatchObject({ status: 200, body: { ...body, is_active: false } });
    expect(await canSignIn('maria', MARIA.password)).toBe(false);
    expect((await toggle()).body).toEqual(body);
    expect(await canSignIn('maria', MARIA.password)).toBe(true);
  });

  it.each([
    '4711',
    'abc',
    '0b9d6f3e-5d0f-4c39-8d6b-3b1b1f2f7f10',
    '{0b9d6f3e-5d0f-4c39-8d6b-3b1b1f2f7f10}',
    '0b9d6f3e5d0f4c398d6b3b1b1f2f7f10',
    "1'--",
    'a%2Fb',
    '%2e%2e',
    '⛵',
  ])('responds with 404 for the id %s', async (id) => {
    for (const answer of [
      await admin.api.get(`${USERS}/${id}`),
      await update(id, { name: 'N' }),
      await admin.api.patch(`${USERS}/${id}/toggle-active`),
      await admin.api.delete(`${USERS}/${id}`),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { title: 'Not Found' } });
    }
  });

  it('never returns the password hash', async () => {
    const { body } = await create();
    const answers = [
      await admin.api.get(USERS),
      await admin.api.get(`${USERS}/${body.id}`),
      await update(body.id, { password: 'a new secret' }),
      await test.api.post('/api/admin/login', {
        username: admin.user.username,
        password: PASSWORD,
      }),
    ];
    expect(JSON.stringify(answers.map((answer) => answer.body))).not.toMatch(/hash|argon2/i);
  });
});
