import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobsService } from '../../common/jobs/jobs.service.js';
import { StoppingError } from '../../common/problem/app-error.js';
import { MemoizedQuery } from '../../common/sql/memoized-query.js';
import { withDeadline } from '../../common/sql/deadline.js';
import { SyncStatusService } from '../../sync/sync-status.service.js';
import type { HealthDto } from './health.dto.js';
import { reach, writeToDisk } from './health.queries.js';

/** Milliseconds: whoever watches the process wants to know within a second. */
const PATIENCE = 900;
/** Milliseconds for which one check of the database's disk and the syncs counts. */
const CHECK_EVERY = 2_000;

/** What people and dashboards are told; probes, which restart and route, ask `ReadinessService` (operations.md). */
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

  /** @throws StoppingError, or what the database says when it is away or has no room left */
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
