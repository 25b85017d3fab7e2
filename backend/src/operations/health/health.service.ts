import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobsService } from '../../common/jobs/jobs.service.js';
import { StoppingError } from '../../common/problem/app-error.js';
import { MemoizedQuery } from '../../common/sql/memoized-query.js';
import { withDeadline } from '../../common/sql/deadline.js';
import { SyncStatusService } from '../../sync/sync-status.service.js';
import type { HealthDto } from './health.dto.js';
import { reach, writeToDisk } from './health.queries.js';

/** Milliseconds. Monitoring expects a response within a second. */
const PATIENCE = 900;
/** Milliseconds for which a check of the disk and the syncs is valid. */
const CHECK_EVERY = 2_000;

/** Health for people and dashboards. Probes use `ReadinessService` (docs/operations.md). */
@Injectable()
export class HealthService {
  private readonly checks = new MemoizedQuery(CHECK_EVERY, () => this.measure());

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

  /** @throws StoppingError, or the error of a database that is unavailable or full */
  async check(): Promise<HealthDto> {
    if (this.stopping) throw new StoppingError('This process is being stopped.');
    return withDeadline(async () => {
      await reach(this.dataSource);
      return this.checks.get();
    }, PATIENCE);
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
