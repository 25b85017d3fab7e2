import { createHmac } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { PASSWORD } from '../users/user.factory.js';
import type { LoginResponseDto } from './dto/login.dto.js';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function sign(header: object, payload: object, secret: string, hash = 'sha256'): string {
  const content = `${encode(header)}.${encode(payload)}`;
  return `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`;
}

describe('a token', () => {
  let test: TestApp;
  let replica: TestApp;
  let admin: SignedIn;
  let secret: string;

  beforeAll(async () => {
    test = await createTestApp();
    replica = await createTestApp({ database: test.database, platform: test.sandbox });
    admin = await signIn(test, 'admin');
    [secret = ''] = test.config.jwtSecrets;
  });
  afterAll(async () => {
    await replica.close();
    await test.close();
  });

  const statusOf = async (authorization: string | null, path = '/api/admin/me') =>
    (
      await test.api.get(path, {
        headers: authorization === null ? {} : { Authorization: authorization },
      })
    ).status;

  const now = () => Math.floor(Date.now() / 1000);
  const payload = () => ({ sub: admin.user.id, version: 0, iat: now(), exp: now() + 600 });
  const HS256 = { alg: 'HS256', typ: 'JWT' };

  it('authenticates its user on every replica', async () => {
    expect(await statusOf(`Bearer ${admin.token}`)).toBe(200);
    expect((await replica.api.as(admin.token).get('/api/admin/me')).status).toBe(200);
  });

  it('lasts as long as JWT_EXPIRES_IN says', () => {
    const [, claims = ''] = admin.token.split('.');
    const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      iat: number;
      exp: number;
    };
    expect(exp - iat).toBe(12 * 3600);
  });

  it('differs from a token made by the test', async () => {
    expect(await statusOf(`Bearer ${sign(HS256, payload(), secret)}`)).toBe(200);
  });

  it.each<[string, () => string | null]>([
    ['is missing', () => null],
    ['is empty', () => 'Bearer '],
    ['is garbage', () => 'Bearer garbage'],
    ['has three garbled parts', () => 'Bearer a.b.c'],
    ['comes as another scheme', () => `Basic ${admin.token}`],
    ['comes without a scheme', () => admin.token],
    ['is cut off', () => `Bearer ${admin.token.slice(0, -2)}`],
    ['is expired', () => `Bearer ${sign(HS256, { ...payload(), exp: now() - 1 }, secret)}`],
    ['is not valid yet', () => `Bearer ${sign(HS256, { ...payload(), nbf: now() + 60 }, secret)}`],
    ['is signed with another key', () => `Bearer ${sign(HS256, payload(), `${secret}!`)}`],
    ['is signed with no key', () => `Bearer ${sign(HS256, payload(), '')}`],
    ['is unsigned', () => `Bearer ${encode({ alg: 'none' })}.${encode(payload())}.`],
    ['is unsigned in other case', () => `Bearer ${encode({ alg: 'None' })}.${encode(payload())}.`],
    [
      'is signed with another algorithm',
      () => `Bearer ${sign({ alg: 'HS512', typ: 'JWT' }, payload(), secret, 'sha512')}`,
    ],
    [
      'has other claims than were signed',
      () => {
        const [header, , signature] = sign(HS256, { ...payload(), sub: 'x' }, secret).split('.');
        return `Bearer ${header}.${encode(payload())}.${signature}`;
      },
    ],
    ['names no id', () => `Bearer ${sign(HS256, { ...payload(), sub: "' OR 1=1" }, secret)}`],
    ['names nobody', () => `Bearer ${sign(HS256, { exp: now() + 600 }, secret)}`],
    ['has no version', () => `Bearer ${sign(HS256, { ...payload(), version: null }, secret)}`],
    ['has an odd version', () => `Bearer ${sign(HS256, { ...payload(), version: 'x' }, secret)}`],
    [
      'is of somebody who never was',
      () => `Bearer ${sign(HS256, { ...payload(), sub: crypto.randomUUID() }, secret)}`,
    ],
  ])('that %s is rejected', async (_case, authorization) => {
    expect(await statusOf(authorization())).toBe(401);
    expect(await statusOf(authorization(), '/api/admin/users')).toBe(401);
  });

  it('is verified with older keys, and signed with the first', async () => {
    const newest = 'the newest key of all that is long enough';
    const rotated = await createTestApp({
      database: test.database,
      platform: test.sandbox,
      env: { JWT_SECRET: `${newest},${secret}` },
    });
    const later = await createTestApp({
      database: test.database,
      platform: test.sandbox,
      env: { JWT_SECRET: newest },
    });
    const { token } = await signIn(rotated, 'staff');
    const meOf = async ({ api }: TestApp, bearer: string) =>
      (await api.as(bearer).get('/api/admin/me')).status;
    expect([await meOf(rotated, admin.token), await meOf(rotated, token)]).toEqual([200, 200]);
    expect(await meOf(rotated, sign(HS256, payload(), `${secret}!`))).toBe(401);
    expect([await meOf(later, admin.token), await meOf(later, token)]).toEqual([401, 200]);
    expect(await meOf(replica, token)).toBe(401);
    await later.close();
    await rotated.close();
  });

  it('is read from the header only', async () => {
    const { token } = admin;
    expect(await statusOf(null, `/api/admin/me?access_token=${token}`)).toBe(401);
    const cookie = await test.api.get('/api/admin/me', {
      headers: { Cookie: `access_token=${token}; admin_token=${token}` },
    });
    expect(cookie.status).toBe(401);
  });

  const act = (method: string, { id }: { id: string }, path = '', body?: unknown) =>
    replica.api.as(admin.token).send(method, `/api/admin/users/${id}${path}`, { body });

  it.each<[string, 'admin' | 'staff', (one: SignedIn) => Promise<unknown>]>([
    ['is deactivated', 'staff', ({ user }) => act('PATCH', user, '/toggle-active')],
    ['is demoted', 'admin', ({ user }) => act('PUT', user, '', { role: 'staff' })],
    ['has a new password', 'staff', ({ user }) => act('PUT', user, '', { password: 'new one' })],
    ['is deleted', 'staff', ({ user }) => act('DELETE', user)],
  ])('is revoked at once when its user %s', async (_case, role, action) => {
    const somebody = await signIn(test, role);
    expect((await somebody.api.get('/api/admin/me')).status).toBe(200);
    await action(somebody);
    expect((await somebody.api.get('/api/admin/me')).status).toBe(401);
  });

  it('stays revoked when its user is active again, who can sign in again', async () => {
    const { user, api } = await signIn(test, 'staff');
    await act('PATCH', user, '/toggle-active');
    await act('PATCH', user, '/toggle-active');
    expect((await api.get('/api/admin/me')).status).toBe(401);
    const { body } = await test.api.post<LoginResponseDto>('/api/admin/login', {
      username: user.username,
      password: PASSWORD,
    });
    expect((await test.api.as(body.access_token).get('/api/admin/me')).status).toBe(200);
  });

  it('stays valid after other changes, with the new rights', async () => {
    const { user, api } = await signIn(test, 'staff');
    await act('PUT', user, '', { name: 'New Name', phone: '1', password: '' });
    await act('PUT', user, '', { role: 'admin' });
    expect((await api.get('/api/admin/me')).body).toMatchObject({ name: 'New Name' });
    expect((await api.get('/api/admin/users')).status).toBe(200);
  });
});
