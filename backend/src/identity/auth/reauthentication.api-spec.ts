import { withClockAhead } from '../../../test/clock.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { Authenticator } from '../passkeys/authenticator.factory.js';
import type { NewApiKeyDto } from '../api-keys/dto/api-key.dto.js';
import type { PasskeyCreationOptionsDto } from '../passkeys/dto/passkey-creation-options.dto.js';
import type { PasskeyRequestOptionsDto } from '../passkeys/dto/passkey-assertion.dto.js';
import type { NewTwoFactorDto } from '../two-factor/dto/two-factor.dto.js';
import { codeOf, setUpTwoFactor } from '../two-factor/two-factor.factory.js';
import { insertUser, MARIA, PASSWORD } from '../users/user.factory.js';
import type { NewWebhookEndpointDto } from '../../webhooks/dto/webhook-endpoint.dto.js';

const REAUTHENTICATE = '/api/admin/account/reauthenticate';
const EXPORT = '/api/admin/newsletters/export';
const REQUIRED = {
  status: 403,
  body: {
    type: 'urn:lectern:problem:reauthentication-required',
    detail: 'Confirm it’s you: your last confirmation is more than 15 minutes old.',
  },
};

type ProblemBody = { errors: { field: string }[] };

describe('an action that requires recent authentication', () => {
  let test: TestApp;
  let replica: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp({});
    const env = { RATE_LIMIT: 'on' };
    replica = await createTestApp({ env, database: test.database, platform: test.sandbox });
  });
  afterAll(async () => {
    await replica.close();
    await test.close();
  });
  beforeEach(async () => {
    admin = await signIn(test, 'admin');
  });

  const age = (minutes: number) =>
    test.database.query(
      `UPDATE sessions SET authenticated_at = now() - $2 * interval '1 minute' WHERE user_id = $1`,
      [admin.user.id, minutes],
    );
  const reauthenticate = (body: object, { api } = admin) =>
    api.post<ProblemBody>(REAUTHENTICATE, body);
  const isOpen = async ({ api } = admin) => (await api.get(EXPORT)).status === 200;
  const expectProblem = async (body: object, field: string) => {
    expect(await reauthenticate(body)).toMatchObject({
      status: 400,
      body: { errors: [{ field }] },
    });
    expect(await isOpen()).toBe(false);
  };

  it('is allowed for 15 minutes after a login or re-authentication, on each replica', async () => {
    const { id } = await insertUser(test.database, { role: 'staff' });
    await age(14.9);
    expect(await isOpen()).toBe(true);
    await age(15.1);
    const user = `/api/admin/users/${id}`;
    expect(await admin.api.get(EXPORT)).toMatchObject(REQUIRED);
    expect(await admin.api.delete(user)).toMatchObject(REQUIRED);
    expect(await admin.api.delete(`${user}/two-factor`)).toMatchObject(REQUIRED);
    expect((await admin.api.get(user)).status).toBe(200);
    expect(
      (await replica.api.as(admin.token).post(REAUTHENTICATE, { current_password: PASSWORD }))
        .status,
    ).toBe(204);
    expect((await admin.api.delete(`${user}/two-factor`)).status).toBe(204);
    expect((await admin.api.delete(user)).status).toBe(204);
  });

  it('uses the database’s clock, not the replica’s', async () => {
    await withClockAhead(20 * 60_000, async () => {
      const login = { username: admin.user.username, password: PASSWORD };
      const { body } = await test.api.post<{ access_token: string }>('/api/admin/login', login);
      const fresh = { ...admin, api: test.api.as(body.access_token) };
      expect(await isOpen(fresh)).toBe(true);
      await age(16);
      expect(await isOpen(fresh)).toBe(false);
      expect((await reauthenticate({ current_password: PASSWORD }, fresh)).status).toBe(204);
      expect(await isOpen(fresh)).toBe(true);
    });
    const later = 'SELECT id FROM sessions WHERE authenticated_at > now()';
    expect(await test.database.query(later)).toEqual([]);
  });

  it('covers creating, changing and inviting users', async () => {
    const users = '/api/admin/users';
    const own = `${users}/${admin.user.id}`;
    const invitations = '/api/admin/invitations';
    const wish = { name: 'Grace Hopper', email: 'grace@example.org', role: 'admin' };
    const { id } = (await admin.api.post<{ id: string }>(invitations, wish)).body;
    const other = { ...wish, email: 'ada@example.org' };
    const left = await insertUser(test.database, { role: 'admin', is_active: false });
    const deleted = await insertUser(test.database, { role: 'admin' });
    expect((await admin.api.delete(`${users}/${deleted.id}`)).status).toBe(204);
    await age(20);
    for (const refused of [
      await admin.api.post(users, MARIA),
      await admin.api.put(own, { password: 'another good password' }),
      await admin.api.post(invitations, other),
      await admin.api.post(`${invitations}/${id}/link`),
      await admin.api.post(`${invitations}/${id}/resend`),
      await admin.api.patch(`${users}/${left.id}/toggle-active`),
      await admin.api.post(`${users}/${deleted.id}/undo`),
    ]) {
      expect(refused).toMatchObject(REQUIRED);
    }
    expect((await admin.api.get(invitations)).status).toBe(200);
    expect((await reauthenticate({ current_password: PASSWORD })).status).toBe(204);
    expect((await admin.api.post(users, MARIA)).status).toBe(201);
    expect((await admin.api.post(invitations, other)).status).toBe(201);
    expect((await admin.api.post(`${invitations}/${id}/link`)).status).toBe(200);
    expect((await admin.api.post(`${invitations}/${id}/resend`)).status).toBe(200);
    expect((await admin.api.patch(`${users}/${left.id}/toggle-active`)).status).toBe(200);
    expect((await admin.api.post(`${users}/${deleted.id}/undo`)).status).toBe(200);
    expect((await admin.api.put(own, { name: 'Somebody' })).status).toBe(200);
  });

  it('is allowed in this session only, and after the role check', async () => {
    const login = { username: admin.user.username, password: PASSWORD };
    const other = await test.api.post<{ access_token: string }>('/api/admin/login', login);
    const api = test.api.as(other.body.access_token);
    await age(20);
    expect((await reauthenticate({ current_password: PASSWORD })).status).toBe(204);
    expect(await api.get(EXPORT)).toMatchObject(REQUIRED);
    const staff = await signIn(test, 'staff');
    const refused = await staff.api.get<{ type: string }>(EXPORT);
    expect(refused).toMatchObject({ status: 403, body: { type: 'about:blank' } });
    expect((await test.api.post(REAUTHENTICATE, { current_password: PASSWORD })).status).toBe(401);
  });

  it('is allowed after a code or a passkey of the user, once each', async () => {
    const { codes } = await setUpTwoFactor(admin);
    const passkeys = '/api/admin/account/passkeys';
    const password = { current_password: PASSWORD };
    const add = async ({ api }: SignedIn) => {
      const authenticator = new Authenticator();
      const { body } = await api.post<PasskeyCreationOptionsDto>(`${passkeys}/begin`, password);
      expect((await api.post(passkeys, authenticator.create(body, 'Laptop'))).status).toBe(201);
      return authenticator;
    };
    const begin = async () =>
      (await test.api.post<PasskeyRequestOptionsDto>('/api/admin/login/passkey/begin')).body;
    const [own, foreign] = [await add(admin), await add(await signIn(test, 'admin'))];
    await age(20);
    await expectProblem({ code: '12345' }, 'code');
    await expectProblem({ current_password: 'not it' }, 'current_password');
    await expectProblem({ passkey: foreign.get(await begin()) }, 'passkey');
    await expectProblem({}, 'current_password');
    await expectProblem({ current_password: PASSWORD, code: codes[0] }, 'current_password');
    const passkey = own.get(await begin());
    expect((await reauthenticate({ passkey })).status).toBe(204);
    expect(await isOpen()).toBe(true);
    await age(20);
    await expectProblem({ passkey }, 'passkey');
    expect((await reauthenticate({ code: codes[0] })).status).toBe(204);
    expect(await isOpen()).toBe(true);
    await age(20);
    await expectProblem({ code: codes[0] }, 'code');
  });

  it('records each failure like a failed login', async () => {
    const { secret } = await setUpTwoFactor(admin);
    const account = '/api/admin/account';
    const begin = await test.api.post<PasskeyRequestOptionsDto>('/api/admin/login/passkey/begin');
    const foreign = new Authenticator().get(begin.body);
    const words = { current_password: 'not it', password: 'another good password' };
    // This code has been used already.
    const code = codeOf(secret, -30);
    for (const refused of [
      await reauthenticate({ current_password: 'not it' }),
      await reauthenticate({ code }),
      await reauthenticate({ passkey: foreign }),
      await admin.api.put(`${account}/password`, words),
      await admin.api.post(`${account}/two-factor/remove`, { code }),
    ]) {
      expect(refused.status).toBe(400);
    }
    const lines = await test.database.query<{
      actor_name: string;
      address: string;
      reason: string;
    }>(
      `SELECT actor_name, address, after ->> 'reason' AS reason FROM changes
       WHERE action = 'loginFailed' AND record = $1 ORDER BY id`,
      [admin.user.id],
    );
    expect(lines.map(({ reason }) => reason)).toEqual([
      'wrong password, in a session',
      'wrong code, in a session',
      expect.stringMatching(/, in a session$/) as string,
      'wrong password, in a session',
      'wrong code, in a session',
    ]);
    expect(new Set(lines.map((line) => line.actor_name))).toEqual(new Set([admin.user.username]));
    expect(lines.every(({ address }) => address !== null)).toBe(true);
  });

  it('is not allowed by an app whose setup is not confirmed', async () => {
    const begun = await admin.api.post<NewTwoFactorDto>('/api/admin/account/two-factor', {
      current_password: PASSWORD,
    });
    await age(20);
    await expectProblem({ code: codeOf(begun.body.secret) }, 'code');
    const confirm = '/api/admin/account/two-factor/confirm';
    const body = { code: codeOf(begun.body.secret) };
    expect((await admin.api.post(confirm, body)).status).toBe(200);
  });

  it('is not required of API keys, but to create one', async () => {
    const wish = { name: 'Sheet', scopes: ['newsletters:read'] };
    await age(20);
    expect(await admin.api.post('/api/admin/api-keys', wish)).toMatchObject(REQUIRED);
    await reauthenticate({ current_password: PASSWORD });
    const { secret } = (await admin.api.post<NewApiKeyDto>('/api/admin/api-keys', wish)).body;
    await age(20);
    const headers = { 'X-API-Key': secret };
    expect((await test.api.send('GET', EXPORT, { headers })).status).toBe(200);
    const body = { current_password: PASSWORD };
    expect((await test.api.send('POST', REAUTHENTICATE, { headers, body })).status).toBe(403);
  });

  it('covers creating and changing webhook endpoints', async () => {
    const endpoints = '/api/admin/webhook-endpoints';
    const wish = { name: 'CRM', url: 'https://crm.example.org/', events: ['subscriber.confirmed'] };
    const made = await admin.api.post<NewWebhookEndpointDto>(endpoints, wish);
    const own = `${endpoints}/${made.body.endpoint.id}`;
    const changes = [
      () => admin.api.post(endpoints, wish),
      () => admin.api.put(own, { ...wish, url: 'https://elsewhere.example.org/' }),
      () => admin.api.post(`${own}/rotate-secret`),
    ];
    await age(20);
    for (const change of changes) expect(await change()).toMatchObject(REQUIRED);
    expect((await admin.api.get(endpoints)).status).toBe(200);
    expect((await reauthenticate({ current_password: PASSWORD })).status).toBe(204);
    for (const change of changes) expect((await change()).status).toBeLessThan(300);
    expect((await admin.api.delete(own)).status).toBe(204);
  });

  it('limits guesses', async () => {
    await age(20);
    const limited = replica.api.as(admin.token);
    const guess = () => limited.post<ProblemBody>(REAUTHENTICATE, { current_password: 'not it' });
    for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
    expect((await limited.post(REAUTHENTICATE, { current_password: PASSWORD })).status).toBe(429);
    expect((await limited.get(EXPORT)).status).toBe(403);
  });
});
