import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { signIn } from '../../test/sign-in.js';
import { insertCourse } from '../courses/course.factory.js';
import type { SyncStatusDto } from './dto/sync-status.dto.js';
import { SyncSchedulerService } from './schedule/sync-scheduler.service.js';

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
    test.app.get(SyncSchedulerService).stop();
    const admin = await signIn(test, 'admin');
    const [thinkific, udemy] = (await admin.api.get<SyncStatusDto[]>(STATUS)).body;
    return { thinkific, udemy };
  };

  const insertRun = (status: string, ago: string, decision: string | null = null) =>
    database.query(
      `INSERT INTO sync_runs (platform, trigger, status, decision, started_at, finished_at)
       VALUES ('thinkific', 'admin', $1, $3, now() - $2::interval,
         CASE WHEN $1 <> 'running' THEN now() - $2::interval END)`,
      [status, ago, decision],
    );

  it('says when the clock syncs next, or that nothing has come yet', async () => {
    await insertRun('succeeded', '2 minutes');
    const { thinkific, udemy } = await statusOf({ SYNC_CRON: '0 3 * * *', UDEMY_API_TOKEN: '' });
    const next = new Date(thinkific?.next_at ?? 0);
    expect(next.toISOString()).toMatch(/T03:00:00\.000Z$/);
    const [now, day] = [Date.now(), 24 * 3_600_000];
    expect(next.getTime() - now).toBeGreaterThan(-130_000);
    expect(next.getTime() - now).toBeLessThanOrEqual(day);
    expect(udemy).toMatchObject({ platform: 'udemy', state: 'off', next_at: null });
    await database.query('DELETE FROM sync_runs');
    const admin = test && (await signIn(test, 'admin'));
    const [never] = (await admin?.api.get<SyncStatusDto[]>(STATUS))?.body ?? [];
    expect(never).toMatchObject({ platform: 'thinkific', state: 'never', synced_at: null });
    expect(Math.abs(Date.parse(never?.next_at ?? '') - Date.now())).toBeLessThan(60_000);
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

  it('tells how many courses are held, and how often it failed in a row', async () => {
    await insertRun('succeeded', '9 days');
    await insertRun('failed', '30 minutes');
    await insertRun('failed', '20 minutes');
    await insertCourse(database);
    await insertCourse(database, { removed_at: new Date() });
    const { thinkific, udemy } = await statusOf({ SYNC_CRON: '0 3 * * *' });
    expect(thinkific).toMatchObject({ courses: 1, failures: 2, state: 'failed' });
    const pause = Date.parse(thinkific?.next_at ?? '') - (Date.now() - 20 * 60_000);
    expect(Math.round(pause / 60_000)).toBe(2);
    expect(udemy).toMatchObject({ courses: 0, failures: 0 });
  });

  it('counts the failures on while the next try is under way', async () => {
    await insertRun('succeeded', '9 hours');
    await insertRun('failed', '30 minutes');
    await insertRun('failed', '20 minutes');
    const { thinkific } = await statusOf({ SYNC_CRON: '0 3 * * *' });
    expect(thinkific).toMatchObject({ failures: 2, state: 'failed' });
    await insertRun('running', '1 minute');
    const admin = test && (await signIn(test, 'admin'));
    const [tried] = (await admin?.api.get<SyncStatusDto[]>(STATUS))?.body ?? [];
    expect(tried).toMatchObject({ failures: 2, state: 'running' });
    expect(tried?.next_at).toMatch(/T03:00:00\.000Z$/);
  });

  it('has health go on about a platform that was never synced while it is tried again', async () => {
    await insertRun('failed', '20 minutes');
    await statusOf({ SYNC_CRON: '0 3 * * *' });
    await insertRun('running', '1 minute');
    const { body } = (await test?.api.get('/api/health')) ?? {};
    expect(body).toMatchObject({ status: 'degraded', overdue_syncs: ['thinkific'] });
  });

  it.each([
    ['0 3 * * *', '47 hours', { status: 'ok', overdue_syncs: [], jobs_are_done: true }],
    [
      '0 3 * * *',
      '49 hours',
      { status: 'degraded', overdue_syncs: ['thinkific'], jobs_are_done: true },
    ],
    ['off', '30 days', { status: 'ok', overdue_syncs: [], jobs_are_done: true }],
  ])('with "%s", health says so after %s', async (cron, ago, body) => {
    await insertRun('succeeded', ago);
    await statusOf({ SYNC_CRON: cron });
    expect(await test?.api.get('/api/health')).toMatchObject({ status: 200, body });
  });

  it.each([
    [
      'is fresh after a run that found only what an admin had kept before',
      null,
      { state: 'fresh' },
      { status: 'ok', overdue_syncs: [] },
    ],
    [
      'is as old as its last sync after one that an admin had to decide about',
      'now',
      { state: 'stale' },
      { status: 'degraded' },
    ],
  ])('%s', async (_name, at, state, health) => {
    await insertRun('succeeded', '3 days');
    await insertRun('held', '1 hour', 'keep');
    await database.query(`UPDATE sync_runs SET decided_at = $1 WHERE status = 'held'`, [at]);
    const { thinkific } = await statusOf({ SYNC_CRON: '0 3 * * *' });
    expect(thinkific).toMatchObject({ ...state, held_run: null });
    expect(Date.now() - Date.parse(thinkific?.synced_at ?? '')).toBeGreaterThan(2 * 86_400_000);
    expect((await test?.api.get('/api/health'))?.body).toMatchObject(health);
  });
});
