import type { DataSource, QueryRunner } from 'typeorm';
import { containsPattern, isLike, isOfDays } from '../../common/sql/is-wanted.js';
import { WITHOUT_IDLE_LIMIT } from '../../common/sql/session-settings.js';
import { SUBSCRIBERS } from './newsletters-admin.rules.js';

export interface SubscriberRow {
  email: string;
  since: string;
  token: string;
}

export interface SubscribersWanted {
  search?: string;
  from?: string;
  to?: string;
}

/** Batches of this size become garbage before V8 moves them to its old generation. */
const BATCH = 200;

/** Reads one snapshot, newest first, with the next batch prefetched. Holds a connection until it is closed. */
export class SubscribersCursor {
  total = 0;
  private next: Promise<SubscriberRow[]>;

  private constructor(private readonly runner: QueryRunner) {}

  static async open(
    dataSource: DataSource,
    { search = '', from, to }: SubscribersWanted,
  ): Promise<SubscribersCursor> {
    const cursor = new SubscribersCursor(dataSource.createQueryRunner());
    try {
      await cursor.declare([containsPattern(search), from ?? null, to ?? null]);
      return cursor;
    } catch (error) {
      await cursor.close();
      throw error;
    }
  }

  private async declare(values: (string | null)[]): Promise<void> {
    await this.runner.startTransaction('REPEATABLE READ');
    await this.runner.query(WITHOUT_IDLE_LIMIT);
    const wanted = `FROM newsletter_subscriptions
      WHERE ${isLike(SUBSCRIBERS.searched, '$1')} AND ${isOfDays(SUBSCRIBERS, '$2', '$3')}`;
    const [{ total }] = await this.runner.manager.query<[{ total: number }]>(
      `SELECT count(*)::int AS total ${wanted}`,
      values,
    );
    this.total = total;
    await this.runner.query(
      `DECLARE subscribers NO SCROLL CURSOR FOR
       SELECT email, unsubscribe_token AS token,
         to_char(subscribed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS since
       ${wanted}
       ORDER BY subscribed_at DESC, id DESC`,
      values,
    );
    this.fetch();
  }

  async read(): Promise<SubscriberRow[]> {
    // The driver still references the array, so emptying it frees the rows.
    const rows = (await this.next).splice(0);
    if (rows.length > 0) this.fetch();
    return rows;
  }

  private fetch(): void {
    this.next = this.runner.manager.query<SubscriberRow[]>(`FETCH ${BATCH} FROM subscribers`);
    this.next.catch(() => undefined); // The next `read` gets the error.
  }

  async close(): Promise<void> {
    await Promise.allSettled([this.next]);
    try {
      if (this.runner.isTransactionActive) await this.runner.rollbackTransaction();
    } finally {
      await this.runner.release();
    }
  }
}
