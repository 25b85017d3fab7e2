import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobsService } from '../../common/jobs/jobs.service.js';
import { StoppingError } from '../../common/problem/app-error.js';
import { MemoizedQuery } from '../../common/sql/memoized-query.js';
import { withDeadline } from '../../common/sql/deadline.js';
import { SyncStatusService } from '../../sync/sync-status.service.js';
import type { HealthDto } from './health.dto.js';
import { reach, writeToDisk } from './health.queries.js';

const CHECK_TIMEOUT_MS = 900;
const CHECK_EVERY_MS = 2_000;

/** Health for people and dashboards. Probes use `ReadinessService` (docs/operate.md). */
@Injectable()
export class HealthService {
  private readonly checks = new MemoizedQuery(CHECK_EVERY_MS, () => this.measure());

  private stopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly syncs: SyncStatusService,
    private readonly jobs: JobsService,
  ) {}

  get isStopping(): boolean {
    return this.stopping;
  }

  stop(): void {
    this.stopping = true;
  }

  async check(): Promise<HealthDto> {
    if (this.stopping) throw new StoppingError('This process is shutting down.');
    return withDeadline(async () => {
      await reach(this.dataSource);
      return this.checks.get();
    }, CHECK_TIMEOUT_MS);
  }

  private async measure(): Promise<HealthDto> {
    await writeToDisk(this.dataSource);
    const overdue = await this.syncs.overdue();
    const jobsAreDone = !this.jobs.isStuck;
    return {
      status: overdue.length === 0 && jobsAreDone ? 'ok' : 'degraded',
      overdue_syncs: overdue,
      jobs_are_done: jobsAreDone,
    };
  }
}
