import { Injectable } from '@nestjs/common';
import { CronTime } from 'cron';
import { PlatformsConfig } from '../../config/app-config.js';
import type { LatestRuns } from '../runs/sync-runs.queries.js';

/** Milliseconds. The pause doubles with each failure. */
const FIRST_PAUSE = 60_000;
const LONGEST_PAUSE = 3_600_000;
const WEEK = 7 * 24 * 3_600_000;

@Injectable()
export class SyncSchedule {
  private readonly times: CronTime | null;

  constructor({ syncCron }: PlatformsConfig) {
    this.times = syncCron === null ? null : new CronTime(syncCron, 'UTC');
  }

  get isOn(): boolean {
    return this.times !== null;
  }

  /** Returns when the next sync is due, in the past if one was missed, or null without SYNC_CRON. */
  nextSync({ started_at, finished_at, failures, now }: LatestRuns): Date | null {
    if (!this.times) return null;
    if (started_at === null) return now;
    if (failures === 0 || finished_at === null) return this.timeAfter(this.times, started_at);
    const pause = Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);
    return new Date(finished_at.getTime() + pause);
  }

  /** Returns whether at least two syncs were missed; without SYNC_CRON, whether a week has passed. */
  isStale(checkedAt: Date, now: Date): boolean {
    const age = now.getTime() - checkedAt.getTime();
    if (!this.times) return age > WEEK;
    const due = this.timeAfter(this.times, checkedAt);
    const second = this.timeAfter(this.times, due);
    return now > second && age > 2 * (second.getTime() - due.getTime());
  }

  private timeAfter(times: CronTime, date: Date): Date {
    return times.getNextDateFrom(date, 'UTC').toJSDate();
  }
}
