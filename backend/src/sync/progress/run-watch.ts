import { Logger } from '@nestjs/common';
import { setInterval } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { ScanWatch } from '../platform.js';
import { keepProgress, type Progress, wishesOf } from './progress.queries.js';
import { SyncCancelledError } from '../runs/sync-held.error.js';

const TICK_MS = 500;

/** Publishes a run's progress to all processes and receives its cancellation from them. */
export class RunWatch implements ScanWatch {
  private readonly logger = new Logger(RunWatch.name);
  private readonly cancellation = new AbortController();
  private readonly wish = new AbortController();
  private readonly closing = new AbortController();
  private readonly ticking: Promise<void>;
  private progress: Progress = {
    pagesRead: 0,
    coursesDone: 0,
    coursesTotal: null,
    expectedAt: null,
  };
  private kept = this.progress;
  private firstAt: number | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly id: number,
    private readonly tell: (progress: Progress) => void = () => undefined,
  ) {
    this.ticking = this.tick();
  }

  get cancelled(): AbortSignal {
    return this.cancellation.signal;
  }

  get wanted(): AbortSignal {
    return this.wish.signal;
  }

  pageRead(): void {
    this.show({ ...this.progress, pagesRead: this.progress.pagesRead + 1 });
  }

  coursesRead(coursesDone: number, coursesTotal: number): void {
    const now = Date.now();
    this.firstAt ??= now;
    const left = ((now - this.firstAt) / coursesDone) * Math.max(coursesTotal - coursesDone, 0);
    const expectedAt = now > this.firstAt ? new Date(now + left) : null;
    this.show({ ...this.progress, coursesDone, coursesTotal, expectedAt });
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.ticking;
  }

  private show(progress: Progress): void {
    this.progress = progress;
    this.tell(progress);
  }

  private async tick(): Promise<void> {
    const { signal } = this.closing;
    try {
      for await (const _beat of setInterval(TICK_MS, null, { signal, ref: false })) {
        await this.keep().catch((error: unknown) => this.logger.debug(String(error)));
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  private async keep(): Promise<void> {
    const { progress } = this;
    if (progress !== this.kept) await keepProgress(this.dataSource.manager, this.id, progress);
    this.kept = progress;
    const wishes = await wishesOf(this.dataSource.manager, this.id);
    const { isCancelled, cancelledBy, isWanted } = wishes;
    if (isCancelled) this.cancellation.abort(new SyncCancelledError(cancelledBy));
    if (isWanted) this.wish.abort();
  }
}
