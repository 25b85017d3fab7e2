import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { pauseSlots, takeSlot } from './request-slots.queries.js';

/** Milliseconds: 96 requests a minute, four fifths of what Thinkific allows a site. Other programs share the rest. */
const VENDOR_INTERVAL = 625;

/** Spaces the requests of all processes to one site, by the clock of the database. */
export class RequestSlots {
  private readonly key: string;

  constructor(
    private readonly dataSource: DataSource,
    site: string,
    private readonly interval = VENDOR_INTERVAL,
  ) {
    this.key = `platform-requests:${site}`;
  }

  /** Waits for the next free slot. */
  async take(signal: AbortSignal): Promise<void> {
    const wait = await takeSlot(this.dataSource, this.key, this.interval);
    await delay(wait, undefined, { signal });
  }

  /** Gives no more slots for so many milliseconds. */
  pause(milliseconds: number): Promise<void> {
    return pauseSlots(this.dataSource, this.key, milliseconds);
  }
}
