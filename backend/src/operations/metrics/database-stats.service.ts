import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MemoizedQuery } from '../../common/sql/memoized-query.js';
import { withDeadline } from '../../common/sql/deadline.js';
import { transactionWithin } from '../../common/sql/transaction-within.js';
import { type SyncFreshness, SyncStatusService } from '../../sync/sync-status.service.js';
import { countStats, type CountedStats } from './database-stats.queries.js';

const TIMEOUT_MS = 2_000;
const CHECK_EVERY = 5_000;

export interface DatabaseStats extends CountedStats {
  syncs: SyncFreshness[];
}

@Injectable()
export class DatabaseStatsService {
  private readonly logger = new Logger('Metrics');
  private readonly figures = new MemoizedQuery(CHECK_EVERY, () => this.read());
  private isAway = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly syncs: SyncStatusService,
  ) {}

  latest(): Promise<DatabaseStats | null> {
    return this.figures.get();
  }

  private async read(): Promise<DatabaseStats | null> {
    try {
      const figures = await this.ask();
      this.isAway = false;
      return figures;
    } catch (error) {
      if (!this.isAway)
        this.logger.warn(
          { err: error },
          'Could not read the metrics of the database. The other metrics are served.',
        );
      this.isAway = true;
      return null;
    }
  }

  private async ask(): Promise<DatabaseStats> {
    const counted = await transactionWithin(this.dataSource, TIMEOUT_MS, countStats);
    return { ...counted, syncs: await withDeadline(() => this.syncs.freshness(), TIMEOUT_MS) };
  }
}
