import { Readable } from 'node:stream';

/** Tells a reader what is latest; who reads slowly misses what was between, and nothing is heaped up. */
export class LatestOnly extends Readable {
  private isAsked = false;
  private told: Buffer | null = null;
  private waiting: Buffer | null = null;

  constructor() {
    super({ highWaterMark: 0 });
  }

  override _read(): void {
    this.isAsked = true;
    this.pass();
  }

  /** Not again what was told last. */
  tell(news: Buffer): void {
    if (news === this.told) return;
    this.told = news;
    this.waiting = news;
    this.pass();
  }

  /** Sends a sign of life, unless news wait to be sent. */
  keepAlive(sign: Buffer): void {
    this.waiting ??= sign;
    this.pass();
  }

  end(): void {
    this.push(null);
  }

  private pass(): void {
    if (!this.isAsked || !this.waiting) return;
    const { waiting } = this;
    this.isAsked = false;
    this.waiting = null;
    this.push(waiting);
  }
}
