import { CapturedLog } from '../../../test/captured-log.js';
import { createTestApp, type TestApp, type TestAppOptions } from '../../../test/create-test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { loadConfig } from '../../config/load-config.js';
import { createApp } from '../../app/create-app.js';
import { type InsertedUser, insertUser } from './user.factory.js';

const ADMIN = {
  ADMIN_USERNAME: 'Alex',
  ADMIN_EMAIL: 'alex@example.org',
  ADMIN_PASSWORD: 'first of all',
};

describe('at start', () => {
  let database: TestDatabase;
  const running: TestApp[] = [];
  const log = new CapturedLog();

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((app) => app.close()));
    log.clear();
    await database.drop();
  });

  async function start(env: TestAppOptions['env']): Promise<TestApp> {
    const app = await createTestApp({ database, env, log });
    running.push(app);
    return app;
  }

  async function expectRefused(env: NodeJS.ProcessEnv, message: string | RegExp) {
    const app = await createApp(
      loadConfig({
        DATABASE_URL: database.url,
        JWT_SECRET: 'a secret that only the tests know and is long enough',
        LOG_LEVEL: 'silent',
        ...env,
      }),
    );
    await expect(app.init()).rejects.toThrow(message);
    await app.close();
  }

  const users = () => database.query<InsertedUser>('SELECT * FROM users ORDER BY username');

  const statusOf = async (app: TestApp, username: string, password: string) =>
    (await app.api.post('/api/admin/login', { username, password })).status;

  it('creates the first admin from the environment, and warns that later values are ignored', async () => {
    const line = /"level":40.*ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD are not used/;
    // The username from the environment has to be normalized like a typed one.
    const env = { ...ADMIN, ADMIN_USERNAME: 'Zoe\u0308' };
    const app = await start(env);
    expect(await users()).toMatchObject([
      { username: 'Zoë', name: 'Zoë', email: 'alex@example.org', role: 'admin', is_active: true },
    ]);
    expect(await statusOf(app, 'zoë', 'first of all')).toBe(200);
    await start(env);
    expect(log.text).not.toMatch(line);
    const other = await start({ ...env, ADMIN_PASSWORD: 'another one' });
    expect(log.text).toMatch(line);
    expect(await statusOf(other, 'zoë', 'first of all')).toBe(200);
  });

  it('creates one admin when replicas start together', async () => {
    await Promise.all([start(ADMIN), start(ADMIN)]);
    expect(await users()).toHaveLength(1);
  });

  it('creates no admin if there is one, even an inactive one', async () => {
    await insertUser(database, { role: 'admin', is_active: false });
    await start(ADMIN);
    expect(await users()).toHaveLength(1);
  });

  it.each([
    ['ADMIN_USERNAME', { username: 'ALEX' }],
    ['ADMIN_EMAIL', { email: 'Alex@Example.org' }],
  ])('fails with an error that names a taken %s', async (variable, values) => {
    await insertUser(database, values);
    await expectRefused(ADMIN, new RegExp(`^${variable}: .+ already taken`));
  });

  it('fails with an error that names a weak password, unless there is an admin', async () => {
    for (const [password, message] of [
      ['Monkey123', 'Password must not be one of the most common ones'],
      ['alex at work', 'Password must not contain the username, the name or the email address'],
    ]) {
      await expectRefused({ ...ADMIN, ADMIN_PASSWORD: password }, `ADMIN_PASSWORD: ${message}`);
    }
    expect(await users()).toEqual([]);
    await insertUser(database, { role: 'admin' });
    await start({ ...ADMIN, ADMIN_PASSWORD: 'Monkey123' });
  });

  describe('in demo mode', () => {
    it('creates an admin and two staff, whose credentials the site shows', async () => {
      const app = await start({ DEMO: 'true', SITE_NAME: 'Atelier' });
      expect((await users()).map(({ username, role }) => [username, role])).toEqual([
        ['admin', 'admin'],
        ['james', 'staff'],
        ['maria', 'staff'],
      ]);
      for (const { username } of await users()) {
        expect(await statusOf(app, username, 'lectern-demo')).toBe(200);
      }
      expect((await app.api.get('/api/site')).body).toEqual({
        site_name: 'Atelier',
        demo_credential: { username: 'admin', password: 'lectern-demo' },
      });
    });

    it('creates them once, also when replicas start together', async () => {
      await Promise.all([start({ DEMO: 'true' }), start({ DEMO: 'true' })]);
      expect(await users()).toHaveLength(3);
      await database.query(`DELETE FROM users WHERE username = 'maria'`);
      await start({ DEMO: 'true' });
      expect((await users()).map(({ username }) => username)).toEqual(['admin', 'james']);
    });
  });
});

it('creates no users without variables and demo, and shows no credentials', async () => {
  const test = await createTestApp();
  try {
    expect(await test.database.query('SELECT FROM users')).toEqual([]);
    expect((await test.api.get('/api/site')).body).toEqual({ site_name: 'Lectern' });
  } finally {
    await test.close();
  }
});
