import { jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { loadConfig } from '../../config/load-config.js';
import type { SettingsService } from '../../settings/settings.service.js';
import type { SyncService } from '../sync.service.js';
import { SyncSchedule } from './sync-schedule.js';
import { SyncSchedulerService } from './sync-scheduler.service.js';

const HOUR = 3_600_000;

describe('a scheduler that is stopped', () => {
  let scheduler: SyncSchedulerService;
  let looks: number;
  /** The answers of the database that are still to come. */
  let answers: (() => void)[];

  beforeEach(() => {
    jest.useFakeTimers();
    looks = 0;
    answers = [];
    const query = () => {
      looks += 1;
      const now = new Date();
      const found = { platform: 'udemy', status: 'succeeded', started_at: now, failures: 0, now };
      return new Promise((resolve) => answers.push(() => resolve([found])));
    };
    const syncCron = '0 4 * * *';
    scheduler = new SyncSchedulerService(
      { manager: { query } } as unknown as DataSource,
      new SyncSchedule({ ...loadConfig({ DEMO: 'true' }), syncCron }),
      { configured: () => ['udemy'], unconfigured: () => [] } as unknown as SyncService,
      { onChange: () => undefined } as unknown as SettingsService,
    );
    scheduler.onApplicationBootstrap();
  });
  afterEach(() => jest.useRealTimers());

  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  const answer = async () => {
    for (const tell of answers.splice(0)) tell();
    await pass(0);
  };

  it('looks no more, though it would have gone on', async () => {
    await pass(HOUR);
    expect(looks).toBe(1);
    await answer();
    await answer();
    expect(looks).toBe(2);
    await pass(HOUR);
    expect(looks).toBe(3);
    await answer();
    await answer();
    scheduler.beforeApplicationShutdown();
    await pass(HOUR);
    expect(looks).toBe(4);
  });

  it('does not start again after the check in which it was stopped', async () => {
    await pass(HOUR);
    scheduler.stop();
    await answer();
    await answer();
    expect(looks).toBe(2);
    await pass(HOUR);
    expect(looks).toBe(2);
  });
});
