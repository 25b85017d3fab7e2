import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { createTestDatabase, OF_THIS_DATABASE, type TestDatabase } from '../../test/database.js';
import { signIn } from '../../test/sign-in.js';
import { until } from '../../test/until.js';
import { USERS_LOCK } from '../identity/users/users.rules.js';

describe('a database that has settings of its own', () => {
  let database: TestDatabase;
  let test: TestApp;

  const start = async (setting: string) => {
    await database.query(`
      DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET ${setting}', current_database()); END $$`);
    test = await createTestApp({ database });
  };

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    await test.close();
    await database.drop();
  });

  it('ends no sync that waits for its platform', async () => {
    await start('idle_session_timeout = 1500');
    const { api } = await signIn(test, 'admin');
    await fetch(`${test.sandbox.url}/control/thinkific/faults`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'slow', delayMs: 3_000, times: 1 }),
    });
    expect((await api.post('/api/admin/thinkific/sync')).status).toBe(200);
  });

  it('keeps an admin where two demote each other at once', async () => {
    await start(`default_transaction_isolation = ''repeatable read''`);
    const [one, other] = [await signIn(test, 'admin'), await signIn(test, 'admin')];
    await database.query('SELECT pg_advisory_lock($1)', [USERS_LOCK]);
    const demotions = Promise.all([
      one.api.put(`/api/admin/users/${other.user.id}`, { role: 'staff' }),
      other.api.put(`/api/admin/users/${one.user.id}`, { role: 'staff' }),
    ]);
    const waiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND ${OF_THIS_DATABASE}`;
    await until(async () => (await database.query(waiting)).length === 2);
    await database.query('SELECT pg_advisory_unlock($1)', [USERS_LOCK]);
    expect((await demotions).filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await database.query(`SELECT FROM users WHERE role = 'admin'`)).toHaveLength(1);
  });
});
