import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { CronJob } from 'cron';
import { ConflictError } from '../common/problem/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { SyncService } from './sync.service.js';

/** Syncs every configured platform at the times of SYNC_CRON (UTC), on one of all replicas. */
@Injectable()
export class SyncScheduler implements OnApplicationBootstrap {
  private readonly logger = new Logger(SyncScheduler.name);

  constructor(
    private readonly config: AppConfig,
    private readonly registry: SchedulerRegistry,
    private readonly sync: SyncService,
  ) {}

  onApplicationBootstrap(): void {
    for (const { label, variables } of this.sync.unconfigured()) {
      const are = variables.length > 1 ? 'are' : 'is';
      this.logger.log(`${label} is not synced: ${variables.join(' and ')} ${are} not set`);
    }
    if (this.config.syncCron === null) return;
    const job = CronJob.from({
      cronTime: this.config.syncCron,
      timeZone: 'UTC',
      onTick: () => this.syncAll(),
    });
    this.registry.addCronJob('sync', job);
    job.start();
  }

  async syncAll(): Promise<void> {
    for (const platform of this.sync.configured()) {
      try {
        await this.sync.run(platform, 'schedule');
      } catch (error) {
        this.report(error);
      }
    }
  }

  private report(error: unknown): void {
    if (error instanceof ConflictError) {
      this.logger.debug(error.message);
    } else {
      this.logger.warn(error instanceof Error ? error.message : String(error));
    }
  }
}
