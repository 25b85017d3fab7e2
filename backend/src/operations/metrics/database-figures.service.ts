import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MemoizedQuery } from '../../common/sql/memoized-query.js';
import { withDeadline } from '../../common/sql/deadline.js';
import { transactionWithin } from '../../common/sql/transaction-within.js';
import { type SyncFreshness, SyncStatusService } from '../../sync/sync-status.service.js';
import { countFigures, type CountedFigures } from './database-figures.queries.js';

/** Milliseconds that a scrape waits for the database and that a result is valid. */
const PATIENCE = 2_000;
const CHECK_EVERY = 5_000;

export interface DatabaseFigures extends CountedFigures {
  syncs: SyncFreshness[];
}

/** Metrics of the database, which all processes share. */
@Injectable()
export class DatabaseFiguresService {
  private readonly logger = new Logger('Metrics');
  private readonly figures = new MemoizedQuery(CHECK_EVERY, () => this.read());
  private isAway = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly syncs: SyncStatusService,
  ) {}

  /** Returns null if the database does not respond in time. */
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
    const counted = await transactionWithin(this.dataSource, PATIENCE, countFigures);
    return { ...counted, syncs: await withDeadline(() => this.syncs.freshness(), PATIENCE) };
  }
}
