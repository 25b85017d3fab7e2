import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { UserDto } from './dto/user.dto.js';
import { MARIA } from './user.factory.js';

const USERS = '/api/admin/users';

const COMMON = ['123456', 'Password1', ' LetMeIn ', 'ｐａｓｓｗｏｒｄ', 'lectern-demo'];
const PERSONAL = ['my maria 77', 'MARIA santos', 'm-a-r-i-a-1', 'the santos cat', 'mari.a7'];
const GUESSED: [field: string, value: string, message: string][] = [
  ...COMMON.map((value): (typeof GUESSED)[number] => [
    'password',
    value,
    'Password must not be one of the most common ones',
  ]),
  ...PERSONAL.map((value): (typeof GUESSED)[number] => [
    'password',
    value,
    'Password must not contain the username, the name or the email address',
  ]),
];

describe('creating a user', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM users WHERE id <> $1', [admin.user.id]));

  const create = (values: object = {}) => admin.api.post<UserDto>(USERS, { ...MARIA, ...values });

  const canSignIn = async (username: string, password: string) =>
    (await test.api.post('/api/admin/login', { username, password })).status === 200;

  const stored = async (id: string) =>
    (
      await test.database.query<Record<string, unknown>>('SELECT * FROM users WHERE id = $1', [id])
    )[0];

  it('creates an active user, staff by default, who can sign in', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String) as string,
      username: 'maria',
      name: 'Maria Santos',
      email: 'maria@example.org',
      role: 'staff',
      phone: null,
      is_active: true,
    });
    expect(await canSignIn('maria', 'her secret')).toBe(true);
    expect((await admin.api.get(`${USERS}/${body.id}`)).body).toEqual(body);
  });

  it('stores the password as an argon2id hash only', async () => {
    const { body } = await create();
    const row = await stored(body.id);
    expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain('her secret');
  });

  it('trims texts, but not the password', async () => {
    const { body } = await create({
      username: ' maria ',
      name: '\tMaria\n',
      email: ' maria@example.org ',
      phone: ' 123 ',
      role: 'admin',
      password: ' spaced out ',
    });
    expect(body).toMatchObject({
      username: 'maria',
      name: 'Maria',
      email: 'maria@example.org',
      phone: '123',
      role: 'admin',
    });
    expect(await canSignIn('maria', 'spaced out')).toBe(false);
    expect(await canSignIn('maria', ' spaced out ')).toBe(true);
  });

  it('accepts every script', async () => {
    const names = { username: 'иван 名前 👩‍🚀'.replace('\u200d', ''), name: 'Ünï ßß 名前 👩‍🚀 שלום' };
    expect((await create({ ...names, password: 'пароль🔑' })).body).toMatchObject(names);
    expect(await canSignIn(names.username.toUpperCase(), 'пароль🔑')).toBe(true);
  });

  it('removes bidi controls from names, and normalizes them', async () => {
    const { body } = await create({ name: '\u202e Rene\u0301 \u2066Santos' });
    expect(body).toMatchObject({ name: 'René Santos' });
  });

  it.each(['', '  ', '\u200b', null])('treats the phone %j as none', async (phone) => {
    expect(await create({ phone })).toMatchObject({ status: 201, body: { phone: null } });
  });

  it('uses all characters of a password', async () => {
    const password = `${'x'.repeat(199)}y`;
    await create({ password });
    expect(await canSignIn('maria', password)).toBe(true);
    expect(await canSignIn('maria', `${'x'.repeat(199)}z`)).toBe(false);
    expect(await canSignIn('maria', 'x'.repeat(72))).toBe(false);
  });

  const local = 'm'.repeat(64);
  const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}`;

  it.each([
    ['username', 'abc'],
    ['username', 'a'.repeat(50)],
    ['username', '👍👍👍'],
    ['name', 'N'],
    ['name', 'N'.repeat(255)],
    ['password', 'abc-78'],
    ['password', '1'.repeat(200)],
    ['phone', '1'.repeat(255)],
    ['email', `${local}@${domain}.org`],
  ])('accepts a %s at the limit', async (field, value) => {
    expect((await create({ [field]: value })).status).toBe(201);
  });

  it.each([
    ['username', undefined, 'Username must be at least 3 characters'],
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['username', ' ab ', 'Username must be at least 3 characters'],
    ['username', 'a'.repeat(51), 'Username must be at most 50 characters'],
    ['username', 12345, 'Username must be text'],
    ['username', 'ma\u200bria', 'Username must not contain invisible characters'],
    ['username', 'ma\nria', 'Username must not contain invisible characters'],
    ['name', undefined, 'Name is required'],
    ['name', ' ', 'Name is required'],
    ['name', '\u200b\u00ad', 'Name is required'],
    ['name', '\u3164', 'Name is required'],
    ['name', 'N'.repeat(256), 'Name must be at most 255 characters'],
    ['name', ['Maria'], 'Name must be text'],
    ['name', null, 'Name is required'],
    ['email', undefined, 'Invalid email address'],
    ['email', 'ma\u202eria@example.org', 'Email must not contain invisible characters'],
    ['email', 'maria@example.org\u2066', 'Email must not contain invisible characters'],
    ['email', 'maria\u200e@example.org', 'Email must not contain invisible characters'],
    ['email', 'ma\u200bria@example.org', 'Email must not contain invisible characters'],
    ['email', 'maria', 'Invalid email address'],
    ['email', 'maria@example', 'Invalid email address'],
    ['email', 'a@b.org, c@d.org', 'Invalid email address'],
    ['email', `${local}@${domain}.${'d'.repeat(20)}.org`, 'Invalid email address'],
    ['email', { $ne: 1 }, 'Invalid email address'],
    ['password', undefined, 'Password must be at least 6 characters'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', ' '.repeat(8), 'Password must not be blank'],
    ['password', '1'.repeat(201), 'Password must be at most 200 characters'],
    ['password', 123456, 'Password must be text'],
    ...GUESSED,
    ['role', 'owner', 'Role must be admin or staff'],
    ['role', 'Admin', 'Role must be admin or staff'],
    ['role', null, 'Role must be admin or staff'],
    ['role', ['admin'], 'Role must be admin or staff'],
    ['phone', '1'.repeat(256), 'Phone must be at most 255 characters'],
    ['phone', 5550100, 'Phone must be text'],
    ['name', 'a\0b', 'must not contain NUL characters or unpaired surrogates'],
    ['id', '0b9d6f3e-5d0f-4c39-8d6b-3b1b1f2f7f10', 'is not known here'],
    ['is_active', false, 'is not known here'],
    ['password_hash', 'x', 'is not known here'],
    ['passwordHash', 'x', 'is not known here'],
    ['token_version', 7, 'is not known here'],
    ['created_at', '2020-01-01', 'is not known here'],
  ])('rejects %s %j: %s', async (field, value, message) => {
    const { status, body } = await create({ [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field, message }] });
    expect(await test.database.query('SELECT 1 FROM users')).toHaveLength(1);
  });
});
