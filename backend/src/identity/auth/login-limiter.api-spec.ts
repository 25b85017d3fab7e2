import type { ApiResponse } from '../../../test/api-client.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type InsertedUser, insertUser, PASSWORD } from '../users/user.factory.js';

const QUARTER_OF_AN_HOUR = 15 * 60;

describe('the limit on failed logins', () => {
  /** Runs behind one proxy, so that tests can choose the client's address. `replica` is a second process. */
  let test: TestApp;
  let replica: TestApp;
  let direct: TestApp;
  let user: InsertedUser;

  beforeAll(async () => {
    test = await createTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } });
    const shared = { database: test.database, platform: test.sandbox };
    replica = await createTestApp({ ...shared, env: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } });
    direct = await createTestApp({ ...shared, env: { RATE_LIMIT: 'on' } });
  });
  afterAll(async () => {
    await direct.close();
    await replica.close();
    await test.close();
  });
  beforeEach(async () => {
    await test.database.query('DELETE FROM rate_limits');
    user = await insertUser(test.database);
  });

  const login = (
    username: string,
    password: string,
    { from = '192.0.2.1', on = test }: { from?: string; on?: TestApp } = {},
  ) =>
    on.api.post(
      '/api/admin/login',
      { username, password },
      { headers: { 'X-Forwarded-For': from } },
    );

  async function fail(
    times: number,
    as: (n: number) => string,
    options?: Parameters<typeof login>[2],
  ) {
    for (let n = 0; n < times; n += 1) {
      expect((await login(as(n), 'a wrong one', options)).status).toBe(401);
    }
  }

  function expectRefused({ status, headers, body }: ApiResponse, reason: RegExp) {
    expect(status).toBe(429);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(QUARTER_OF_AN_HOUR - 60);
    expect(seconds).toBeLessThanOrEqual(QUARTER_OF_AN_HOUR);
    expect(body).toMatchObject({
      title: 'Too Many Requests',
      detail: expect.stringMatching(reason) as string,
    });
  }

  const FOR_USER = /^Too many failed logins for this user\. Try again in 15 minutes\.$/;
  const FROM_ADDRESS = /^Too many failed logins from your network address\./;

  it('rejects the eleventh attempt, right or wrong, on every replica', async () => {
    await fail(5, () => user.username);
    await fail(5, () => user.username, { on: replica });
    expectRefused(await login(user.username, 'a wrong one'), FOR_USER);
    expectRefused(await login(user.username, PASSWORD), FOR_USER);
    expectRefused(await login(user.username, PASSWORD, { on: replica }), FOR_USER);
  });

  it('does not lock the owner out at another address', async () => {
    await fail(10, () => user.username);
    expectRefused(await login(user.username, PASSWORD), FOR_USER);
    expect((await login(user.username, PASSWORD, { from: '192.0.2.2' })).status).toBe(200);
    expectRefused(await login(user.username, PASSWORD), FOR_USER);
  });

  it('does not lock others out at the same address', async () => {
    const other = await insertUser(test.database);
    await fail(10, () => user.username);
    for (let n = 0; n < 60; n += 1) await login(user.username, 'a wrong one');
    expect((await login(other.username, PASSWORD)).status).toBe(200);
  });

  it.each([
    ['there', () => user],
    ['not there', () => ({ username: 'ghost' })],
  ])('counts all spellings of the name of a user who is %s as one', async (_case, who) => {
    const { username } = who();
    const ways = [username, username.toUpperCase(), ` ${username}\t`];
    await fail(10, (n) => ways[n % ways.length] ?? '');
    expectRefused(await login(username, PASSWORD), FOR_USER);
  });

  it('counts names separately that the database does not treat as equal', async () => {
    const wide = [...user.username].map((letter) =>
      String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0),
    );
    await fail(10, () => wide.join(''));
    await fail(1, () => user.username);
    expectRefused(await login(wide.join(''), 'a wrong one'), FOR_USER);
  });

  it('counts the email separately from the username', async () => {
    const { username, email } = user;
    await fail(10, () => email.toUpperCase());
    await fail(1, () => username);
    expectRefused(await login(email, 'a wrong one'), FOR_USER);
  });

  it('does not count 30 concurrent successes as failures', async () => {
    const others = await Promise.all(Array.from({ length: 30 }, () => insertUser(test.database)));
    const names = others.flatMap(({ username }) => [username, user.username]);
    const answers = await Promise.all(
      names.map((name, n) => login(name, PASSWORD, { on: n % 2 ? test : replica })),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    await fail(10, () => user.username);
  });

  it('does not count invalid input', async () => {
    for (let n = 0; n < 12; n += 1) {
      const { status } = await test.api.post('/api/admin/login', { username: user.username, n });
      expect(status).toBe(400);
    }
    expect((await login(user.username, PASSWORD)).status).toBe(200);
  });

  it('resets after a success', async () => {
    await fail(9, () => user.username);
    expect((await login(user.username, PASSWORD)).status).toBe(200);
    await fail(10, () => user.username);
    expectRefused(await login(user.username, PASSWORD), FOR_USER);
  });

  it('does not count successes', async () => {
    for (let n = 0; n < 12; n += 1) {
      expect((await login(user.username, PASSWORD)).status).toBe(200);
    }
    const rows = await test.database.query('SELECT key, points FROM rate_limits');
    expect(rows).toEqual([{ key: 'login-address:192.0.2.1', points: 0 }]);
  });

  it('resets after 15 minutes', async () => {
    await fail(10, () => user.username);
    await test.database.query('UPDATE rate_limits SET expire = expire - $1', [
      QUARTER_OF_AN_HOUR * 1000,
    ]);
    expect((await login(user.username, PASSWORD)).status).toBe(200);
  });

  it('resets although a clock was once far ahead', async () => {
    await fail(2, () => user.username);
    const forge = () =>
      test.database.query('UPDATE rate_limits SET points = 100, expire = expire + $1', [
        365 * 24 * 3600 * 1000,
      ]);
    await forge();
    expect((await login(user.username, PASSWORD)).status).toBe(200);
    await fail(1, () => user.username);
    await forge();
    await fail(10, () => user.username);
    expectRefused(await login(user.username, PASSWORD), FOR_USER);
  });

  it('rejects an address after 50 failures with many users', async () => {
    const others = await Promise.all(Array.from({ length: 50 }, () => insertUser(test.database)));
    await fail(50, (n) => others[n]?.username ?? '');
    expectRefused(await login(user.username, PASSWORD), FROM_ADDRESS);
    expect((await login(user.username, PASSWORD, { from: '192.0.2.2' })).status).toBe(200);
  });

  it('treats an IPv6 network as one address', async () => {
    await fail(10, () => user.username, { from: '2001:db8:1:2::1' });
    const from = '2001:db8:1:2:ffff::9';
    expectRefused(await login(user.username, PASSWORD, { from }), FOR_USER);
    const neighbour = { from: '2001:db8:1:3::1' };
    expect((await login(user.username, PASSWORD, neighbour)).status).toBe(200);
  });

  it('holds for concurrent attempts', async () => {
    const attempts = Array.from({ length: 30 }, (_, n) =>
      login(user.username, 'a wrong one', { on: n % 2 ? test : replica }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    const counted = await test.database.query(
      `SELECT points FROM rate_limits WHERE key = 'login-address:192.0.2.1'`,
    );
    expect(counted).toEqual([{ points: 10 }]);
  });

  it('ignores forwarded addresses if no proxy is trusted', async () => {
    for (let n = 0; n < 10; n += 1) {
      const { status } = await direct.api.post(
        '/api/admin/login',
        { username: user.username, password: 'a wrong one' },
        { headers: { 'X-Forwarded-For': `192.0.2.${n}`, Forwarded: `for=192.0.2.${n}` } },
      );
      expect(status).toBe(401);
    }
    expectRefused(
      await login(user.username, PASSWORD, { on: direct, from: '192.0.2.99' }),
      FOR_USER,
    );
  });

  it('uses only the address added by the trusted proxy', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect(
        (await login(user.username, 'a wrong one', { from: `10.0.0.${n}, 192.0.2.1` })).status,
      ).toBe(401);
    }
    expectRefused(await login(user.username, PASSWORD, { from: '10.9.9.9, 192.0.2.1' }), FOR_USER);
  });

  it('can be switched off', async () => {
    const off = await createTestApp();
    const { username } = await insertUser(off.database);
    await fail(11, () => username, { on: off });
    expect((await login(username, PASSWORD, { on: off })).status).toBe(200);
    await off.close();
  });

  it('stores neither names nor passwords', async () => {
    await fail(1, () => 'a name of somebody');
    const rows = await test.database.query<{ key: string }>('SELECT key FROM rate_limits');
    expect(rows.map(({ key }) => key).toSorted()).toEqual([
      expect.stringMatching(/^login-account:192\.0\.2\.1 [\da-f]{64}$/),
      'login-address:192.0.2.1',
    ]);
  });
});
