import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { countDue } from './curricula/curricula.queries.js';
import type { SyncState, SyncStatusDto } from './dto/sync-status.dto.js';
import { type LatestRuns, latestRuns } from './runs/sync-runs.queries.js';
import type { PlatformName } from '../common/platforms.js';
import { SyncSchedule } from './schedule/sync-schedule.js';
import { countCourses } from './sync.queries.js';
import { SyncService } from './sync.service.js';

export interface SyncFreshness {
  platform: PlatformName;
  age: number | null;
  failures: number;
}

@Injectable()
export class SyncStatusService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly schedule: SyncSchedule,
    private readonly sync: SyncService,
  ) {}

  async list(): Promise<SyncStatusDto[]> {
    const found = await latestRuns(this.dataSource.manager, this.sync.used());
    const courses = await countCourses(this.dataSource);
    const configured = this.sync.configured();
    const due = this.sync.leavesCurricula() ? await countDue(this.dataSource.manager) : 0;
    return found.map((latest) => {
      const { platform, failures, synced_at, error, held_run, held_error } = latest;
      const isOn = configured.includes(platform);
      const state = isOn ? this.stateOf(latest) : 'off';
      const next = isOn ? this.schedule.nextSync(latest) : null;
      return {
        platform,
        state,
        synced_at: synced_at?.toISOString() ?? null,
        next_at: next?.toISOString() ?? null,
        courses: courses.find((held) => held.platform === platform)?.courses ?? 0,
        curricula_due: platform === 'thinkific' ? due : 0,
        failures,
        error: state === 'failed' ? error : state === 'held' ? held_error : null,
        held_run: state === 'held' ? held_run : null,
      };
    });
  }

  /** Returns, per synced platform, the seconds since the last successful check (null: never) and the failures since. */
  async freshness(): Promise<SyncFreshness[]> {
    const found = await latestRuns(this.dataSource.manager, this.sync.configured());
    return found.map(({ platform, checked_at: checkedAt, failures, now }) => ({
      platform,
      age: checkedAt && (now.getTime() - checkedAt.getTime()) / 1000,
      failures,
    }));
  }

  async overdue(): Promise<PlatformName[]> {
    if (!this.schedule.isOn) return [];
    const found = await latestRuns(this.dataSource.manager, this.sync.configured());
    return found
      .filter(({ checked_at: checkedAt, failures, now }) =>
        checkedAt === null ? failures > 0 : this.schedule.isStale(checkedAt, now),
      )
      .map(({ platform }) => platform);
  }

  private stateOf({ status, held_run, synced_at, checked_at, now }: LatestRuns): SyncState {
    if (status === 'running' || status === 'failed') return status;
    if (held_run !== null) return 'held';
    if (synced_at === null || checked_at === null) return 'never';
    return this.schedule.isStale(checked_at, now) ? 'stale' : 'fresh';
  }
}
