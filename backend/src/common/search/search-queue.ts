import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import { BusyError } from '../problem/app-error.js';

/** A search for words that no course has keeps the one thread that answers everybody busy for some 15 ms. */
const A_SECOND = 10;
/** At that pace the last one waits for four seconds. */
const WAITING = 40;

/** Searches one after the other and only so often, because strangers make them up faster than they are done. */
export class SearchQueue {
  private readonly queue = new PQueue({ concurrency: 1, interval: 1_000, intervalCap: A_SECOND });

  /** @throws BusyError when too much is searched for */
  run<Result>(search: () => Result | Promise<Result>): Promise<Result> {
    if (this.queue.size >= WAITING) {
      throw new BusyError('Too much is searched for at the moment. Try again in a few seconds.');
    }
    return this.queue.add(async () => {
      // Lets requests that are answered from memory go first.
      await setImmediate();
      return search();
    });
  }
}
