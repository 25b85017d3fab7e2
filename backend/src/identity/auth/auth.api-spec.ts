import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { signIn } from '../../../test/sign-in.js';
import { type InsertedUser, insertUser, PASSWORD } from '../users/user.factory.js';
import type { LoginResponseDto } from './dto/login.dto.js';

describe('signing in', () => {
  let test: TestApp;
  let maria: InsertedUser;

  beforeAll(async () => {
    test = await createTestApp();
    maria = await insertUser(test.database, { username: 'Maria', email: 'Maria@Example.org' });
  });
  afterAll(() => test.close());

  const login = (body: unknown) => test.api.post<LoginResponseDto>('/api/admin/login', body);

  it.each(['Maria', 'maria', 'MARIA', '  maria\t', 'Maria@Example.org', 'maria@example.ORG'])(
    'works as %j',
    async (username) => {
      const { status, headers, body } = await login({ username, password: PASSWORD });
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body).toEqual({ access_token: expect.any(String) as string, user: maria });
      const me = await test.api.as(body.access_token).get('/api/admin/me');
      expect(me).toMatchObject({ status: 200, body: maria });
      expect(me.headers.get('cache-control')).toBe('no-store');
      const spelled = await fetch(`${test.url}/api/%61dmin/me`, {
        headers: { Authorization: `Bearer ${body.access_token}` },
      });
      expect([spelled.status, spelled.headers.get('cache-control')]).toEqual([200, 'no-store']);
    },
  );

  it.each([
    ['a wrong password', { username: 'maria', password: 'open sesam' }],
    ['a password in other case', { username: 'maria', password: PASSWORD.toUpperCase() }],
    ['a password with a space more', { username: 'maria', password: `${PASSWORD} ` }],
    ['an unknown username', { username: 'nobody', password: PASSWORD }],
    ['a pattern for a username', { username: '%', password: PASSWORD }],
    ['SQL for a username', { username: "' OR 1=1 --", password: PASSWORD }],
    ['the password hash', { username: 'maria', password: '$argon2id$v=19$m=19456,t=2,p=1$' }],
  ])('fails with %s, always with the same message', async (_case, credentials) => {
    const { status, headers, body } = await login(credentials);
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer');
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      detail: 'Invalid username or password.',
      instance: '/api/admin/login',
    });
  });

  it('takes as long for unknown users as for known ones', async () => {
    /** Returns the CPU time in microseconds. */
    const work = async (username: string) => {
      const before = process.cpuUsage();
      expect((await login({ username, password: 'open sesam' })).status).toBe(401);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      known.push(await work('maria'));
      unknown.push(await work('nobody'));
    }
    expect(Math.min(...unknown)).toBeGreaterThan(0.6 * Math.min(...known));
  });

  it('says that the user is deactivated, if the password is right', async () => {
    const { username } = await insertUser(test.database, { is_active: false });
    expect(await login({ username, password: PASSWORD })).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('deactivated') as string },
    });
    expect((await login({ username, password: 'wrong one' })).status).toBe(401);
  });

  it('accepts composed and decomposed accents', async () => {
    await test.api.as((await signIn(test, 'admin')).token).post('/api/admin/users', {
      username: 'Zoë',
      name: 'Zoë',
      email: 'zoe@example.org',
      password: 'Crème brûlée'.normalize('NFC'),
    });
    const password = 'Crème brûlée'.normalize('NFD');
    expect((await login({ username: 'zoë'.normalize('NFD'), password })).status).toBe(200);
  });

  it.each([
    ['no body', undefined, ['body']],
    ['nothing', {}, ['username', 'password']],
    ['a list', [{ username: 'maria', password: PASSWORD }], ['body']],
    ['text', '"maria"', ['body']],
    ['a number', '7', ['body']],
    ['null', 'null', ['body']],
    ['a username that is a number', { username: 7, password: PASSWORD }, ['username']],
    ['a username that is a list', { username: ['maria'], password: PASSWORD }, ['username']],
    ['a password that is an object', { username: 'maria', password: { $ne: '' } }, ['password']],
    ['a password that is null', { username: 'maria', password: null }, ['password']],
    ['a blank username', { username: '  ', password: PASSWORD }, ['username']],
    ['an empty password', { username: 'maria', password: '' }, ['password']],
    ['a long username', { username: 'm'.repeat(256), password: PASSWORD }, ['username']],
    ['a long password', { username: 'maria', password: 'p'.repeat(201) }, ['password']],
    ['an extra field', { username: 'maria', password: PASSWORD, role: 'admin' }, ['role']],
    ['a NUL', { username: 'maria\0', password: PASSWORD }, ['username']],
    ['half a character', `{"username":"\\ud800","password":"${PASSWORD}"}`, ['username']],
  ])('rejects %s and names it', async (_case, body, fields) => {
    const answer = await login(body);
    expect(answer.status).toBe(400);
    const { errors } = answer.body as unknown as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(fields);
  });

  it('names missing fields', async () => {
    expect((await login({ username: '' })).body).toMatchObject({
      errors: [
        { field: 'username', message: 'Username is required' },
        { field: 'password', message: 'Password is required' },
      ],
    });
  });

  it.each([
    ['{"username":', 400],
    ['{"username":"a","username":', 400],
    ['{"__proto__":{"role":"admin"},"username":"maria","password":"x"}', 400],
    [JSON.stringify({ username: 'm', password: 'p'.repeat(256 * 1024) }), 413],
  ])('rejects the body %.30s', async (body, status) => {
    expect(await login(body)).toMatchObject({ status, body: { status } });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/json'])(
    'rejects %s',
    async (type) => {
      const { status } = await test.api.post(
        '/api/admin/login',
        JSON.stringify({ username: 'maria', password: PASSWORD }),
        { headers: { 'Content-Type': type } },
      );
      expect(status).toBe(415);
    },
  );

  it('rejects query parameters', async () => {
    const { status, body } = await test.api.post('/api/admin/login?username=maria', {
      username: 'maria',
      password: PASSWORD,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field: 'username' }] });
  });
});
