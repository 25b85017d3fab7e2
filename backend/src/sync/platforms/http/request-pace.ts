import { setTimeout as delay } from 'node:timers/promises';
import PQueue from 'p-queue';
import { isLoopback } from '../../../config/loopback.js';

/** Below Thinkific's 10 requests at once, and its 120 a minute also in every single second. */
const AT_ONCE = 4;
const VENDOR_QUOTA = { interval: 1_000, intervalCap: 2 };

/** So many requests in so many milliseconds. */
export type Quota = typeof VENDOR_QUOTA;

/** The quota is the vendor's: a server on this machine is asked as fast as it answers. */
export class RequestPace {
  /** Whether many requests take long. */
  readonly isLimited: boolean;
  private readonly queue: PQueue;
  /** By a clock that nobody sets. */
  private opensAt = 0;

  constructor(
    baseUrl: string,
    quota = isLoopback(new URL(baseUrl).hostname) ? null : VENDOR_QUOTA,
  ) {
    this.isLimited = quota !== null;
    this.queue = new PQueue({ concurrency: AT_ONCE, ...(quota && { ...quota, strict: true }) });
  }

  async run<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> {
    return this.queue.add(
      async () => {
        await this.untilOpen(signal);
        return request();
      },
      { signal },
    );
  }

  /** Holds back every request, not only the refused one, for so many milliseconds. */
  pause(milliseconds: number): void {
    this.opensAt = Math.max(this.opensAt, performance.now() + milliseconds);
  }

  private async untilOpen(signal: AbortSignal): Promise<void> {
    for (let wait = this.wait(); wait > 0; wait = this.wait()) {
      await delay(wait, undefined, { signal });
    }
  }

  private wait(): number {
    return this.opensAt - performance.now();
  }
}
