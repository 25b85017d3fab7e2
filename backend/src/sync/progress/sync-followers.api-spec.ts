import { SandboxClient } from '../../../sandbox/sandbox-client.factory.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { Follower, STREAM } from './follower.factory.js';

async function follow(test: TestApp, token: string): Promise<Follower> {
  const follower = await Follower.of(test, token);
  const { status, headers } = follower.answer;
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('content-encoding')).toBeNull();
  return follower;
}

describe('those who follow the syncs', () => {
  let sandbox: SandboxClient;
  let test: TestApp;
  let other: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    sandbox = await SandboxClient.start();
    test = await createTestApp({ platform: sandbox.sandbox, env: { JWT_EXPIRES_IN: '1h' } });
    other = await createTestApp({ platform: sandbox.sandbox, database: test.database });
    admin = await signIn(test, 'admin');
  });
  afterAll(async () => {
    await other.close();
    await test.close();
    await sandbox.close();
  });

  const setUser = (id: string, columns: string) =>
    test.database.query(`UPDATE users SET ${columns} WHERE id = $1`, [id]);

  it('are told on every replica of each step, and at first of where it stands', async () => {
    const [here, elsewhere] = [await follow(test, admin.token), await follow(other, admin.token)];
    await until(() => here.latest?.length === 0 && elsewhere.latest?.length === 0);
    await sandbox.control('PUT', '/thinkific/faults', {
      kind: 'slow',
      delayMs: 600_000,
      path: '/chapters',
      times: 1,
    });
    const synced = admin.api.post('/api/admin/thinkific/sync');
    await until(() => (elsewhere.latest?.[0]?.courses_done ?? 0) > 5);
    const [run] = elsewhere.latest ?? [];
    expect(run).toMatchObject({ platform: 'thinkific', status: 'running' });
    await until(() => JSON.stringify(here.latest) === JSON.stringify(elsewhere.latest));
    const late = await follow(other, admin.token);
    await until(() => late.events.length > 0);
    expect(late.events[0]?.[0]).toMatchObject({ id: run?.id });

    await other.api.as(admin.token).post(`/api/admin/sync-runs/${run?.id}/cancel`);
    expect((await synced).status).toBe(409);
    for (const one of [here, elsewhere, late]) {
      await until(() => one.latest?.length === 0);
      one.leave();
    }
    const told = elsewhere.events.map((event) => JSON.stringify(event));
    expect(told.filter((event, place) => event === told[place - 1])).toEqual([]);
  });

  it('may do so in six windows, and again once they have left one', async () => {
    const { token } = await signIn(test, 'admin');
    const followers = await Promise.all(Array.from({ length: 6 }, () => follow(test, token)));
    const refused = await test.api.as(token).get(STREAM);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    const stranger = await follow(test, admin.token);
    followers[0]?.leave();
    await until(async () => {
      const answer = await fetch(`${test.url}${STREAM}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      await answer.body?.cancel();
      return answer.status === 200;
    });
    for (const one of [...followers, stranger]) one.leave();
  });

  it('hold nothing once they have asked for the headers alone', async () => {
    const { token } = await signIn(test, 'admin');
    const headers = { Authorization: `Bearer ${token}` };
    for (let n = 0; n < 10; n += 1) {
      const answer = await fetch(`${test.url}${STREAM}`, { method: 'HEAD', headers });
      expect(answer.status).toBe(200);
    }
  });

  it.each(["role = 'staff'", 'is_active = false', 'token_version = token_version + 1'])(
    'are told nothing more on any replica from %s on',
    async (columns) => {
      const { user, token } = await signIn(test, 'admin');
      const [theirs, elsewhere, mine] = [
        await follow(test, token),
        await follow(other, token),
        await follow(test, admin.token),
      ];
      await setUser(user.id, columns);
      await until(() => theirs.isEnded && elsewhere.isEnded);
      expect((await test.api.as(token).get(STREAM)).status).toBeGreaterThan(400);
      expect(mine.isEnded).toBe(false);
      mine.leave();
    },
  );

  it('are told nothing more on any replica once they have logged out', async () => {
    const { token, api } = await signIn(test, 'admin');
    const [theirs, elsewhere] = [await follow(test, token), await follow(other, token)];
    await api.post('/api/admin/logout');
    await until(() => theirs.isEnded && elsewhere.isEnded);
  });
});
