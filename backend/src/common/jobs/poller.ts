import type { Logger } from '@nestjs/common';

const DEBOUNCE = 100;

export class Poller {
  private timer: NodeJS.Timeout | undefined;
  private soon: NodeJS.Timeout | undefined;
  private isWanted = false;
  private isPolling = false;
  private hasFailed = false;
  private isStopped = false;

  constructor(
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly failure: string,
    private readonly check: () => Promise<void>,
  ) {}

  start(pause: number): void {
    this.timer = setInterval(() => this.poll(), pause).unref();
  }

  poll(): void {
    this.isWanted = true;
    if (!this.isPolling) void this.pollUntilDone();
  }

  pollSoon(): void {
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      this.poll();
    }, DEBOUNCE).unref();
  }

  /** Stops polling. A failure of a poll that is still running is not logged. */
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
