import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { EventEmitter, once } from 'node:events';
import { setInterval, setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { CacheConfig, DatabaseConfig } from '../config/app-config.js';
import { connectionTo } from '../common/sql/servers.js';
import { OF_SESSIONS, settingsOf } from '../common/sql/session-settings.js';
import { readChanges, readSnapshot, type Snapshot } from '../changes/changes.queries.js';
import type { Change, Queryable } from '../changes/change.js';
import { askRules, tablesWith } from '../changes/rules/index.js';
import type { CacheTag, Changed } from './cache-tags.js';

const CHANNEL = 'changes';
const CHANGED = 'changed';
const ANYTHING = '*';
const TABLES = tablesWith('cacheTags');

export const LISTENS_AS = 'lectern content';

/** @param changes null when anything may have changed */
type Reader = (database: Queryable, changes: readonly Change[] | null) => Promise<void>;

/** @param patience milliseconds for rendering outdated values again; the others are dropped */
type Settler = (patience: number) => Promise<void>;

const TIMEOUT = 4_000;
const RECONNECT_PAUSE = 500;
const HEARTBEAT = 5_000;
/** Milliseconds. It is cheaper that the write waits for popular values to be rendered than that every reader does. */
const PATIENCE_OF_WRITES = 1_000;

/** While `connecting`, changes may be missed; `away` means that the database is unavailable. */
export type ContentWatch = 'listening' | 'connecting' | 'away';

interface Watch {
  database: Queryable;
  seen: Snapshot;
  lost: AbortController;
}

/**
 * Follows the change log and tells the caches what changed for visitors. A new connection starts at the end of the log.
 */
@Injectable()
export class ContentChangesService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(ContentChangesService.name);
  /** Without a listener limit, because each concurrent write waits for its own notification. */
  private readonly notices = new EventEmitter().setMaxListeners(0);
  private readonly stopping = new AbortController();
  private readonly readers: Reader[] = [];
  private readonly settlers: Settler[] = [];
  private readonly wakers: (() => void)[] = [];
  private current: Watch | undefined;
  private reading: Promise<void> = Promise.resolve();
  private nextReading: Promise<void> | undefined;
  private watching: Promise<void> = Promise.resolve();
  private state: ContentWatch = 'connecting';

  constructor(
    private readonly config: CacheConfig,
    private readonly database: DatabaseConfig,
  ) {}

  get watch(): ContentWatch {
    return this.state;
  }

  get maxStaleness(): number {
    return this.config.maxStaleness * 1000;
  }

  /** @param listener gets null when anything may have changed, and true if only because of a new connection */
  onChange(listener: (changed: Changed, isReconnected?: boolean) => void): void {
    this.notices.on(CHANGED, listener);
  }

  /** @param reader called before the caches hear of a change */
  onRead(reader: Reader): void {
    this.readers.push(reader);
  }

  /** @param waker called when something may have been written to the log */
  onWrite(waker: () => void): void {
    this.wakers.push(waker);
  }

  /** @param settle removes everything that is older than the changes known so far */
  onSettle(settle: Settler): void {
    this.settlers.push(settle);
  }

  /** Invalidates responses of this process after what no row records, such as the start of an event. */
  invalidate(tags: ReadonlySet<CacheTag>): void {
    this.notices.emit(CHANGED, tags);
  }

  /** Resolves when everything committed before has been read and nothing older is shown any more. */
  async caughtUp(): Promise<void> {
    if (this.state === 'connecting') {
      return void (await once(this.notices, CHANGED, { signal: AbortSignal.timeout(TIMEOUT) }));
    }
    await this.read();
    await this.settle(PATIENCE_OF_WRITES);
  }

  /**
   * Resolves when nothing older than the changes known so far is shown.
   * @param patience milliseconds for rendering again
   */
  async settle(patience: number): Promise<void> {
    await Promise.all(this.settlers.map((settle) => settle(patience)));
  }

  onModuleInit(): void {
    this.watching = this.watchUntilStopped();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.watching;
  }

  private async watchUntilStopped(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.watchOnce();
      if (this.state === 'away')
        await setTimeout(RECONNECT_PAUSE, null, { signal }).catch(() => null);
    }
  }

  private async watchOnce(): Promise<void> {
    const client = new Client({
      ...connectionTo(this.database.databaseSessionUrl ?? ''),
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
      keepAlive: true,
      application_name: LISTENS_AS,
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    client.on('notification', ({ payload }) => {
      if (payload === ANYTHING) this.notices.emit(CHANGED, null);
      void this.read();
      this.wake();
    });
    const database = queryableOf(client);
    try {
      await client.connect();
      await client.query(settingsOf(OF_SESSIONS));
      await client.query(`LISTEN ${CHANNEL}`);
      this.current = { database, seen: await readSnapshot(database), lost };
      await this.tellReaders(database, null);
      this.become('listening');
      this.notices.emit(CHANGED, null, true);
      this.wake();
      const signal = AbortSignal.any([lost.signal, this.stopping.signal]);
      for await (const _beat of setInterval(HEARTBEAT, null, { signal })) {
        await client.query('SELECT 1');
      }
    } catch (error) {
      // Reconnect at once if the connection ended, but wait if the server does not respond.
      const ended = this.state === 'listening' && lost.signal.aborted;
      this.become(ended ? 'connecting' : 'away', error);
    } finally {
      this.current = undefined;
      await client.end().catch(() => null);
    }
  }

  private read(): Promise<void> {
    this.nextReading ??= this.reading.then(() => {
      this.nextReading = undefined;
      this.reading = this.readOnce();
      return this.reading;
    });
    return this.nextReading;
  }

  private async readOnce(): Promise<void> {
    const watch = this.current;
    if (!watch) return;
    try {
      const { changes, now } = await readChanges(watch.database, TABLES, watch.seen);
      const changed = new Set(await askRules('cacheTags', changes, watch.database));
      await this.tellReaders(watch.database, changes);
      watch.seen = now;
      if (changed.size > 0) this.notices.emit(CHANGED, changed);
    } catch (error) {
      this.logger.warn(
        { err: error },
        'Could not read the change log. The cache is cleared and the connection is reopened.',
      );
      watch.lost.abort();
    }
  }

  private async tellReaders(database: Queryable, changes: readonly Change[] | null): Promise<void> {
    for (const reader of this.readers) await reader(database, changes);
  }

  private wake(): void {
    for (const waker of this.wakers) waker();
  }

  private become(state: ContentWatch, cause?: unknown): void {
    if (state === this.state || this.stopping.signal.aborted) return;
    if (state === 'away') {
      this.logger.warn(
        { err: cause },
        'The database is unavailable. Cached pages are served until it is back.',
      );
    }
    if (state === 'listening' && this.state === 'away')
      this.logger.log('The database is available again.');
    this.state = state;
  }
}

function queryableOf(client: Client): Queryable {
  const query = async (sql: string, values?: unknown[]): Promise<unknown[]> =>
    (await client.query<object>(sql, values)).rows;
  return { query } as Queryable;
}
