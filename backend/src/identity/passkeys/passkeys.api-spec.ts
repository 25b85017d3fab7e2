import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { FakeMailServer } from '../../../test/fake-mail-server.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import type { LoginResponseDto } from '../auth/dto/login.dto.js';
import { codeOf, setUpTwoFactor } from '../two-factor/two-factor.factory.js';
import type { TwoFactorDto } from '../two-factor/dto/two-factor.dto.js';
import { PASSWORD } from '../users/user.factory.js';
import { Authenticator } from './authenticator.factory.js';
import type { PasskeyCreationOptionsDto } from './dto/passkey-creation-options.dto.js';
import type { AddPasskeyDto, PasskeyDto } from './dto/passkey.dto.js';
import type { PasskeyAssertionDto, PasskeyRequestOptionsDto } from './dto/passkey-assertion.dto.js';
import { PasskeyChallengesService } from './passkey-challenges.service.js';

const PATH = '/api/admin/account/passkeys';
const LOGIN = '/api/admin/login/passkey';
const AUTHENTICATED = { current_password: PASSWORD };
const REFUSED = 'This passkey was not accepted. Try again, or sign in with your password.';

type ProblemBody = { type: string; detail: string; errors: { field: string; message: string }[] };

describe('passkeys', () => {
  let server: FakeMailServer;
  let test: TestApp;
  let replica: TestApp;
  let staff: SignedIn;

  beforeAll(async () => {
    server = await FakeMailServer.start();
    const env = { SMTP_URL: server.url, MAIL_FROM: 'x@example.org' };
    test = await createTestApp({ env });
    replica = await createTestApp({
      env: { ...env, RATE_LIMIT: 'on' },
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

  const beginAdding = async ({ api } = staff) =>
    (await api.post<PasskeyCreationOptionsDto>(`${PATH}/begin`, AUTHENTICATED)).body;
  const send = (dto: AddPasskeyDto, { api } = staff) =>
    api.post<PasskeyDto & ProblemBody>(PATH, dto);
  const add = async (whose = staff, authenticator = new Authenticator()) => {
    const made = await send(authenticator.create(await beginAdding(whose), 'Laptop'), whose);
    expect(made.status).toBe(201);
    return { authenticator, passkey: made.body };
  };
  const begin = async () => (await test.api.post<PasskeyRequestOptionsDto>(`${LOGIN}/begin`)).body;
  const answer = (assertion: PasskeyAssertionDto, on = test) =>
    on.api.post<LoginResponseDto & ProblemBody>(LOGIN, assertion);
  const login = (extra: object, { user } = staff) =>
    test.api.post<LoginResponseDto & ProblemBody>('/api/admin/login', {
      ...{ username: user.username, password: PASSWORD },
      ...extra,
    });
  const failures = async () => {
    const lines = await test.database.query<{ reason: string }>(
      `SELECT after ->> 'reason' AS reason FROM changes WHERE action = 'loginFailed' ORDER BY id`,
    );
    return lines.map(({ reason }) => reason);
  };

  it('are added with the password, sign in on any replica, are renamed and removed', async () => {
    const wrong = await staff.api.post<ProblemBody>(`${PATH}/begin`, {
      current_password: 'not it',
    });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'current_password' }] } });
    const options = await beginAdding();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Lectern' },
      user: { name: staff.user.username },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const authenticator = new Authenticator();
    const added = await send(authenticator.create(options, ' Laptop '));
    expect(added).toMatchObject({ status: 201, body: { name: 'Laptop', last_used_at: null } });
    const { id } = added.body;
    expect((await beginAdding()).excludeCredentials).toEqual([
      { type: 'public-key', id: authenticator.id.toString('base64url'), transports: ['internal'] },
    ]);

    const signedIn = await answer(authenticator.get(await begin()), replica);
    expect(signedIn).toMatchObject({ status: 200, body: { user: { id: staff.user.id } } });
    const api = test.api.as(signedIn.body.access_token);
    const [listed] = (await api.get<PasskeyDto[]>(PATH)).body;
    expect(listed?.last_used_at).toMatch(/Z$/);
    expect((await api.put(`${PATH}/${id}`, { name: 'Old laptop' })).body).toMatchObject({
      name: 'Old laptop',
    });

    const other = await signIn(test, 'staff');
    for (const foreign of [`${PATH}/${id}`, `${PATH}/nothing`]) {
      expect((await other.api.put(foreign, { name: 'Mine' })).status).toBe(404);
      expect((await other.api.post(`${foreign}/remove`, AUTHENTICATED)).status).toBe(404);
    }
    const remove = (password: string) =>
      staff.api.post(`${PATH}/${id}/remove`, { current_password: password });
    expect((await remove('not it')).status).toBe(400);
    expect((await remove(PASSWORD)).status).toBe(204);
    expect((await remove(PASSWORD)).status).toBe(404);
    expect((await answer(authenticator.get(await begin(), { counter: 5 }))).status).toBe(401);
    expect((await api.get('/api/admin/me')).status).toBe(200);
    const mails = () =>
      server.mails.filter(({ to }) => to?.some(({ address }) => address === staff.user.email));
    await until(() => mails().length === 2);
    expect(mails().map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'A passkey was added at Lectern',
        'A passkey was removed at Lectern',
      ]),
    );
  });

  it('are a second factor like an app', async () => {
    const { authenticator } = await add();
    expect(await login({})).toMatchObject({
      status: 401,
      body: {
        type: 'urn:lectern:problem:code-required',
        errors: [{ field: 'passkey', message: 'A passkey is required' }],
      },
    });
    expect((await login({ code: '123456' })).status).toBe(401);
    const passkey = authenticator.get(await begin());
    expect((await login({ passkey, password: 'not it' })).body.type).toBe('about:blank');
    expect((await login({ passkey })).status).toBe(200);
    expect((await login({ passkey })).body.errors).toEqual([
      { field: 'passkey', message: 'This passkey was not accepted. Try again' },
    ]);
    const incomplete = await login({ passkey: { ...passkey, signature: 'ü' } });
    expect(incomplete).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'passkey.signature' }] },
    });

    const { secret } = await setUpTwoFactor(staff);
    expect((await login({})).body.errors.map(({ field }) => field)).toEqual(['code', 'passkey']);
    await test.database.query('UPDATE two_factors SET last_step = NULL');
    expect((await login({ code: codeOf(secret) })).status).toBe(200);
    const another = await signIn(test, 'staff');
    const foreign = await add(another);
    const assertion = foreign.authenticator.get(await begin());
    expect((await login({ passkey: assertion })).status).toBe(401);
    expect((await failures()).at(-1)).toBe('passkey of another user');
  });

  it('are rejected with the same response for every reason', async () => {
    const { authenticator } = await add();
    const other = await add(await signIn(test, 'staff'));
    const good = authenticator.get(await begin(), { counter: 7 });
    expect((await answer(good)).status).toBe(200);
    const expired = await begin();
    await test.database.query(
      `UPDATE passkey_challenges SET expires_at = now() - interval '1 second' WHERE challenge = $1`,
      [expired.challenge],
    );
    const { challenge: ofAdding } = await beginAdding();
    const late = { counter: 9 };
    const cases: [string, PasskeyAssertionDto][] = [
      ['unknown challenge', good],
      ['unknown challenge', authenticator.get(expired, late)],
      ['unknown challenge', authenticator.get({ ...expired, challenge: ofAdding }, late)],
      ['unknown challenge', authenticator.get({ ...expired, challenge: 'made-up' }, late)],
      ['unknown challenge', { ...authenticator.get(await begin(), late), client_data: 'e30' }],
      ['unknown passkey', new Authenticator().get(await begin(), late)],
      [
        'passkey not verified',
        authenticator.get(await begin(), { ...late, origin: 'https://evil.example' }),
      ],
      [
        'passkey not verified',
        authenticator.get({ ...(await begin()), rpId: 'evil.example' }, late),
      ],
      ['passkey not verified', authenticator.get(await begin(), { counter: 7 })],
      ['passkey not verified', authenticator.get(await begin(), { counter: 3 })],
      ['passkey not verified', authenticator.get(await begin(), { ...late, isVerified: false })],
      [
        'passkey not verified',
        {
          ...other.authenticator.get(await begin(), late),
          credential_id: authenticator.id.toString('base64url'),
        },
      ],
      ['passkey not verified', { ...authenticator.get(await begin(), late), signature: 'AAAA' }],
      [
        'passkey of another user',
        { ...authenticator.get(await begin(), late), user_handle: good.user_handle.slice(1) },
      ],
    ];
    for (const [reason, assertion] of cases) {
      expect(await answer(assertion)).toMatchObject({ status: 401, body: { detail: REFUSED } });
      expect((await failures()).at(-1)).toBe(reason);
    }
    expect((await answer(authenticator.get(await begin(), { counter: 10 }))).status).toBe(200);
    const racing = await Promise.all([begin(), begin()]);
    const both = await Promise.all(
      racing.map((options) => answer(authenticator.get(options, { counter: 11 }))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('are added only with an own challenge, once, and ten at most', async () => {
    const authenticator = new Authenticator();
    const options = await beginAdding();
    const foreign = await beginAdding(await signIn(test, 'staff'));
    const ofLogin = { ...options, challenge: (await begin()).challenge };
    for (const wrong of [foreign, ofLogin]) {
      const refused = await send(authenticator.create(wrong, 'Laptop'));
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'client_data' }] } });
    }
    const origin = 'https://evil.example';
    for (const wish of [{ origin }, { isVerified: false }]) {
      const refused = await send(authenticator.create(await beginAdding(), 'Laptop', wish));
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'attestation' }] } });
    }
    const dto = authenticator.create(options, 'Laptop');
    expect((await send({ ...dto, name: ' ' })).body.errors).toEqual([
      { field: 'name', message: 'Name is required' },
    ]);
    expect((await send(dto)).status).toBe(201);
    expect((await send(dto)).status).toBe(400);
    const again = await send(authenticator.create(await beginAdding(), 'Again'));
    expect(again).toMatchObject({
      status: 409,
      body: { detail: 'This passkey has been added already.' },
    });

    const late = await beginAdding();
    for (let count = 1; count < 10; count += 1) await add();
    expect((await send(new Authenticator().create(late, 'Eleventh'))).status).toBe(409);
    expect(await staff.api.post(`${PATH}/begin`, AUTHENTICATED)).toMatchObject({
      status: 409,
      body: { detail: 'You have 10 passkeys already. Remove one that you do not use.' },
    });
  });

  it('satisfy the required second factor, and are deleted by an admin’s reset', async () => {
    const env = { TWO_FACTOR_REQUIRED: 'staff' };
    const strict = await createTestApp({ env, database: test.database, platform: test.sandbox });
    const api = strict.api.as(staff.token);
    expect((await api.get('/api/admin/stats')).status).toBe(403);
    await add({ ...staff, api });
    expect((await api.get('/api/admin/stats')).status).toBe(200);
    await strict.close();
    const admin = await signIn(test, 'admin');
    const at = `/api/admin/users/${staff.user.id}/two-factor`;
    const state = async () => (await admin.api.get<TwoFactorDto>(at)).body;
    expect(await state()).toEqual({ enabled_at: null, recovery_codes_left: 0, passkeys: 1 });
    expect((await admin.api.delete(at)).status).toBe(204);
    expect(await state()).toMatchObject({ passkeys: 0 });
    expect((await login({})).status).toBe(200);
  });

  it('are restored with a deleted user, and do not sign in deactivated users', async () => {
    const { authenticator } = await add();
    const admin = await signIn(test, 'admin');
    const at = `/api/admin/users/${staff.user.id}`;
    await admin.api.delete(at);
    expect((await answer(authenticator.get(await begin()))).status).toBe(401);
    await admin.api.post(`${at}/undo`);
    expect((await answer(authenticator.get(await begin()))).status).toBe(200);
    await admin.api.patch(`${at}/toggle-active`);
    expect(await answer(authenticator.get(await begin(), { counter: 2 }))).toMatchObject({
      status: 403,
      body: { detail: 'Your account is deactivated. Ask an administrator to activate it again.' },
    });
  });

  it('are rate-limited by network address, and leave no secret in log and audit log', async () => {
    const { authenticator } = await add();
    const bad = new Authenticator().get(await begin());
    for (let n = 0; n < 50; n += 1) expect((await answer(bad, replica)).status).toBe(401);
    const good = authenticator.get(await begin());
    expect(await answer(good, replica)).toMatchObject({ status: 429 });
    const ask = () => replica.api.post<ProblemBody>(`${LOGIN}/begin`);
    for (let n = 0; n < 100; n += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).body.detail).toMatch(/^Too many logins by passkey/);
    const lines = await test.database.query('SELECT to_jsonb(l) AS line FROM changes l');
    expect(JSON.stringify(lines)).not.toContain(good.credential_id);
  });

  it('leave no old challenges', async () => {
    await begin();
    await test.database.query(`UPDATE passkey_challenges SET expires_at = now()`);
    const { challenge } = await begin();
    await test.app.get(PasskeyChallengesService).purge();
    expect(await test.database.query('SELECT challenge FROM passkey_challenges')).toEqual([
      { challenge },
    ]);
  });
});
