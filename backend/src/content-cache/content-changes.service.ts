import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setInterval, setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config.js';

/** The channel on which the database's triggers announce a change of what visitors see. */
const CHANNEL = 'content';
const CHANGED = 'changed';

/** Milliseconds. */
const TIMEOUT = 4_000;
const RECONNECT_PAUSE = 500;
const HEARTBEAT = 5_000;

/**
 * - `listening`: every change is heard of.
 * - `connecting`: changes may be missed, and it is not known yet whether the database is there.
 * - `away`: the database could not be reached just now, or does not answer.
 */
export type ContentWatch = 'listening' | 'connecting' | 'away';

/**
 * Hears from the database when something visitors see has changed, whichever process changed it.
 *
 * A connection that ends, or that a heartbeat finds dead, counts as a change when there is one again:
 * what happened in between is not known.
 */
@Injectable()
export class ContentChangesService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(ContentChangesService.name);
  private readonly notices = new EventEmitter();
  private readonly stopping = new AbortController();
  private watching: Promise<void> = Promise.resolve();
  private state: ContentWatch = 'connecting';

  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
  ) {}

  get watch(): ContentWatch {
    return this.state;
  }

  /** Calls back on every change, and whenever one may have been missed. */
  onChange(listener: () => void): void {
    this.notices.on(CHANGED, listener);
  }

  /**
   * Resolves when every change that was committed before the call has been heard of: notices arrive
   * in the order of the commits, so a notice of one's own that comes back proves it.
   * @throws when the database is away
   */
  async caughtUp(): Promise<void> {
    const probe = randomUUID();
    const heard = once(this.notices, probe, { signal: AbortSignal.timeout(TIMEOUT) });
    await Promise.all([heard, this.dataSource.query('SELECT pg_notify($1, $2)', [CHANNEL, probe])]);
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

  /** One connection, from the attempt to its end. */
  private async watchOnce(): Promise<void> {
    const client = new Client({
      connectionString: this.config.databaseUrl ?? undefined,
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
      keepAlive: true,
      application_name: 'lectern content',
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    client.on('notification', ({ payload = CHANGED }) => this.notices.emit(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.become('listening');
      this.notices.emit(CHANGED);
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

  private become(state: ContentWatch, cause?: unknown): void {
    if (state === this.state || this.stopping.signal.aborted) return;
    if (state === 'away') {
      this.logger.warn({ err: cause }, 'The database is away: pages come from memory.');
    }
    if (state === 'listening' && this.state === 'away') this.logger.log('The database is back.');
    this.state = state;
  }
}
