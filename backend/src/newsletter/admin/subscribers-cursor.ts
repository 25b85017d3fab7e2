import type { DataSource, QueryRunner } from 'typeorm';
import { containsPattern } from '../../database/contains-pattern.js';

/** A subscriber as the database hands one over. */
export interface SubscriberRow {
  email: string;
  subscribed_at: Date;
  unsubscribe_token: string;
}

/** Rows that are held in memory at a time. */
const BATCH = 2_000;

/**
 * The subscribers as they are at one moment, newest first, read batch by batch. It holds a connection
 * of the pool until it is closed.
 */
export class SubscribersCursor {
  private reading: Promise<unknown> = Promise.resolve();

  private constructor(private readonly runner: QueryRunner) {}

  /** @param search part of the addresses that are wanted; nothing: all */
  static async open(dataSource: DataSource, search = ''): Promise<SubscribersCursor> {
    const cursor = new SubscribersCursor(dataSource.createQueryRunner());
    try {
      await cursor.declare(containsPattern(search.toLowerCase()));
      return cursor;
    } catch (error) {
      await cursor.close();
      throw error;
    }
  }

  private async declare(pattern: string): Promise<void> {
    await this.runner.startTransaction();
    await this.runner.query(
      `DECLARE subscribers NO SCROLL CURSOR FOR
       SELECT email, subscribed_at, unsubscribe_token FROM newsletter_subscriptions
       WHERE email LIKE lower($1) ORDER BY subscribed_at DESC, id DESC`,
      [pattern],
    );
  }

  /** The next rows; none at the end. */
  read(): Promise<SubscriberRow[]> {
    const rows = this.runner.manager.query<SubscriberRow[]>(`FETCH ${BATCH} FROM subscribers`);
    this.reading = rows;
    return rows;
  }

  /** Gives the connection back, after a batch that is being read. */
  async close(): Promise<void> {
    await Promise.allSettled([this.reading]);
    try {
      if (this.runner.isTransactionActive) await this.runner.rollbackTransaction();
    } finally {
      await this.runner.release();
    }
  }
}
