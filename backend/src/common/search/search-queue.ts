import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import { BusyError } from '../problem/app-error.js';

const A_SECOND = 10;
const WAITING = 40;

export class SearchQueue {
  private readonly queue = new PQueue({ concurrency: 1, interval: 1_000, intervalCap: A_SECOND });

  run<Result>(search: () => Result | Promise<Result>): Promise<Result> {
    if (this.queue.size >= WAITING) {
      throw new BusyError('There are too many searches at the moment. Try again in a few seconds.');
    }
    return this.queue.add(async () => {
      await setImmediate();
      return search();
    });
  }
}
