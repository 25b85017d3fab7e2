import { Injectable } from '@nestjs/common';
import { CronTime } from 'cron';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import type { SyncState, SyncStatusDto } from './dto/sync-status.dto.js';
import { type PlatformName, PLATFORMS, type SyncStatus } from './sync-run.entity.js';
import { SyncService } from './sync.service.js';

/** Milliseconds. */
const WEEK = 7 * 24 * 3_600_000;

const LATEST = `
  SELECT platform, latest.status, latest.error, success.finished_at
  FROM unnest($1::text[]) AS platforms (platform)
  LEFT JOIN LATERAL (
    SELECT status, error FROM sync_runs AS run WHERE run.platform = platforms.platform
    ORDER BY started_at DESC, id DESC LIMIT 1
  ) AS latest ON true
  LEFT JOIN LATERAL (
    SELECT finished_at FROM sync_runs AS run
    WHERE run.platform = platforms.platform AND status = 'succeeded'
    ORDER BY started_at DESC, id DESC LIMIT 1
  ) AS success ON true`;

interface Latest {
  platform: PlatformName;
  status: SyncStatus | null;
  error: string | null;
  finished_at: Date | null;
}

/** How fresh what is held of each platform is. */
@Injectable()
export class SyncStatusService {
  private readonly schedule: CronTime | null;

  constructor(
    private readonly dataSource: DataSource,
    { syncCron }: AppConfig,
    private readonly sync: SyncService,
  ) {
    this.schedule = syncCron === null ? null : new CronTime(syncCron, 'UTC');
  }

  async list(): Promise<SyncStatusDto[]> {
    const found = await this.dataSource.query<Latest[]>(LATEST, [PLATFORMS]);
    const configured = this.sync.configured();
    const next = this.schedule?.sendAt().toJSDate().toISOString() ?? null;
    return found.map((latest) => {
      const isOn = configured.includes(latest.platform);
      return {
        platform: latest.platform,
        state: isOn ? this.stateOf(latest) : 'off',
        synced_at: latest.finished_at?.toISOString() ?? null,
        next_at: isOn ? next : null,
        error: isOn ? latest.error : null,
      };
    });
  }

  private stateOf({ status, finished_at: syncedAt }: Latest): SyncState {
    if (status === 'running' || status === 'failed') return status;
    if (syncedAt === null) return 'never';
    return Date.now() > this.staleFrom(syncedAt) ? 'stale' : 'fresh';
  }

  /** The time after the next one: until then a sync of the schedule may still be under way. */
  private staleFrom(syncedAt: Date): number {
    if (!this.schedule) return syncedAt.getTime() + WEEK;
    const due = this.schedule.getNextDateFrom(syncedAt, 'UTC').toJSDate();
    return this.schedule.getNextDateFrom(due, 'UTC').toMillis();
  }
}
