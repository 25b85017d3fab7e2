import type { Logger } from '@nestjs/common';

/** A look for work, taken again and again. That it fails is told once, and again after it has worked. */
export class RepeatedLook {
  private timer: NodeJS.Timeout | undefined;
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

  take(): void {
    this.look().then(
      () => (this.isToldOf = false),
      (error: unknown) => this.tell(error),
    );
  }

  /** What is under way may still fail, as what it needs goes, too. */
  stop(): void {
    clearInterval(this.timer);
    this.isStopped = true;
  }

  private tell(error: unknown): void {
    if (this.isToldOf || this.isStopped) return;
    this.isToldOf = true;
    this.logger.warn({ err: error }, this.words);
  }
}
