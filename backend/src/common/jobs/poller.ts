import type { Logger } from '@nestjs/common';

/** Milliseconds in which requests for a poll are collected. */
const DEBOUNCE = 100;

/** Polls for work. Logs the first of several failures in a row. */
export class Poller {
  private timer: NodeJS.Timeout | undefined;
  private soon: NodeJS.Timeout | undefined;
  private isWanted = false;
  private isPolling = false;
  private hasFailed = false;
  private isStopped = false;

  /** @param failure what the log says when `check` fails */
  constructor(
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly failure: string,
    private readonly check: () => Promise<void>,
  ) {}

  /** @param pause milliseconds between two polls */
  start(pause: number): void {
    this.timer = setInterval(() => this.poll(), pause).unref();
  }

  /** Polls now, or once more after the poll that is under way. */
  poll(): void {
    this.isWanted = true;
    if (!this.isPolling) void this.pollUntilDone();
  }

  /** Polls once for all calls within 100 ms. */
  pollSoon(): void {
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      this.poll();
    }, DEBOUNCE).unref();
  }

  /** Starts no further poll, and logs no failure of the one that is under way. */
  stop(): void {
    clearInterval(this.timer);
    clearTimeout(this.soon);
    this.isStopped = true;
  }

  private async pollUntilDone(): Promise<void> {
    this.isPolling = true;
    while (this.isWanted) {
      this.isWanted = false;
      try {
        await this.check();
        this.hasFailed = false;
      } catch (error) {
        this.logFailure(error);
      }
    }
    this.isPolling = false;
  }

  private logFailure(error: unknown): void {
    if (this.hasFailed || this.isStopped) return;
    this.hasFailed = true;
    this.logger.warn({ err: error }, this.failure);
  }
}
