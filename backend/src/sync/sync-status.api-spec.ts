import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { signIn } from '../../test/sign-in.js';
import type { SyncStatusDto } from './dto/sync-status.dto.js';

const STATUS = '/api/admin/sync-status';

describe('how fresh the platforms are', () => {
  let database: TestDatabase;
  let test: TestApp | undefined;

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    await test?.close();
    await database.drop();
  });

  const statusOf = async (env: NodeJS.ProcessEnv) => {
    test = await createTestApp({ database, env });
    const admin = await signIn(test, 'admin');
    const [thinkific, udemy] = (await admin.api.get<SyncStatusDto[]>(STATUS)).body;
    return { thinkific, udemy };
  };

  const insertRun = (status: string, ago: string) =>
    database.query(
      `INSERT INTO sync_runs (platform, trigger, status, started_at, finished_at)
       VALUES ('thinkific', 'admin', $1, now() - $2::interval, now() - $2::interval)`,
      [status, ago],
    );

  it('says when the clock syncs next, and that nothing has come yet', async () => {
    const { thinkific, udemy } = await statusOf({ SYNC_CRON: '0 3 * * *', UDEMY_API_TOKEN: '' });
    expect(thinkific).toMatchObject({ platform: 'thinkific', state: 'never', synced_at: null });
    const next = new Date(thinkific?.next_at ?? 0);
    expect(next.toISOString()).toMatch(/T03:00:00\.000Z$/);
    expect(next.getTime() - Date.now()).toBeGreaterThan(0);
    expect(next.getTime() - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    expect(udemy).toMatchObject({ platform: 'udemy', state: 'off', next_at: null });
  });

  it.each([
    ['0 3 * * *', '20 hours', 'fresh'],
    ['0 3 * * *', '49 hours', 'stale'],
    ['off', '6 days', 'fresh'],
    ['off', '8 days', 'stale'],
  ])('with the schedule "%s" is %s after a sync: %s', async (cron, ago, state) => {
    await insertRun('succeeded', ago);
    const { thinkific } = await statusOf({ SYNC_CRON: cron });
    expect(thinkific).toMatchObject({ state });
    expect(thinkific?.next_at === null).toBe(cron === 'off');
  });

  it.each(['failed', 'running'])('is %s by the latest sync', async (status) => {
    await insertRun('succeeded', '2 minutes');
    test = await createTestApp({ database });
    const admin = await signIn(test, 'admin');
    await insertRun(status, '1 minute');
    const [thinkific] = (await admin.api.get<SyncStatusDto[]>(STATUS)).body;
    expect(thinkific).toMatchObject({ state: status });
    expect(thinkific?.synced_at).toMatch(/^\d{4}-/);
  });
});
