import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { FakeMailServer } from '../../../test/fake-mail-server.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import type { LoginResponseDto } from '../auth/dto/login.dto.js';
import type { NewApiKeyDto } from '../api-keys/dto/api-key.dto.js';
import { PASSWORD } from '../users/user.factory.js';
import type { RecoveryCodesDto, TwoFactorDto } from './dto/two-factor.dto.js';
import { FactorCodesService } from './factor-codes.service.js';
import { codeOf, setUpTwoFactor } from './two-factor.factory.js';

const PATH = '/api/admin/account/two-factor';
const OLD_KEY = 'a secret that only the tests know and is long enough';
const NEW_KEY = 'another secret that only the tests know and is long enough';

type ProblemBody = { type: string; detail: string; errors: { field: string; message: string }[] };

describe('two-factor authentication', () => {
  let server: FakeMailServer;
  let test: TestApp;
  let replica: TestApp;
  let staff: SignedIn;

  beforeAll(async () => {
    server = await FakeMailServer.start();
    const env = { SMTP_URL: server.url, MAIL_FROM: 'x@example.org' };
    test = await createTestApp({ env });
    const limited = { ...env, RATE_LIMIT: 'on' };
    replica = await createTestApp({
      env: limited,
      database: test.database,
      platform: test.sandbox,
    });
  });
  afterAll(async () => {
    await replica.close();
    await test.close();
    await server.close();
  });
  beforeEach(async () => {
    staff = await signIn(test, 'staff');
  });

  const login = (code?: string, { on = test, password = PASSWORD } = {}) =>
    on.api.post<LoginResponseDto & ProblemBody>('/api/admin/login', {
      ...{ username: staff.user.username, password },
      ...(code === undefined ? {} : { code }),
    });
  const state = async () => (await staff.api.get<TwoFactorDto>(PATH)).body;
  const forget = () => test.database.query('UPDATE two_factors SET last_step = NULL');
  const wrong = (secret: string) => {
    const codes = ['123456', '654321', '111111'];
    const taken = Array.from({ length: 50 }, (_, n) => codeOf(secret, (n - 25) * 30));
    return codes.find((code) => !taken.includes(code)) ?? '';
  };

  it('is required at login after a code is confirmed, until it is removed', async () => {
    expect(await state()).toEqual({ enabled_at: null, recovery_codes_left: 0, passkeys: 0 });
    const refused = await staff.api.post<ProblemBody>(PATH, { current_password: 'not it' });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'current_password' }] },
    });
    const begun = await staff.api.post<{ secret: string; uri: string }>(PATH, {
      current_password: PASSWORD,
    });
    const { secret, uri } = begun.body;
    const { username } = staff.user;
    expect(uri).toBe(`otpauth://totp/Lectern:${username}?secret=${secret}&issuer=Lectern`);
    expect((await login()).status).toBe(200);

    const confirm = (code: string) =>
      staff.api.post<ProblemBody & RecoveryCodesDto>(`${PATH}/confirm`, { code });
    expect(await confirm(wrong(secret))).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'code' }] },
    });
    const confirmed = await confirm(codeOf(secret));
    expect(confirmed.status).toBe(200);
    expect(new Set(confirmed.body.recovery_codes).size).toBe(10);
    expect(await state()).toEqual({
      enabled_at: expect.stringMatching(/Z$/) as string,
      recovery_codes_left: 10,
      passkeys: 0,
    });
    expect((await staff.api.post(PATH, { current_password: PASSWORD })).status).toBe(409);
    expect((await confirm(codeOf(secret, 30))).status).toBe(409);

    expect(await login()).toMatchObject({
      status: 401,
      body: { type: 'urn:lectern:problem:code-required', errors: [{ field: 'code' }] },
    });
    expect((await login(undefined, { password: 'not it' })).body.type).toBe('about:blank');
    expect((await login(codeOf(secret), { password: 'not it' })).body.type).toBe('about:blank');

    await forget();
    const remove = (code: string) => staff.api.post(`${PATH}/remove`, { code });
    expect((await remove(wrong(secret))).status).toBe(400);
    expect((await remove(codeOf(secret))).status).toBe(204);
    expect((await remove(codeOf(secret))).status).toBe(409);
    expect((await login()).status).toBe(200);
    expect((await login('a code that nobody asks for')).status).toBe(200);
  });

  it('accepts each code once, also on another replica, and only current ones', async () => {
    const { secret } = await setUpTwoFactor(staff);
    await forget();
    const code = codeOf(secret);
    const both = await Promise.all([login(code), login(code, { on: replica })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const used = (await login(` ${code.slice(0, 3)} ${code.slice(3)}`)).body.detail;
    expect(used).toBe('This code has been used already. Wait for the next one');

    for (const seconds of [-300, 300]) {
      const answer = await login(codeOf(secret, seconds));
      expect(answer.status).toBe(401);
      expect(answer.body.errors[0]?.message).toContain('Let your phone set its clock by itself');
    }
    const [{ refused_step: refused } = { refused_step: 0 }] = await test.database.query<{
      refused_step: number;
    }>('SELECT refused_step FROM two_factors WHERE user_id = $1', [staff.user.id]);
    expect(refused).toBeGreaterThan(Date.now() / 30_000 + 8);
    const now = Math.floor(Date.now() / 30_000);
    await forget();
    await test.database.query('UPDATE two_factors SET refused_step = $1', [now]);
    expect((await login(codeOf(secret, now * 30 - Math.floor(Date.now() / 1000)))).status).toBe(
      401,
    );
  });

  it('accepts each recovery code once, in any notation', async () => {
    const { secret, codes } = await setUpTwoFactor(staff);
    const [first = '', second = '', third = ''] = codes;
    expect((await login(first)).status).toBe(200);
    expect(await login(first)).toMatchObject({
      status: 401,
      body: { detail: 'This recovery code is not right, or has been used already' },
    });
    expect((await login(second.toUpperCase().replaceAll('-', ' '), { on: replica })).status).toBe(
      200,
    );
    expect(await state()).toMatchObject({ recovery_codes_left: 8 });
    await until(() => server.mails.some(({ subject }) => subject?.startsWith('A recovery code')));

    await forget();
    const renew = () =>
      staff.api.post<RecoveryCodesDto>(`${PATH}/recovery-codes`, { code: codeOf(secret) });
    const renewed = await renew();
    expect(renewed.status).toBe(200);
    expect((await login(third)).status).toBe(401);
    expect((await login(renewed.body.recovery_codes[0])).status).toBe(200);
  });

  it('stores only encrypted secrets, and leaves no code in log or audit log', async () => {
    const { secret, codes } = await setUpTwoFactor(staff);
    await login(codes[0]);
    await login(wrong(secret));
    const rows = await test.database.query(
      `SELECT to_jsonb(f) AS row FROM two_factors f UNION ALL SELECT to_jsonb(l) FROM changes l
       UNION ALL SELECT to_jsonb(r) FROM rate_limits r`,
    );
    const text = JSON.stringify(rows);
    const plain = Buffer.from(secret).toString('hex');
    for (const hidden of [secret, plain, ...codes]) expect(text).not.toContain(hidden);
    const actions = await test.database.query(
      `SELECT action, after FROM changes WHERE record = $1 AND action = 'loginFailed'`,
      [staff.user.id],
    );
    expect(actions).toEqual([{ action: 'loginFailed', after: { reason: 'wrong code' } }]);
  });

  it('survives a change of JWT_SECRET', async () => {
    // This process re-encrypts all secrets at each full hour, so only this test starts it.
    const next = await createTestApp({
      env: { JWT_SECRET: `${NEW_KEY},${OLD_KEY}` },
      ...{ database: test.database, platform: test.sandbox },
    });
    try {
      const { secret } = await setUpTwoFactor(staff);
      await forget();
      expect((await login(codeOf(secret), { on: next })).status).toBe(200);
      await next.app.get(FactorCodesService).renewSecrets();
      await forget();
      expect((await login(codeOf(secret), { on: next })).status).toBe(200);
      await forget();
      const answer = await login(codeOf(secret));
      expect(answer.body.detail).toContain('cannot be checked any more');
    } finally {
      await next.close();
    }
  });

  it('limits guesses on all replicas, without blocking recovery codes', async () => {
    const { secret, codes } = await setUpTwoFactor(staff);
    const bad = wrong(secret);
    const guess = () => login(bad, { on: replica });
    for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect(refused).toMatchObject({
      status: 429,
      body: { detail: 'Too many wrong codes for this user. Try again in 15 minutes.' },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await test.database.query(`DELETE FROM rate_limits WHERE key LIKE 'code-address:%'`);
    await test.database.query(`UPDATE rate_limits SET points = 50 WHERE key LIKE 'code-user:%'`);
    expect((await guess()).body.detail).toMatch(/Try again in 24 hours\.$/);
    expect((await login(codes[0], { on: replica })).status).toBe(200);
  });

  it('resets the limit after a right code', async () => {
    const { secret, codes } = await setUpTwoFactor(staff);
    const bad = wrong(secret);
    for (const code of codes.slice(0, 2)) {
      for (let n = 0; n < 6; n += 1) {
        expect((await login(bad, { on: replica })).status).toBe(401);
      }
      expect((await login(code, { on: replica })).status).toBe(200);
    }
  });

  it('is required for the configured roles, which can do nothing else before', async () => {
    const env = { TWO_FACTOR_REQUIRED: 'staff' };
    const strict = await createTestApp({ env, database: test.database, platform: test.sandbox });
    const api = strict.api.as(staff.token);
    const me = async () => (await api.get<object>('/api/admin/me')).body;
    expect((await login()).body.user).toEqual(staff.user);
    const { must_set_up_two_factor: isTold } = (await login(undefined, { on: strict })).body.user;
    expect(isTold).toBe(true);
    expect(await me()).toEqual({ ...staff.user, must_set_up_two_factor: true });
    for (const path of ['stats', 'account/sessions', 'staff/my-udemy-courses']) {
      expect(await api.get(`/api/admin/${path}`)).toMatchObject({
        status: 403,
        body: { type: 'urn:lectern:problem:two-factor-required' },
      });
    }
    expect((await api.put('/api/admin/account', { name: 'Somebody' })).status).toBe(403);
    const admin = await signIn(strict, 'admin');
    expect((await admin.api.get('/api/admin/stats')).status).toBe(200);

    await setUpTwoFactor({ ...staff, api });
    expect(await me()).toEqual(staff.user);
    expect((await api.get('/api/admin/stats')).status).toBe(200);
    await admin.api.delete(`/api/admin/users/${staff.user.id}/two-factor`);
    expect((await api.get('/api/admin/stats')).status).toBe(403);
    expect((await api.post('/api/admin/logout')).status).toBe(204);
    await strict.close();
  });

  it('is not required of API keys', async () => {
    const env = { TWO_FACTOR_REQUIRED: 'admin' };
    const strict = await createTestApp({ env, database: test.database, platform: test.sandbox });
    const admin = await signIn(test, 'admin');
    const wish = { name: 'Sheet', scopes: ['newsletters:read'] };
    const { secret } = (await admin.api.post<NewApiKeyDto>('/api/admin/api-keys', wish)).body;
    const path = '/api/admin/newsletters';
    expect(await strict.api.as(admin.token).get(path)).toMatchObject({
      status: 403,
      body: { type: 'urn:lectern:problem:two-factor-required' },
    });
    const headers = { 'X-API-Key': secret };
    expect((await strict.api.send('GET', path, { headers })).status).toBe(200);
    await strict.close();
  });

  it('can be reset by an admin for another user, who gets a mail', async () => {
    const admin = await signIn(test, 'admin');
    const at = (id: string) => `/api/admin/users/${id}/two-factor`;
    await setUpTwoFactor(staff);
    expect((await admin.api.get(at(staff.user.id))).body).toMatchObject({
      recovery_codes_left: 10,
    });
    expect((await admin.api.delete(at(admin.user.id))).status).toBe(403);
    expect((await admin.api.delete(at('nobody'))).status).toBe(404);
    expect((await admin.api.delete(at(staff.user.id))).status).toBe(204);
    expect((await admin.api.delete(at(staff.user.id))).status).toBe(204);
    expect((await login()).status).toBe(200);
    const mails = () =>
      server.mails.filter(({ to }) => to?.some(({ address }) => address === staff.user.email));
    await until(() => mails().length === 2);
    expect(
      mails()
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual([
      'Two-factor authentication is on at Lectern',
      'Two-factor authentication was reset at Lectern',
    ]);
  });

  it('is restored with a deleted user, and not requested from deactivated ones', async () => {
    const admin = await signIn(test, 'admin');
    const { codes } = await setUpTwoFactor(staff);
    const at = `/api/admin/users/${staff.user.id}`;
    await admin.api.delete(at);
    await admin.api.post(`${at}/undo`);
    expect((await login()).body.type).toBe('urn:lectern:problem:code-required');
    expect((await login(codes[0])).status).toBe(200);
    await admin.api.patch(`${at}/toggle-active`);
    expect((await login()).status).toBe(403);
  });
});
