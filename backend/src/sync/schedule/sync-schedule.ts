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
  private parsed: { pattern: string; times: CronTime } | undefined;

  constructor(private readonly config: PlatformsConfig) {}

  private get times(): CronTime | null {
    const pattern = this.config.syncCron;
    if (pattern === null) return null;
    if (this.parsed?.pattern !== pattern) {
      this.parsed = { pattern, times: new CronTime(pattern, 'UTC') };
    }
    return this.parsed.times;
  }

  get isOn(): boolean {
    return this.times !== null;
  }

  /** Returns when the next sync is due, in the past if one was missed, or null without SYNC_CRON. */
  nextSync({ started_at, finished_at, failures, now }: LatestRuns): Date | null {
    const { times } = this;
    if (!times) return null;
    if (started_at === null) return now;
    if (failures === 0 || finished_at === null) return this.timeAfter(times, started_at);
    const pause = Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);
    return new Date(finished_at.getTime() + pause);
  }

  /** Returns whether at least two syncs were missed; without SYNC_CRON, whether a week has passed. */
  isStale(checkedAt: Date, now: Date): boolean {
    const age = now.getTime() - checkedAt.getTime();
    const { times } = this;
    if (!times) return age > WEEK;
    const due = this.timeAfter(times, checkedAt);
    const second = this.timeAfter(times, due);
    return now > second && age > 2 * (second.getTime() - due.getTime());
  }

  private timeAfter(times: CronTime, date: Date): Date {
    return times.getNextDateFrom(date, 'UTC').toJSDate();
  }
}
