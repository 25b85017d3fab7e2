import type { Logger } from '@nestjs/common';

/** Milliseconds in which what is written at once is gathered. */
const GATHER = 100;

/** A look for work, taken again and again. That it fails is told once, and again after it has worked. */
export class RepeatedLook {
  private timer: NodeJS.Timeout | undefined;
  private soon: NodeJS.Timeout | undefined;
  private isWanted = false;
  private isTaken = false;
  private isToldOf = false;
  private isStopped = false;

  /** @param words what does not happen meanwhile */
  constructor(
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly words: string,
    private readonly look: () => Promise<void>,
  ) {}

  /** @param pause milliseconds */
  every(pause: number): void {
    this.timer = setInterval(() => this.take(), pause).unref();
  }

  /** However often it is asked for while a look is under way, one more follows. */
  take(): void {
    this.isWanted = true;
    if (!this.isTaken) void this.takeAll();
  }

  /** However many ask for it one after the other. */
  takeSoon(): void {
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      this.take();
    }, GATHER).unref();
  }

  /** What is under way may still fail, as what it needs goes, too. */
  stop(): void {
    clearInterval(this.timer);
    clearTimeout(this.soon);
    this.isStopped = true;
  }

  private async takeAll(): Promise<void> {
    this.isTaken = true;
    while (this.isWanted) {
      this.isWanted = false;
      try {
        await this.look();
        this.isToldOf = false;
      } catch (error) {
        this.tell(error);
      }
    }
    this.isTaken = false;
  }

  private tell(error: unknown): void {
    if (this.isToldOf || this.isStopped) return;
    this.isToldOf = true;
    this.logger.warn({ err: error }, this.words);
  }
}
