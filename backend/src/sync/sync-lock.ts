import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { UnavailableError } from '../common/problem/app-error.js';
import { withoutDeadline } from '../common/sql/deadline.js';
import { askToGiveWay } from './progress/progress.queries.js';
import { type PlatformName, PLATFORMS } from '../common/platforms.js';
import { tryLockSync, unlockSync } from './sync.queries.js';

const GIVE_WAY_WITHIN_MS = 15_000;
const LOOK_EVERY = 100;
const CHECK_EVERY_MS = 500;

/**
 * The exclusive right to sync a platform, across all replicas, until the connection ends. `manager` writes on the same
 * connection, so nothing is written after the lock is lost.
 */
export class SyncLock {
  private readonly loss = new AbortController();

  private constructor(
    private readonly runner: QueryRunner,
    private readonly connection: Client,
    private readonly key: number,
  ) {
    this.connection.on('error', this.onError);
  }

  private static async acquire(
    dataSource: DataSource,
    platform: PlatformName,
  ): Promise<SyncLock | null> {
    const runner = dataSource.createQueryRunner();
    const connection = (await runner.connect()) as Client;
    const lock = new SyncLock(runner, connection, PLATFORMS.indexOf(platform));
    try {
      if (await lock.sayingWhenLost(() => tryLockSync(lock.manager, lock.key))) return lock;
    } catch (error) {
      await lock.abandon();
      throw error;
    }
    await lock.leave();
    return null;
  }

  private static async acquireSoon(
    dataSource: DataSource,
    platform: PlatformName,
  ): Promise<SyncLock | null> {
    let until = performance.now() + GIVE_WAY_WITHIN_MS;
    for (;;) {
      const lock = await SyncLock.acquire(dataSource, platform);
      if (lock || performance.now() > until) return lock;
      // A round holds the lock shortly before and after its record says that it is running.
      const isRound = await askToGiveWay(dataSource.manager, platform);
      if (!isRound) until = Math.min(until, performance.now() + CHECK_EVERY_MS);
      await delay(LOOK_EVERY);
    }
  }

  /**
   * Runs `work` while holding the lock, without the request's deadline. Returns null without running it if the lock is
   * taken.
   * @param patient waits some seconds for a curriculum round to give way
   */
  static holding<T>(
    dataSource: DataSource,
    platform: PlatformName,
    work: (lock: SyncLock) => Promise<T>,
    { patient = true } = {},
  ): Promise<T | null> {
    return withoutDeadline(async () => {
      const lock = patient
        ? await SyncLock.acquireSoon(dataSource, platform)
        : await SyncLock.acquire(dataSource, platform);
      if (!lock) return null;
      try {
        return await lock.sayingWhenLost(() => work(lock));
      } finally {
        await lock.release();
      }
    });
  }

  get manager(): EntityManager {
    return this.runner.manager;
  }

  get lost(): AbortSignal {
    return this.loss.signal;
  }

  async release(): Promise<void> {
    if (this.runner.isReleased) return this.leave();
    try {
      await unlockSync(this.manager, this.key);
    } catch {
      return this.abandon();
    }
    await this.leave();
  }

  /** If the connection was lost between two queries, the next one fails with a less helpful error. */
  private async sayingWhenLost<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.lost.throwIfAborted();
      throw error;
    }
  }

  /** Closes the connection, because it would keep the lock if it returned to the pool. */
  private async abandon(): Promise<void> {
    void this.connection.end();
    await this.leave();
  }

  private async leave(): Promise<void> {
    this.connection.off('error', this.onError);
    await this.runner.release();
  }

  private readonly onError = () =>
    this.loss.abort(
      new UnavailableError(
        'The connection to the database was lost during the sync. Try again in a minute.',
      ),
    );
}
