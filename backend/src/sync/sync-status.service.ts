import { Injectable } from '@nestjs/common';
import { CronTime } from 'cron';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import type { SyncState, SyncStatusDto } from './dto/sync-status.dto.js';
import {
  type PlatformName,
  PLATFORMS,
  type SyncDecision,
  type SyncStatus,
} from './runs/sync-run.entity.js';
import { SyncService } from './sync.service.js';

/** Milliseconds. */
const WEEK = 7 * 24 * 3_600_000;

const LATEST = `
  SELECT platform, latest.id::int, latest.status, latest.error, latest.decision, success.finished_at
  FROM unnest($1::text[]) AS platforms (platform)
  LEFT JOIN LATERAL (
    SELECT id, status, error, decision FROM sync_runs AS run WHERE run.platform = platforms.platform
      AND status <> 'previewed'
    ORDER BY started_at DESC, id DESC LIMIT 1
  ) AS latest ON true
  LEFT JOIN LATERAL (
    SELECT finished_at FROM sync_runs AS run
    WHERE run.platform = platforms.platform AND status IN ('succeeded', 'partial')
    ORDER BY started_at DESC, id DESC LIMIT 1
  ) AS success ON true`;

interface Latest {
  platform: PlatformName;
  id: number | null;
  status: SyncStatus | null;
  error: string | null;
  decision: SyncDecision | null;
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
      const state = isOn ? this.stateOf(latest) : 'off';
      return {
        platform: latest.platform,
        state,
        synced_at: latest.finished_at?.toISOString() ?? null,
        next_at: isOn ? next : null,
        error: state === 'failed' || state === 'held' ? latest.error : null,
        held_run: state === 'held' ? latest.id : null,
      };
    });
  }

  private stateOf({ status, decision, finished_at: syncedAt }: Latest): SyncState {
    if (status === 'running' || status === 'failed') return status;
    if (status === 'held' && decision === null) return 'held';
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
