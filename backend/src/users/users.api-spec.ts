import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../test/sign-in.js';
import type { UserDto, UserListDto } from './dto/user.dto.js';
import { insertUser, PASSWORD } from './user.factory.js';

const USERS = '/api/admin/users';

describe('the users of the back office', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM users WHERE id <> $1', [admin.user.id]));

  const VALID = {
    username: 'maria',
    name: 'Maria Santos',
    email: 'maria@example.org',
    password: 'her secret',
  };

  const create = (values: object = {}) => admin.api.post<UserDto>(USERS, { ...VALID, ...values });

  const update = (id: string, values: unknown) => admin.api.put<UserDto>(`${USERS}/${id}`, values);

  const canSignIn = async (username: string, password: string) =>
    (await test.api.post('/api/admin/login', { username, password })).status === 200;

  const stored = async (id: string) =>
    (
      await test.database.query<Record<string, unknown>>('SELECT * FROM users WHERE id = $1', [id])
    )[0];

  describe('creating', () => {
    it('makes an active user, staff by default, who can sign in', async () => {
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

    it('keeps the password as an argon2id hash only', async () => {
      const { body } = await create();
      const row = await stored(body.id);
      expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(JSON.stringify(row)).not.toContain('her secret');
    });

    it('trims texts, but no password', async () => {
      const { body } = await create({
        username: ' maria ',
        name: '\tMaria\n',
        email: ' maria@example.org ',
        phone: ' 123 ',
        role: 'admin',
        password: ' spaced ',
      });
      expect(body).toMatchObject({
        username: 'maria',
        name: 'Maria',
        email: 'maria@example.org',
        phone: '123',
        role: 'admin',
      });
      expect(await canSignIn('maria', 'spaced')).toBe(false);
      expect(await canSignIn('maria', ' spaced ')).toBe(true);
    });

    it('takes every script', async () => {
      const names = { username: 'иван 名前 👩‍🚀'.replace('\u200d', ''), name: 'Ünï ßß 名前 👩‍🚀 שלום' };
      expect((await create({ ...names, password: 'пароль🔑' })).body).toMatchObject(names);
      expect(await canSignIn(names.username.toUpperCase(), 'пароль🔑')).toBe(true);
    });

    it.each(['', '  ', null])('counts the phone %j as none', async (phone) => {
      expect(await create({ phone })).toMatchObject({ status: 201, body: { phone: null } });
    });

    it('counts a password in full length', async () => {
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
      ['password', '123456'],
      ['password', '1'.repeat(200)],
      ['phone', '1'.repeat(255)],
      ['email', `${local}@${domain}.org`],
    ])('takes a %s at the limit', async (field, value) => {
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
      ['name', 'N'.repeat(256), 'Name must be at most 255 characters'],
      ['name', ['Maria'], 'Name must be text'],
      ['name', null, 'Name is required'],
      ['email', undefined, 'Invalid email address'],
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
    ])('refuses %s %j: %s', async (field, value, message) => {
      const { status, body } = await create({ [field]: value });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ field, message }] });
      expect(await test.database.query('SELECT 1 FROM users')).toHaveLength(1);
    });
  });

  describe('names', () => {
    it.each([
      ['username', { username: 'MARIA', email: 'other@example.org' }],
      ['email', { username: 'other', email: 'Maria@EXAMPLE.org' }],
      ['username', { username: 'maria@example.ORG', email: 'other@example.org' }],
    ])('of others are taken: %s, %j', async (field, values) => {
      await create();
      const { status, body } = await create(values);
      expect(status).toBe(409);
      expect(body).toMatchObject({
        detail: `This ${field} is already taken. Choose another one.`,
        errors: [{ field, message: `This ${field} is already taken` }],
      });
    });

    it('may be the same, for the same user', async () => {
      const { status, body } = await create({ username: 'maria@example.org' });
      expect(status).toBe(201);
      expect((await update(body.id, { email: 'MARIA@example.org' })).status).toBe(200);
    });

    it('keep an email off somebody else’s username', async () => {
      await create({ username: 'other@example.org' });
      const { status, body } = await create({ username: 'james', email: 'Other@example.org' });
      expect(status).toBe(409);
      expect(body).toMatchObject({ errors: [{ field: 'email' }] });
    });

    it('go to one of many who ask at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => create({ username: n % 2 ? 'maria' : 'MARIA' })),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([201, ...Array<number>(7).fill(409)]);
    });

    it('are free again after a deletion', async () => {
      const { body } = await create();
      expect((await admin.api.delete(`${USERS}/${body.id}`)).status).toBe(204);
      expect((await create()).status).toBe(201);
    });
  });

  describe('listing', () => {
    const found = async (query: string) => {
      const { status, body } = await admin.api.get<UserListDto>(`${USERS}?${query}`);
      expect(status).toBe(200);
      return body.users.map(({ username }) => username);
    };

    it('shows the newest first, with every field', async () => {
      const first = (await create({ username: 'first', email: 'first@example.org' })).body;
      const second = (await create({ username: 'second', email: 'second@example.org' })).body;
      const { body } = await admin.api.get<UserListDto>(USERS);
      expect(body).toEqual({ users: [second, first, admin.user] });
    });

    it('finds parts of name, email and username in any case', async () => {
      await insertUser(test.database, { username: 'needle1', name: 'A', email: 'a@x.org' });
      await insertUser(test.database, { username: 'bbb', name: 'My NEEDLE', email: 'b@x.org' });
      await insertUser(test.database, { username: 'ccc', name: 'C', email: 'c@needle.org' });
      await insertUser(test.database, { username: 'ddd', name: 'D', phone: 'needle' });
      expect(await found('search=Needle')).toEqual(['ccc', 'bbb', 'needle1']);
      expect(await found('search=%20Needle%20')).toHaveLength(3);
      expect(await found('search=nothing')).toEqual([]);
    });

    it.each(['%', '_', '\\', "'", '"', '%%', '\\%'])('takes %s literally', async (text) => {
      await insertUser(test.database, { username: 'with', name: `a${text}b` });
      await insertUser(test.database, { username: 'without', name: 'axb' });
      expect(await found(`search=${encodeURIComponent(text)}`)).toEqual(['with']);
    });

    it('ignores case beyond ASCII', async () => {
      await insertUser(test.database, { username: 'zoe', name: 'ZOË Ñandú' });
      expect(await found(`search=${encodeURIComponent('zoë ñ')}`)).toEqual(['zoe']);
    });

    it('keeps to a role', async () => {
      await insertUser(test.database, { username: 'helper', name: 'Same' });
      await insertUser(test.database, { username: 'boss', role: 'admin', name: 'Same' });
      expect(await found('role=staff')).toEqual(['helper']);
      expect(await found('role=admin&search=same')).toEqual(['boss']);
      expect(await found('search=')).toHaveLength(3);
    });

    it.each([
      ['role=owner', 'role'],
      ['role=', 'role'],
      ['role=admin&role=staff', 'role'],
      ['search=a&search=b', 'search'],
      [`search=${'a'.repeat(256)}`, 'search'],
      ['search[]=a', 'search[]'],
      ['page=1', 'page'],
      ['search=%00', 'search'],
    ])('refuses ?%s', async (query, field) => {
      const { status, body } = await admin.api.get(`${USERS}?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ field }] });
    });
  });

  describe('changing', () => {
    it('touches only what is sent', async () => {
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
      expect(await canSignIn('maria', VALID.password)).toBe(true);
    });

    it('replaces the password', async () => {
      const { body } = await create();
      await update(body.id, { password: 'a new secret' });
      expect(await canSignIn('maria', VALID.password)).toBe(false);
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
    ])('refuses %s %j: %s', async (field, value, message) => {
      const { body } = await create();
      const before = await stored(body.id);
      const answer = await update(body.id, { name: 'Changed', [field]: value });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ errors: [{ field, message }] });
      expect(await stored(body.id)).toEqual(before);
    });

    it.each(['[]', '[{}]', '"text"', '7', 'null', 'true'])('refuses the body %s', async (body) => {
      const { body: user } = await create();
      expect((await update(user.id, body)).status).toBe(400);
    });

    it('refuses somebody else’s email', async () => {
      await create();
      const { id } = await insertUser(test.database);
      const { status, body } = await update(id, { email: 'MARIA@example.org' });
      expect(status).toBe(409);
      expect(body).toMatchObject({ errors: [{ field: 'email' }] });
    });

    it('switches a user off and on', async () => {
      const { body } = await create();
      const toggle = () => admin.api.patch<UserDto>(`${USERS}/${body.id}/toggle-active`);
      expect(await toggle()).toMatchObject({ status: 200, body: { ...body, is_active: false } });
      expect(await canSignIn('maria', VALID.password)).toBe(false);
      expect((await toggle()).body).toEqual(body);
      expect(await canSignIn('maria', VALID.password)).toBe(true);
    });
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
  ])('answers 404 for the id %s', async (id) => {
    for (const answer of [
      await admin.api.get(`${USERS}/${id}`),
      await update(id, { name: 'N' }),
      await admin.api.patch(`${USERS}/${id}/toggle-active`),
      await admin.api.delete(`${USERS}/${id}`),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { title: 'Not Found' } });
    }
  });

  it('shows the password’s hash to nobody', async () => {
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
