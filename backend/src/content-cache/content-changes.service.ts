import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setInterval, setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config.js';

const CHANNEL = 'content';
const CHANGED = 'changed';

/** Milliseconds. */
const TIMEOUT = 4_000;
const RECONNECT_PAUSE = 500;
const HEARTBEAT = 5_000;

/** While `connecting`, changes may be missed; `away`, the database does not answer. */
export type ContentWatch = 'listening' | 'connecting' | 'away';

/** Hears what visitors see change. A new connection may have missed one, so it counts as one. */
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

  onChange(listener: () => void): void {
    this.notices.on(CHANGED, listener);
  }

  /** Resolves when all that was committed before is heard of, as notices come in that order. */
  async caughtUp(): Promise<void> {
    const probe = randomUUID();
    const signal = AbortSignal.timeout(TIMEOUT);
    if (this.state === 'connecting') return void (await once(this.notices, CHANGED, { signal }));
    const heard = once(this.notices, probe, { signal });
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
