import { PlatformError } from '../../common/problem/app-error.js';
import { loadConfig } from '../../config/load-config.js';
import type { SettingsService } from '../../settings/settings.service.js';
import type { CoursePlatform } from '../platform.js';
import { toUdemyCourseRow, UDEMY_COURSES } from '../platforms/udemy/udemy.platform.js';
import { collectWarnings, createSyncTest, type SyncTest } from '../sync.factory.js';
import { SyncSchedule } from './sync-schedule.js';
import { SyncSchedulerService } from './sync-scheduler.service.js';

const ONE = toUdemyCourseRow({
  ...{ id: 'one', title: 'One', url: '/course/one/', is_paid: true, is_published: true },
});

function platform(values: Partial<CoursePlatform> = {}): CoursePlatform {
  return {
    name: 'udemy',
    label: 'Udemy',
    table: UDEMY_COURSES,
    capabilities: [],
    budget: { most: 1, window: 1 },
    missingConfiguration: () => [],
    requests: 1,
    scan: () =>
      Promise.resolve({ table: UDEMY_COURSES, rows: new Map([['one', ONE]]), problems: [] }),
    ...values,
  };
}

describe('the scheduler', () => {
  let test: SyncTest;

  beforeAll(async () => {
    test = await createSyncTest();
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('sync_runs'));

  async function scheduler(values: Partial<CoursePlatform> = {}, syncCron = '0 4 * * *') {
    const { sync, dataSource } = await test.addReplica({ platforms: [platform(values)] });
    const schedule = new SyncSchedule({ ...loadConfig({ DEMO: 'true' }), syncCron });
    return new SyncSchedulerService(dataSource, schedule, sync, {
      onChange: () => undefined,
    } as unknown as SettingsService);
  }

  const passTime = (interval: string) =>
    test.database.query(
      `UPDATE sync_runs SET started_at = started_at - $1::interval,
         finished_at = finished_at - $1::interval`,
      [interval],
    );

  it('makes up for a missed time, on one replica, once', async () => {
    const replicas = await Promise.all([scheduler(), scheduler(), scheduler()]);
    await Promise.all(replicas.map((one) => one.syncIfDue('udemy')));
    for (const one of replicas) await one.syncIfDue('udemy');
    expect(await test.runs.newest()).toMatchObject([
      { platform: 'udemy', trigger: 'schedule', status: 'succeeded', fetched: 1 },
    ]);
    await passTime('1 day');
    for (const one of replicas) await one.syncIfDue('udemy');
    expect(await test.runs.newest()).toHaveLength(2);
  });

  it.each(['succeeded', 'failed'])(
    'is not held up by a run that %s while a clock was wrong',
    async (status) => {
      const one = await scheduler();
      await one.syncIfDue('udemy');
      await test.database.query('UPDATE sync_runs SET status = $1', [status]);
      await passTime('-3 years');
      await one.syncIfDue('udemy');
      await one.syncIfDue('udemy');
      const statuses = (await test.runs.newest()).map((run) => run.status);
      expect(statuses).toEqual([status, 'succeeded']);
    },
  );

  it('looks again soon, and at least once a minute', async () => {
    const wait = await (await scheduler()).syncIfDue('udemy');
    expect(wait).toBeGreaterThanOrEqual(1_000);
    expect(wait).toBeLessThanOrEqual(60_000);
  });

  it('tries again after growing pauses, and warns once', async () => {
    const warnings = collectWarnings();
    const scan = () => Promise.reject(new PlatformError('Udemy is down.'));
    const [one, other] = [await scheduler({ scan }), await scheduler({ scan })];
    await one.syncIfDue('udemy');
    await other.syncIfDue('udemy');
    expect(await test.runs.newest()).toMatchObject([
      { status: 'failed', error: 'Udemy is down. The catalogue is unchanged.' },
    ]);
    await passTime('61 seconds');
    await other.syncIfDue('udemy');
    await passTime('61 seconds');
    await one.syncIfDue('udemy');
    expect(await test.runs.newest()).toHaveLength(2);
    await passTime('60 seconds');
    await one.syncIfDue('udemy');
    expect(await test.runs.newest()).toHaveLength(3);
    expect(warnings).toEqual(['Udemy is down. The catalogue is unchanged.']);
    await passTime('1 hour');
    await (await scheduler()).syncIfDue('udemy');
    await other.syncIfDue('udemy');
    expect((await test.runs.newest()).map(({ status }) => status)).toEqual([
      'succeeded',
      'failed',
      'failed',
      'failed',
    ]);
  });

  it('closes what a dead process left open, and tries again a minute later', async () => {
    await test.database.query(
      `INSERT INTO sync_runs (platform, trigger, status) VALUES ('udemy', 'schedule', 'running')`,
    );
    const one = await scheduler();
    await one.syncIfDue('udemy');
    expect(await test.runs.newest()).toMatchObject([{ status: 'failed' }]);
    await passTime('61 seconds');
    await one.syncIfDue('udemy');
    expect(await test.runs.newest()).toMatchObject([{ status: 'succeeded' }, { status: 'failed' }]);
  });
});
