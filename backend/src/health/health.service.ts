import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StoppingError } from '../common/problem/app-error.js';
import { withDeadline } from '../common/sql/deadline.js';

/** Milliseconds: whoever watches the process wants to know within a second. */
const PATIENCE = 900;
/** Milliseconds for which one look at the database's disk counts. */
const LOOK_EVERY = 2_000;

/** Sorts more than fits into memory: a full disk would serve reads for hours, but save nothing. */
const WRITE_TO_DISK =
  "SET LOCAL work_mem = '64kB'; " +
  'SELECT count(*) FROM (SELECT n FROM generate_series(1, 8000) AS n ORDER BY -n OFFSET 0) AS sorted';

@Injectable()
export class HealthService {
  private lastLook = { until: 0, result: Promise.resolve<unknown>(null) };

  private stopping = false;

  constructor(private readonly dataSource: DataSource) {}

  get isStopping(): boolean {
    return this.stopping;
  }

  stop(): void {
    this.stopping = true;
  }

  /** @throws StoppingError, or what the database says when it is away or has no room left */
  async check(): Promise<void> {
    if (this.stopping) throw new StoppingError('This process is being stopped.');
    await withDeadline(async () => {
      await this.dataSource.query('SELECT 1');
      await this.lookForRoom();
    }, PATIENCE);
  }

  private lookForRoom(): Promise<unknown> {
    if (performance.now() > this.lastLook.until) {
      this.lastLook = {
        until: performance.now() + LOOK_EVERY,
        result: this.dataSource.query(WRITE_TO_DISK),
      };
    }
    return this.lastLook.result;
  }
}
