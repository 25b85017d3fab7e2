import type { DataSource, QueryRunner } from 'typeorm';
import { containsPattern, isLike } from '../../common/sql/is-like.js';
import { isOfDays } from '../../common/sql/is-wanted.js';
import { WITHOUT_IDLE_LIMIT } from '../../common/sql/without-idle-limit.js';
import { SUBSCRIBERS } from './newsletters-admin.rules.js';

export interface SubscriberRow {
  email: string;
  /** ISO 8601, UTC; written by the database, which has more time to spare than this process. */
  since: string;
  token: string;
}

export interface SubscribersWanted {
  search?: string;
  /** Days in UTC, both included. */
  from?: string;
  to?: string;
}

/** Small enough for its rows to be garbage before V8 moves them to where they cost memory. */
const BATCH = 200;

/** Reads all of one moment, newest first, a batch ahead; holds a connection until it is closed. */
export class SubscribersCursor {
  /** How many rows it has. */
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
    // The driver still points to the array, which would keep the rows in memory.
    const rows = (await this.next).splice(0);
    if (rows.length > 0) this.fetch();
    return rows;
  }

  private fetch(): void {
    this.next = this.runner.manager.query<SubscriberRow[]>(`FETCH ${BATCH} FROM subscribers`);
    this.next.catch(() => undefined); // Whoever reads on is told.
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
