import { SchedulerRegistry } from '@nestjs/schedule';
import { AppConfig } from '../config/app-config.js';
import { loadConfig } from '../config/load-config.js';
import { PlatformError } from '../common/problem/app-error.js';
import type { CoursePlatform } from './platform.js';
import { UDEMY_COURSES, type UdemyCourseRow } from './platforms/udemy/udemy-course-row.js';
import type { PlatformName } from './runs/sync-run.entity.js';
import { createSyncTest, type SyncTest } from './sync.factory.js';
import { SyncScheduler } from './sync.scheduler.js';

const ONE: UdemyCourseRow = { udemy_id: 'one', title: 'One', url: '/course/one/', is_paid: true };

function platform(name: PlatformName, values: Partial<CoursePlatform> = {}): CoursePlatform {
  return {
    name,
    label: name,
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

  function scheduler(syncCron: string | null, sync = test.sync) {
    const registry = new SchedulerRegistry();
    const config = new AppConfig({ ...loadConfig({}), syncCron });
    return { registry, scheduler: new SyncScheduler(config, registry, sync) };
  }

  it('fires at the times of SYNC_CRON, in UTC', async () => {
    const { registry, scheduler: subject } = scheduler('30 4 * * *');
    subject.onApplicationBootstrap();
    const job = registry.getCronJob('sync');
    expect(job.nextDate().toUTC().toFormat('HH:mm')).toBe('04:30');
    expect(job.isActive).toBe(true);
    await job.stop();
  });

  it('is off without SYNC_CRON', () => {
    const { registry, scheduler: subject } = scheduler(null);
    subject.onApplicationBootstrap();
    expect(registry.getCronJobs().size).toBe(0);
  });

  it('syncs every configured platform, whatever becomes of the others', async () => {
    const failing = platform('thinkific', {
      scan: () => Promise.reject(new PlatformError('Thinkific is down.')),
    });
    const { sync } = await test.addReplica({ platforms: [failing, platform('udemy')] });
    await scheduler('0 * * * *', sync).scheduler.syncAll();
    expect(await test.runs.newest()).toMatchObject([
      { platform: 'udemy', trigger: 'schedule', status: 'succeeded', fetched: 1, added: 1 },
      {
        platform: 'thinkific',
        status: 'failed',
        error: 'Thinkific is down. The catalogue is unchanged.',
      },
    ]);
  });

  it('leaves out platforms without credentials', async () => {
    const unset = platform('udemy', { missingConfiguration: () => ['UDEMY_API_TOKEN'] });
    const { sync } = await test.addReplica({ platforms: [unset] });
    const before = await test.runs.newest();
    await scheduler('0 * * * *', sync).scheduler.syncAll();
    expect(await test.runs.newest()).toEqual(before);
  });
});
