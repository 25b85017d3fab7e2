import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { OF_THIS_DATABASE } from '../../../test/database.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { insertUser } from './user.factory.js';
import { USERS_LOCK } from './users.rules.js';

describe('an admin', () => {
  let test: TestApp;
  let replica: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
    replica = await createTestApp({ database: test.database, platform: test.sandbox });
  });
  afterAll(async () => {
    await replica.close();
    await test.close();
  });
  afterEach(() => test.database.query('DELETE FROM users'));

  const ACTIONS = [
    ['deletes', (actor: SignedIn, id: string) => actor.api.delete(`/api/admin/users/${id}`)],
    [
      'deactivates',
      (actor: SignedIn, id: string) => actor.api.patch(`/api/admin/users/${id}/toggle-active`),
    ],
    [
      'demotes',
      (actor: SignedIn, id: string) => actor.api.put(`/api/admin/users/${id}`, { role: 'staff' }),
    ],
  ] as const;

  const activeAdmins = async () =>
    (
      await test.database.query(
        `SELECT 1 FROM users WHERE role = 'admin' AND is_active AND deleted_at IS NULL`,
      )
    ).length;

  /** Counts the user changes that wait for another one to end. */
  const waiting = async () =>
    (
      await test.database.query(
        `SELECT 1 FROM pg_locks
         WHERE locktype = 'advisory' AND objid = $1 AND NOT granted AND ${OF_THIS_DATABASE}`,
        [USERS_LOCK],
      )
    ).length;

  describe.each(ACTIONS)('who %s', (_action, action) => {
    it('themselves is rejected in any notation of the id', async () => {
      const admin = await signIn(test, 'admin');
      await insertUser(test.database, { role: 'admin' });
      for (const id of [admin.user.id, admin.user.id.toUpperCase()]) {
        expect(await action(admin, id)).toMatchObject({
          status: 403,
          body: { detail: expect.stringMatching(/^You cannot .+ yourself\.$/) as string },
        });
      }
      expect((await admin.api.get('/api/admin/me')).status).toBe(200);
    });

    it('another admin succeeds', async () => {
      const admin = await signIn(test, 'admin');
      const { id } = await insertUser(test.database, { role: 'admin' });
      expect((await action(admin, id)).status).toBeLessThan(300);
      expect(await activeAdmins()).toBe(1);
    });

    it('staff succeeds', async () => {
      const admin = await signIn(test, 'admin');
      const { id } = await insertUser(test.database);
      expect((await action(admin, id)).status).toBeLessThan(300);
    });

    it.each([1, 2, 3, 4, 5])(
      'each other concurrently leaves one of two admins, time %i',
      async () => {
        const [one, two] = [await signIn(test, 'admin'), await signIn(replica, 'admin')];
        const answers = await Promise.all([action(one, two.user.id), action(two, one.user.id)]);
        const refused = answers.filter(({ status }) => status >= 300);
        expect(refused).toHaveLength(1);
        // The second request finds its session ended, or would remove the last admin.
        expect([401, 409]).toContain(refused[0]?.status);
        expect(await activeAdmins()).toBe(1);
      },
    );

    it('all the others concurrently leaves one of five', async () => {
      const admins: SignedIn[] = [];
      for (const app of [test, replica, test, replica, test])
        admins.push(await signIn(app, 'admin'));
      await Promise.all(
        admins.flatMap((actor) =>
          admins.filter((other) => other !== actor).map(({ user }) => action(actor, user.id)),
        ),
      );
      expect(await activeAdmins()).toBeGreaterThanOrEqual(1);
    });
  });

  it('cannot do it after a demotion', async () => {
    const [one, two] = [await signIn(test, 'admin'), await signIn(replica, 'admin')];
    await insertUser(test.database, { role: 'admin' });
    await test.database.query('SELECT pg_advisory_lock($1)', [USERS_LOCK]);
    const demotions = [
      one.api.put(`/api/admin/users/${two.user.id}`, { role: 'staff' }),
      two.api.put(`/api/admin/users/${one.user.id}`, { role: 'staff' }),
    ];
    await until(async () => (await waiting()) >= demotions.length);
    await test.database.query('SELECT pg_advisory_unlock($1)', [USERS_LOCK]);
    const answers = await Promise.all(demotions);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(await activeAdmins()).toBe(2);
  });

  const NEWCOMER = {
    username: 'newcomer',
    name: 'New Comer',
    email: 'new@example.org',
    password: 'open sesame',
    role: 'admin',
  };

  it.each<[string, (actor: SignedIn, id: string) => Promise<{ status: number }>]>([
    ['adds nobody', (actor) => actor.api.post('/api/admin/users', NEWCOMER)],
    ['renames nobody', (actor, id) => actor.api.put(`/api/admin/users/${id}`, { name: 'Other' })],
    ...ACTIONS.map(([, action], n): [string, typeof action] => [
      `does action ${n} to nobody`,
      action,
    ]),
  ])('%s while being deactivated', async (_case, action) => {
    const admin = await signIn(test, 'admin');
    const { id } = await insertUser(test.database, { name: 'Someone', role: 'admin' });
    const users = () => test.database.query('SELECT * FROM users WHERE id <> $1', [admin.user.id]);
    const before = await users();
    await test.database.query('SELECT pg_advisory_lock($1)', [USERS_LOCK]);
    const late = action(admin, id);
    await until(async () => (await waiting()) >= 1);
    await test.database.query('UPDATE users SET is_active = false WHERE id = $1', [admin.user.id]);
    await test.database.query('SELECT pg_advisory_unlock($1)', [USERS_LOCK]);
    expect([401, 409]).toContain((await late).status);
    expect(await users()).toEqual(before);
  });

  it('keeps the last active admin, when the others are inactive or staff', async () => {
    const one = await signIn(test, 'admin');
    const two = await signIn(test, 'admin');
    await insertUser(test.database, { role: 'admin', is_active: false });
    await insertUser(test.database);
    await test.database.query('SELECT pg_advisory_lock($1)', [USERS_LOCK]);
    const deletions = [
      one.api.delete(`/api/admin/users/${two.user.id}`),
      two.api.delete(`/api/admin/users/${one.user.id}`),
    ];
    await until(async () => (await waiting()) >= deletions.length);
    await test.database.query('SELECT pg_advisory_unlock($1)', [USERS_LOCK]);
    const answers = await Promise.all(deletions);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      detail: 'This is the last active admin. Create or activate another admin first.',
    });
  });

  it('may remove an inactive admin', async () => {
    const admin = await signIn(test, 'admin');
    const { id } = await insertUser(test.database, { role: 'admin', is_active: false });
    expect((await admin.api.put(`/api/admin/users/${id}`, { role: 'staff' })).status).toBe(200);
    expect((await admin.api.delete(`/api/admin/users/${id}`)).status).toBe(204);
  });
});
