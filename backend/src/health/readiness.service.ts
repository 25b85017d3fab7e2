import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobsService } from '../common/jobs/jobs.service.js';
import { isLogBlocked } from '../common/logging/log-stream.js';
import { codeOf } from '../common/sql/database-fault.js';
import { withDeadline } from '../common/sql/deadline.js';
import { knownMigrations } from '../database/data-source.js';
import { SyncStatusService } from '../sync/sync-status.service.js';
import { WRITE_TO_DISK } from './disk.js';
import { HealthService } from './health.service.js';
import { NotReadyError, type Unready } from './not-ready.error.js';
import type { Degradation, ReadinessDto } from './probe.dto.js';

/** Milliseconds that a look may take, and for which it counts from its beginning. */
const PATIENCE = 900;
const LOOK_EVERY = 1_000;

/** Codes of PostgreSQL for what it may not write, or cannot. */
const NO_ROOM = new Set(['53100', '53400', '58030']);
const NO_TABLE = '42P01';

const SCHEMA = `
  SELECT (SELECT count(*)::int FROM migrations WHERE name = ANY ($1)) AS migrations,
    current_setting('transaction_read_only') = 'on' AS read_only`;

interface Schema {
  migrations: number;
  read_only: boolean;
}

interface Look {
  unready: Unready | null;
  degraded: Degradation[];
  fault?: unknown;
}

/** Says whether this process is to be sent requests. All who ask within a second share a look. */
@Injectable()
export class ReadinessService {
  private readonly logger = new Logger('Readiness');
  private readonly needed = knownMigrations();
  private lastLook: { until: number; result: Promise<Look> } | null = null;
  /** What the log was last told; empty while nothing is wrong. */
  private told = '';

  constructor(
    private readonly health: HealthService,
    private readonly dataSource: DataSource,
    private readonly syncs: SyncStatusService,
    private readonly jobs: JobsService,
  ) {}

  /** @throws NotReadyError that says why */
  async check(): Promise<ReadinessDto> {
    if (this.health.isStopping) throw new NotReadyError('stopping');
    const { unready, degraded } = await this.look();
    if (unready) throw new NotReadyError(unready);
    return { status: 'ready', degraded };
  }

  private look(): Promise<Look> {
    if (!this.lastLook || performance.now() > this.lastLook.until) {
      this.lastLook = { until: performance.now() + LOOK_EVERY, result: this.lookAnew() };
    }
    return this.lastLook.result;
  }

  private async lookAnew(): Promise<Look> {
    const look = await withDeadline(() => this.examine(), PATIENCE).catch((fault: unknown) => ({
      unready: reasonOf(fault),
      degraded: [],
      fault,
    }));
    this.tell(look);
    return look;
  }

  /** A newer schema is fine: the replica that brought it has begun to take over. */
  private async examine(): Promise<Look> {
    const schema = await this.lookAtDatabase();
    if (schema?.migrations !== this.needed.length) {
      return { unready: 'migrations-missing', degraded: [] };
    }
    const overdue = await this.syncs.overdue();
    const states: [boolean, Degradation][] = [
      [schema.read_only, 'database-read-only'],
      [this.jobs.isStuck, 'jobs-not-done'],
      [isLogBlocked(), 'log-not-written'],
      [overdue.length > 0, 'syncs-overdue'],
    ];
    return { unready: null, degraded: states.flatMap(([holds, name]) => (holds ? [name] : [])) };
  }

  /** A server that is told no limit would go on with what is cut off here. */
  private lookAtDatabase(): Promise<Schema | undefined> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SET LOCAL statement_timeout = ${PATIENCE - 100}`);
      const [schema] = await manager.query<Schema[]>(SCHEMA, [this.needed]);
      await manager.query(WRITE_TO_DISK);
      return schema;
    });
  }

  private tell({ unready, degraded, fault }: Look): void {
    const state = unready ?? degraded.join(', ');
    if (state === this.told) return;
    this.told = state;
    if (unready) this.logger.error({ err: fault }, `Not ready: ${unready}`);
    else if (state) this.logger.warn(`Ready, but degraded: ${state}`);
    else this.logger.log('Ready, and nothing is degraded.');
  }
}

function reasonOf(fault: unknown): Unready {
  const code = codeOf(fault) ?? '';
  if (NO_ROOM.has(code)) return 'disk-full';
  return code === NO_TABLE ? 'migrations-missing' : 'database-away';
}
