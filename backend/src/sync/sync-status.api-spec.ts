import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../test/sign-in.js';
import { insertCourse } from '../catalogue/courses/course.factory.js';
import type { SyncStatusDto } from './dto/sync-status.dto.js';
import { SyncSchedulerService } from './schedule/sync-scheduler.service.js';
import { SyncStatusService } from './sync-status.service.js';

describe.each([
  { schedule: '0 3 * * *', fresh: '20 hours', stale: '49 hours' },
  { schedule: 'off', fresh: '6 days', stale: '8 days' },
])('with the schedule "$schedule", a platform', ({ schedule, fresh, stale }) => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    const env = { SYNC_CRON: schedule, UDEMY_API_TOKEN: '' };
    test = await createTestApp(schedule === 'off' ? undefined : { env });
    if (schedule !== 'off') test.app.get(SyncSchedulerService).stop();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  beforeEach(() => test.database.empty('sync_runs', 'courses'));

  const status = async () => {
    const { body } = await admin.api.get<SyncStatusDto[]>('/api/admin/sync-status');
    const [thinkific, udemy] = body;
    return { thinkific, udemy };
  };
  const overdue = () => test.app.get(SyncStatusService).overdue();
  const insertRun = (state: string, ago: string, decision: string | null = null) =>
    test.database.query(
      `INSERT INTO sync_runs (platform, trigger, status, decision, started_at, finished_at)
       VALUES ('thinkific', 'admin', $1, $3, now() - $2::interval,
         CASE WHEN $1 <> 'running' THEN now() - $2::interval END)`,
      [state, ago, decision],
    );

  it.each([
    [fresh, 'fresh'],
    [stale, 'stale'],
  ])('that was synced %s ago is %s', async (ago, state) => {
    await insertRun('succeeded', ago);
    const { thinkific } = await status();
    expect(thinkific).toMatchObject({ state });
    expect(thinkific?.next_at === null).toBe(schedule === 'off');
  });

  it.each(['failed', 'running'])('is %s by its latest sync', async (state) => {
    await insertRun('succeeded', '2 minutes');
    await insertRun(state, '1 minute');
    const { thinkific } = await status();
    expect(thinkific).toMatchObject({ state });
    expect(thinkific?.synced_at).toMatch(/^\d{4}-/);
  });

  if (schedule === 'off') {
    it('is never overdue', async () => {
      await insertRun('succeeded', '30 days');
      expect(await overdue()).toEqual([]);
    });
    return;
  }

  it('is synced next by the clock, or at once if nothing has come yet', async () => {
    await insertRun('succeeded', '2 minutes');
    const { thinkific, udemy } = await status();
    const next = new Date(thinkific?.next_at ?? 0);
    expect(next.toISOString()).toMatch(/T03:00:00\.000Z$/);
    const [now, day] = [Date.now(), 24 * 3_600_000];
    expect(next.getTime() - now).toBeGreaterThan(-130_000);
    expect(next.getTime() - now).toBeLessThanOrEqual(day);
    expect(udemy).toMatchObject({ platform: 'udemy', state: 'off', next_at: null });
    await test.database.empty('sync_runs');
    const { thinkific: never } = await status();
    expect(never).toMatchObject({ platform: 'thinkific', state: 'never', synced_at: null });
    expect(Math.abs(Date.parse(never?.next_at ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('tells how many courses are held, and how often it failed in a row', async () => {
    await insertRun('succeeded', '9 days');
    await insertRun('failed', '30 minutes');
    await insertRun('failed', '20 minutes');
    await insertCourse(test.database);
    await insertCourse(test.database, { removed_at: new Date() });
    const { thinkific, udemy } = await status();
    expect(thinkific).toMatchObject({ courses: 1, failures: 2, state: 'failed' });
    const pause = Date.parse(thinkific?.next_at ?? '') - (Date.now() - 20 * 60_000);
    expect(Math.round(pause / 60_000)).toBe(2);
    expect(udemy).toMatchObject({ courses: 0, failures: 0 });
  });

  it('counts the failures on while the next try is under way', async () => {
    await insertRun('succeeded', '9 hours');
    await insertRun('failed', '30 minutes');
    await insertRun('failed', '20 minutes');
    expect((await status()).thinkific).toMatchObject({ failures: 2, state: 'failed' });
    await insertRun('running', '1 minute');
    const { thinkific } = await status();
    expect(thinkific).toMatchObject({ failures: 2, state: 'running' });
    expect(thinkific?.next_at).toMatch(/T03:00:00\.000Z$/);
  });

  it('that was never synced is overdue for health while it is tried again', async () => {
    await insertRun('failed', '20 minutes');
    await insertRun('running', '1 minute');
    const { body } = await test.api.get('/api/health');
    expect(body).toEqual({
      status: 'degraded',
      overdue_syncs: ['thinkific'],
      jobs_are_done: true,
    });
  });

  it.each([
    ['47 hours', []],
    ['49 hours', ['thinkific']],
  ])('that was synced %s ago makes overdue: %j', async (ago, expected) => {
    await insertRun('succeeded', ago);
    expect(await overdue()).toEqual(expected);
  });

  it.each([
    ['is fresh after a run that found only what an admin had kept before', null, 'fresh', []],
    [
      'is as old as its last sync after one that an admin had to decide about',
      'now',
      'stale',
      ['thinkific'],
    ],
  ])('%s', async (_name, at, state, expected) => {
    await insertRun('succeeded', '3 days');
    await insertRun('held', '1 hour', 'keep');
    await test.database.query(`UPDATE sync_runs SET decided_at = $1 WHERE status = 'held'`, [at]);
    const { thinkific } = await status();
    expect(thinkific).toMatchObject({ state, held_run: null });
    expect(Date.now() - Date.parse(thinkific?.synced_at ?? '')).toBeGreaterThan(2 * 86_400_000);
    expect(await overdue()).toEqual(expected);
  });
});
