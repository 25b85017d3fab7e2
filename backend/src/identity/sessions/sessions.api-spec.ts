import type { ApiClient } from '../../../test/api-client.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import type { LoginResponseDto } from '../auth/dto/login.dto.js';
import { PASSWORD } from '../users/user.factory.js';
import type { SessionDto } from './dto/session.dto.js';
import { SessionsService } from './sessions.service.js';

const SESSIONS = '/api/admin/account/sessions';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('sessions', () => {
  let test: TestApp;
  let replica: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    replica = await createTestApp({ database: test.database, platform: test.sandbox });
    admin = await signIn(test, 'admin');
  });
  afterAll(async () => {
    await replica.close();
    await test.close();
  });

  /** Signs in again, on the other replica. */
  const signInAgain = async ({ user }: SignedIn, agent = FIREFOX): Promise<ApiClient> => {
    const credential = { username: user.username, password: PASSWORD };
    const headers = { 'User-Agent': agent };
    const { body } = await replica.api.post<LoginResponseDto>('/api/admin/login', credential, {
      headers,
    });
    return test.api.as(body.access_token);
  };
  const listOf = async (api: ApiClient) => (await api.get<SessionDto[]>(SESSIONS)).body;
  const statusOf = async (api: ApiClient) => (await api.get('/api/admin/me')).status;
  const elsewhere = async ({ token }: SignedIn) => statusOf(replica.api.as(token));

  it('are listed with device, address and time, and mark the current one', async () => {
    const person = await signIn(test, 'staff');
    const again = await signInAgain(person);
    const sessions = await listOf(again);
    expect(sessions).toMatchObject([
      { device: 'Firefox on Windows', address: '127.0.0.1', is_current: true },
      { device: 'node', is_current: false },
    ]);
    const hours = sessions.map(
      ({ signed_in_at: begun, expires_at: end }) =>
        (Date.parse(end) - Date.parse(begun)) / 3_600_000,
    );
    expect(hours).toEqual([expect.closeTo(12, 1), expect.closeTo(12, 1)]);
    expect((await listOf(person.api)).map(({ is_current }) => is_current)).toEqual([false, true]);
    expect(await listOf(admin.api)).toHaveLength(1);
  });

  it('do not start for a user who is deleted at the same time', async () => {
    const { user } = await signIn(test, 'staff');
    await test.database.query('BEGIN');
    await test.database.query('UPDATE users SET deleted_at = now() WHERE id = $1', [user.id]);
    const credential = { username: user.username, password: PASSWORD };
    const login = replica.api.post('/api/admin/login', credential);
    const waiting = () =>
      test.database.query(
        'SELECT 1 FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::text::xid',
      );
    await until(async () => (await waiting()).length > 0);
    await test.database.query('COMMIT');
    expect(await login).toMatchObject({
      status: 401,
      body: { detail: 'Invalid username or password.' },
    });
  });

  it('end at logout on every replica, without ending others', async () => {
    const person = await signIn(test, 'staff');
    const again = await signInAgain(person);
    expect(await elsewhere(person)).toBe(200);
    expect((await person.api.post('/api/admin/logout')).status).toBe(204);
    expect([await statusOf(person.api), await elsewhere(person)]).toEqual([401, 401]);
    expect((await person.api.post('/api/admin/logout')).status).toBe(401);
    expect(await statusOf(again)).toBe(200);
    expect(await listOf(again)).toHaveLength(1);
  });

  it('can be ended one by one, by their user only', async () => {
    const person = await signIn(test, 'staff');
    const again = await signInAgain(person);
    const other = (await listOf(again)).find(({ is_current }) => !is_current);
    const path = `${SESSIONS}/${other?.id}`;
    expect((await admin.api.delete(path)).status).toBe(404);
    expect(await elsewhere(person)).toBe(200);
    expect((await again.delete(path)).status).toBe(204);
    expect([await statusOf(person.api), await elsewhere(person)]).toEqual([401, 401]);
    expect((await again.delete(path)).status).toBe(404);
    expect((await again.delete(`${SESSIONS}/%27`)).status).toBe(404);
    expect(await statusOf(again)).toBe(200);
  });

  it('can be ended everywhere else', async () => {
    const person = await signIn(test, 'staff');
    const others = [await signInAgain(person), await signInAgain(person)];
    expect((await person.api.post(`${SESSIONS}/end-others`)).status).toBe(204);
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 401]);
    expect(await elsewhere(person)).toBe(200);
    expect(await listOf(person.api)).toMatchObject([{ is_current: true }]);
    expect((await person.api.post(`${SESSIONS}/end-others`)).status).toBe(204);
    expect(await statusOf(person.api)).toBe(200);
    expect(await statusOf(await signInAgain(person))).toBe(200);
  });

  it('can be ended only with recent authentication', async () => {
    const person = await signIn(test, 'admin');
    const [{ id } = { id: '' }] = await listOf(person.api);
    await test.database.query(
      `UPDATE sessions SET authenticated_at = now() - interval '20 minutes' WHERE id = $1`,
      [id],
    );
    const owner = await signInAgain(person);
    const [own] = (await listOf(owner)).filter(({ is_current: isCurrent }) => isCurrent);
    const refusal = {
      status: 403,
      body: { type: 'urn:lectern:problem:reauthentication-required' },
    };
    expect(await person.api.delete(`${SESSIONS}/${own?.id}`)).toMatchObject(refusal);
    expect(await person.api.post(`${SESSIONS}/end-others`)).toMatchObject(refusal);
    const everywhere = `/api/admin/users/${person.user.id}/sign-out`;
    expect(await person.api.post(everywhere)).toMatchObject(refusal);
    expect(await statusOf(owner)).toBe(200);
    expect((await owner.delete(`${SESSIONS}/${id}`)).status).toBe(204);
    expect([await statusOf(person.api), await statusOf(owner)]).toEqual([401, 200]);
  });

  it('of another user can all be ended by an admin', async () => {
    const person = await signIn(test, 'staff');
    const again = await signInAgain(person);
    const path = `/api/admin/users/${person.user.id}/sign-out`;
    expect((await person.api.post(path)).status).toBe(403);
    expect((await replica.api.as(admin.token).post(path)).status).toBe(204);
    expect([await statusOf(person.api), await statusOf(again)]).toEqual([401, 401]);
    expect(await statusOf(await signInAgain(person))).toBe(200);
    const unknown = `/api/admin/users/${crypto.randomUUID()}/sign-out`;
    expect((await admin.api.post(unknown)).status).toBe(404);
  });

  it('are not listed after a deactivation', async () => {
    const person = await signIn(test, 'staff');
    const toggle = `/api/admin/users/${person.user.id}/toggle-active`;
    for (const isActive of [false, true]) {
      expect((await admin.api.patch(toggle)).body).toMatchObject({ is_active: isActive });
    }
    expect(await listOf(await signInAgain(person))).toHaveLength(1);
  });

  it('stay ended when a deleted user is restored', async () => {
    const person = await signIn(test, 'staff');
    await admin.api.delete(`/api/admin/users/${person.user.id}`);
    await admin.api.post(`/api/admin/users/${person.user.id}/undo`);
    expect(await statusOf(person.api)).toBe(401);
    expect(await listOf(await signInAgain(person))).toHaveLength(1);
  });

  it('record the last use and address at most once a minute', async () => {
    const person = await signIn(test, 'staff');
    const written = async () => {
      const [row] = await test.database.query<{ written: string; address: string }>(
        'SELECT xmin::text AS written, address FROM sessions WHERE user_id = $1',
        [person.user.id],
      );
      return row;
    };
    const before = await written();
    for (let n = 0; n < 5; n += 1) await statusOf(person.api);
    expect(await written()).toEqual(before);
    await test.database.query(
      `UPDATE sessions SET address = '192.0.2.1', last_seen_at = now() - interval '61 seconds'
       WHERE user_id = $1`,
      [person.user.id],
    );
    await statusOf(person.api);
    const after = await written();
    expect(after?.address).toBe('127.0.0.1');
    await statusOf(person.api);
    expect(await written()).toEqual(after);
  });

  it('are limited to a hundred per user; the least recently used one ends', async () => {
    const person = await signIn(test, 'staff');
    await test.database.query(
      `INSERT INTO sessions (id, user_id, token_version, device, address, expires_at)
       SELECT gen_random_uuid(), $1, 0, 'script', '', now() + interval '1 hour'
       FROM generate_series(1, 99)`,
      [person.user.id],
    );
    await test.database.query(
      `UPDATE sessions SET last_seen_at = now() - interval '30 seconds'
       WHERE user_id = $1 AND device <> 'script'`,
      [person.user.id],
    );
    expect(await statusOf(person.api)).toBe(200);
    const again = await signInAgain(person);
    expect(await listOf(again)).toHaveLength(100);
    expect(await statusOf(person.api)).toBe(401);
  });

  it('are deleted when expired or revoked, and others stay', async () => {
    const person = await signIn(test, 'staff');
    const stale = await signIn(test, 'staff');
    await admin.api.put(`/api/admin/users/${stale.user.id}`, { password: 'another password' });
    await test.database.query(
      `INSERT INTO sessions (id, user_id, token_version, device, address, expires_at)
       VALUES (gen_random_uuid(), $1, 0, 'old', '', now() - interval '1 second')`,
      [person.user.id],
    );
    expect(await listOf(person.api)).toHaveLength(1);
    await test.app.get(SessionsService).purge();
    const rows = await test.database.query<{ user_id: string; device: string }>(
      'SELECT user_id, device FROM sessions WHERE user_id = ANY($1)',
      [[person.user.id, stale.user.id]],
    );
    expect(rows).toEqual([{ user_id: person.user.id, device: 'node' }]);
  });

  it('belong to new tokens; tokens without one expire or are revoked with the rest', async () => {
    const person = await signIn(test, 'staff');
    const [, claims = ''] = person.token.split('.');
    const { sid: _sid, ...old } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      sid: string;
    };
    const { JwtService } = await import('@nestjs/jwt');
    const [secret = ''] = test.config.jwtSecrets;
    const before = test.api.as(new JwtService().sign(old, { secret }));
    expect(await statusOf(before)).toBe(200);
    expect(await listOf(before)).toMatchObject([{ is_current: false }]);
    expect((await before.post('/api/admin/logout')).status).toBe(204);
    await person.api.post(`${SESSIONS}/end-others`);
    expect([await statusOf(before), await statusOf(person.api)]).toEqual([401, 200]);
  });
});
