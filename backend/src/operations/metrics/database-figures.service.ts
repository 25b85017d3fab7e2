import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MemoizedQuery } from '../../common/sql/memoized-query.js';
import { withDeadline } from '../../common/sql/deadline.js';
import { transactionWithin } from '../../common/sql/transaction-within.js';
import { type SyncFreshness, SyncStatusService } from '../../sync/sync-status.service.js';
import { countFigures, type CountedFigures } from './database-figures.queries.js';

const TIMEOUT_MS = 2_000;
const CHECK_EVERY = 5_000;

export interface DatabaseFigures extends CountedFigures {
  syncs: SyncFreshness[];
}

@Injectable()
export class DatabaseFiguresService {
  private readonly logger = new Logger('Metrics');
  private readonly figures = new MemoizedQuery(CHECK_EVERY, () => this.read());
  private isAway = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly syncs: SyncStatusService,
  ) {}

  latest(): Promise<DatabaseFigures | null> {
    return this.figures.get();
  }

  private async read(): Promise<DatabaseFigures | null> {
    try {
      const figures = await this.ask();
      this.isAway = false;
      return figures;
    } catch (error) {
      if (!this.isAway)
        this.logger.warn(
          { err: error },
          'Could not read the metrics of the database; the others are served.',
        );
      this.isAway = true;
      return null;
    }
  }

  private async ask(): Promise<DatabaseFigures> {
    const counted = await transactionWithin(this.dataSource, TIMEOUT_MS, countFigures);
    return { ...counted, syncs: await withDeadline(() => this.syncs.freshness(), TIMEOUT_MS) };
  }
}
