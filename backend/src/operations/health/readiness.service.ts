import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MemoizedQuery } from '../../common/sql/memoized-query.js';
import { JobsService } from '../../common/jobs/jobs.service.js';
import { isLogBlocked } from '../../common/logging/log-stream.js';
import { codeOf } from '../../common/sql/database-error.js';
import { withDeadline } from '../../common/sql/deadline.js';
import { transactionWithin } from '../../common/sql/transaction-within.js';
import { knownMigrations } from '../../database/data-source.js';
import { SyncStatusService } from '../../sync/sync-status.service.js';
import { readSchema, writeToDisk } from './health.queries.js';
import { HealthService } from './health.service.js';
import { NotReadyError, type Unready } from './not-ready.error.js';
import type { Degradation, ReadinessDto } from './health.dto.js';

const CHECK_TIMEOUT_MS = 900;
const CHECK_EVERY = 1_000;

const NO_ROOM = new Set(['53100', '53400', '58030']);
const NO_TABLE = '42P01';

export interface Readiness {
  unready: Unready | null;
  degraded: Degradation[];
  problem?: unknown;
}

@Injectable()
export class ReadinessService {
  private readonly logger = new Logger('Readiness');
  private readonly needed = knownMigrations();
  private readonly checks = new MemoizedQuery(CHECK_EVERY, () => this.checkAndLog());
  private reported = '';

  constructor(
    private readonly health: HealthService,
    private readonly dataSource: DataSource,
    private readonly syncs: SyncStatusService,
    private readonly jobs: JobsService,
  ) {}

  async check(): Promise<ReadinessDto> {
    const { unready, degraded } = await this.current();
    if (unready) throw new NotReadyError(unready);
    return { status: 'ready', degraded };
  }

  async current(): Promise<Readiness> {
    if (this.health.isStopping) return { unready: 'stopping', degraded: [] };
    return this.checks.get();
  }

  private async checkAndLog(): Promise<Readiness> {
    const readiness = await this.examine().catch((problem: unknown) => ({
      unready: reasonOf(problem),
      degraded: [],
      problem,
    }));
    this.tell(readiness);
    return readiness;
  }

  /** A newer schema is fine, because its replicas are taking over. */
  private async examine(): Promise<Readiness> {
    const schema = await this.checkDatabase();
    if (schema.migrations !== this.needed.length) {
      return { unready: 'migrations-missing', degraded: [] };
    }
    const overdue = await withDeadline(() => this.syncs.overdue(), CHECK_TIMEOUT_MS);
    const states: [boolean, Degradation][] = [
      [schema.read_only, 'database-read-only'],
      [this.jobs.isStuck, 'jobs-not-done'],
      [isLogBlocked(), 'log-not-written'],
      [overdue.length > 0, 'syncs-overdue'],
    ];
    return { unready: null, degraded: states.flatMap(([holds, name]) => (holds ? [name] : [])) };
  }

  private checkDatabase() {
    return transactionWithin(this.dataSource, CHECK_TIMEOUT_MS, async (manager) => {
      const schema = await readSchema(manager, this.needed);
      await writeToDisk(manager);
      return schema;
    });
  }

  private tell({ unready, degraded, problem }: Readiness): void {
    const state = unready ?? degraded.join(', ');
    if (state === this.reported) return;
    this.reported = state;
    if (unready) this.logger.error({ err: problem }, `Not ready: ${unready}`);
    else if (state) this.logger.warn(`Ready, but degraded: ${state}`);
    else this.logger.log('Ready, and everything works again.');
  }
}

function reasonOf(problem: unknown): Unready {
  const code = codeOf(problem) ?? '';
  if (NO_ROOM.has(code)) return 'disk-full';
  return code === NO_TABLE ? 'migrations-missing' : 'database-away';
}
