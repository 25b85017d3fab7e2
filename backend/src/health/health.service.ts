import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StoppingError } from '../common/problem/app-error.js';
import { withDeadline } from '../database/deadline.js';

/** Milliseconds: whoever watches the process wants to know within a second. */
const PATIENCE = 900;
/** Milliseconds for which one look at the database's disk counts, however often health is asked for. */
const LOOK_EVERY = 2_000;

/**
 * Sorts more than fits into the memory that it may take (some 300 KB), which the server writes to its
 * disk and throws away. A full disk would serve reads for hours while nothing can be saved.
 */
const WRITE_TO_DISK =
  "SET LOCAL work_mem = '64kB'; " +
  'SELECT count(*) FROM (SELECT n FROM generate_series(1, 8000) AS n ORDER BY -n OFFSET 0) AS sorted';

/** Says whether this process can do its work. */
@Injectable()
export class HealthService {
  private lastLook = { until: 0, result: Promise.resolve<unknown>(null) };

  private stopping = false;

  constructor(private readonly dataSource: DataSource) {}

  get isStopping(): boolean {
    return this.stopping;
  }

  /** From now on the process is not healthy, so that it gets no new requests. */
  stop(): void {
    this.stopping = true;
  }

  /**
   * @throws StoppingError
   * @throws what the database says when it cannot be reached, or has no room left
   */
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
