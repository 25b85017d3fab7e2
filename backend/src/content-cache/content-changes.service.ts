import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setInterval, setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { connectionTo } from '../common/sql/servers.js';
import { OF_SESSIONS, settingsOf } from '../common/sql/session-settings.js';
import { type Changed, type Topic, topicsOf } from './topics.js';

const CHANNEL = 'content_topics';
const CHANGED = 'changed';

/** The name by which the database knows this connection, of which each process has one. */
export const LISTENS_AS = 'lectern content';

type Listener = (notice: string | null) => void;
/** @param patience milliseconds in which old values may be made anew; those that are not are dropped */
type Settler = (patience: number) => Promise<void>;

/** Milliseconds. */
const TIMEOUT = 4_000;
const RECONNECT_PAUSE = 500;
const HEARTBEAT = 5_000;
/** That a write waits for what is most asked for to be made anew, rather than all who ask for it. */
const PATIENCE_OF_WRITES = 1_000;

/** What asks whether all notices before it have come in. */
const PROBE = /^[\da-f-]{36}$/;

/** While `connecting`, changes may be missed; `away`, the database does not answer. */
export type ContentWatch = 'listening' | 'connecting' | 'away';

/** Hears what visitors see change. A new connection may have missed changes. */
@Injectable()
export class ContentChangesService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(ContentChangesService.name);
  /** Each write that comes at the same time waits for a notice of its own. */
  private readonly notices = new EventEmitter().setMaxListeners(0);
  private readonly stopping = new AbortController();
  private readonly settlers: Settler[] = [];
  private readonly others = new Map<string, Listener>();
  private heard: Changed = new Set();
  private watching: Promise<void> = Promise.resolve();
  private state: ContentWatch = 'connecting';

  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
  ) {}

  get watch(): ContentWatch {
    return this.state;
  }

  /** Milliseconds that an old answer may stand in for one that is being made anew. */
  get maxStaleness(): number {
    return this.config.maxStaleness * 1000;
  }

  /** @param listener also learns whether null only means that a new connection may have missed a change */
  onChange(listener: (changed: Changed, isReconnected?: boolean) => void): void {
    this.notices.on(CHANGED, listener);
  }

  /**
   * Hears what is said on another channel, for which no connection more is needed. To be called
   * before the module starts. @param listener gets null when it may have missed something
   */
  onNotice(channel: string, listener: Listener): void {
    this.others.set(channel, listener);
  }

  /** @param settle ends what still shows things as they were before the changes heard of so far */
  onSettle(settle: Settler): void {
    this.settlers.push(settle);
  }

  /**
   * Resolves when all that was committed before is heard of, as notices come in that order, and
   * nothing older is shown any more.
   */
  async caughtUp(): Promise<void> {
    const probe = randomUUID();
    const signal = AbortSignal.timeout(TIMEOUT);
    if (this.state === 'connecting') return void (await once(this.notices, CHANGED, { signal }));
    const heard = once(this.notices, probe, { signal });
    await Promise.all([heard, this.dataSource.query('SELECT pg_notify($1, $2)', [CHANNEL, probe])]);
    await this.settle(PATIENCE_OF_WRITES);
  }

  /**
   * Resolves when nothing is shown any more as it was before the changes heard of so far.
   * @param patience milliseconds in which it may be made anew
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
      ...connectionTo(this.config.databaseSessionUrl ?? ''),
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
      keepAlive: true,
      application_name: LISTENS_AS,
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === CHANNEL) this.hear(payload);
      else this.others.get(channel)?.(payload);
    });
    try {
      await client.connect();
      await client.query(settingsOf(OF_SESSIONS));
      for (const channel of [CHANNEL, ...this.others.keys()]) {
        await client.query(`LISTEN ${channel}`);
      }
      this.become('listening');
      this.notices.emit(CHANGED, null, true);
      for (const listener of this.others.values()) listener(null);
      const signal = AbortSignal.any([lost.signal, this.stopping.signal]);
      for await (const _beat of setInterval(HEARTBEAT, null, { signal })) {
        await client.query('SELECT 1');
      }
    } catch (error) {
      // A connection that ended may be made anew at once; where nothing answers, nothing will.
      const ended = this.state === 'listening' && lost.signal.aborted;
      this.become(ended ? 'connecting' : 'away', error);
    } finally {
      await client.end().catch(() => null);
    }
  }

  /** A sync has a notice for each course; those that come together are passed on together. */
  private hear(notice: string): void {
    if (PROBE.test(notice)) {
      this.passOn();
      this.notices.emit(notice);
      return;
    }
    if (this.heard?.size === 0) setImmediate(() => this.passOn());
    this.heard = withNotice(this.heard, notice);
  }

  private passOn(): void {
    const { heard } = this;
    this.heard = new Set();
    if (heard === null || heard.size > 0) this.notices.emit(CHANGED, heard);
  }

  private become(state: ContentWatch, cause?: unknown): void {
    if (state === this.state || this.stopping.signal.aborted) return;
    if (state === 'away') {
      this.logger.warn({ err: cause }, 'The database is away: pages come from memory.');
    }
    if (state === 'listening' && this.state === 'away') this.logger.log('The database is back.');
    this.state = state;
  }
}

function withNotice(heard: Changed, notice: string): Changed {
  const topics = topicsOf(notice);
  return heard === null || topics === null ? null : new Set<Topic>([...heard, ...topics]);
}
