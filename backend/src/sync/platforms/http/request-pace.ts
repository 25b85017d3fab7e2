import { setTimeout as delay } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { RequestLimit, RequestSlots } from './request-slots.queries.js';

const AT_ONCE = 4;

export type Slots = Pick<RequestSlots, 'take' | 'pause'>;
export type SlotsOf = (site: () => string, budget: RequestLimit) => Slots;

/** Limits concurrent requests and pauses them. With slots, the rate is limited across all processes. */
export class RequestPace {
  private readonly queue = new PQueue({ concurrency: AT_ONCE });
  private opensAt = 0;

  constructor(private readonly slots?: Slots) {}

  get isLimited(): boolean {
    return this.slots !== undefined;
  }

  async run<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> {
    return this.queue.add(
      async () => {
        await this.untilOpen(signal);
        // Last, so that no counted request waits and is sent together with later ones.
        await this.slots?.take(signal);
        return request();
      },
      { signal },
    );
  }

  async pause(milliseconds: number): Promise<void> {
    this.opensAt = Math.max(this.opensAt, performance.now() + milliseconds);
    await this.slots?.pause(milliseconds);
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
