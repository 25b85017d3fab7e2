import { Injectable } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import { BusyError } from '../common/problem/app-error.js';

/** Rendering keeps the one thread that answers everybody busy for some 10 ms. */
const SINGLE_A_SECOND = 5;
/** At that pace the last one waits for four seconds. */
const SINGLES_WAITING = 20;
const KEPT_WAITING = 200;

/** Pages for one visitor wait behind those that are kept, so that no stranger can stop these. */
@Injectable()
export class RenderQueue {
  /** Since the start. */
  readonly counts = { begun: 0, refused: 0 };

  /** Two, so that a page does not wait for a picture to be drawn. */
  private readonly kept = new PQueue({ concurrency: 2 });
  private readonly singles = new PQueue({
    concurrency: 1,
    interval: 1_000,
    intervalCap: SINGLE_A_SECOND,
  });
  private turn: Promise<unknown> = Promise.resolve();

  /** @throws BusyError when too many are waiting */
  renderToKeep<Result>(render: () => Promise<Result>): Promise<Result> {
    return this.inTurn(this.kept, KEPT_WAITING, render);
  }

  /** @throws BusyError when too many are waiting */
  renderOnce<Result>(render: () => Promise<Result>): Promise<Result> {
    return this.inTurn(this.singles, SINGLES_WAITING, render);
  }

  private async inTurn<Result>(
    queue: PQueue,
    mayWait: number,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (queue.size >= mayWait) {
      this.counts.refused += 1;
      throw new BusyError(
        'Too much is asked of the site at the moment. Try again in a few seconds.',
      );
    }
    return queue.add(async () => {
      // Whoever came meanwhile and is answered from memory goes first, before each of two.
      this.turn = this.turn.then(() => setImmediate());
      await this.turn;
      this.counts.begun += 1;
      return work();
    });
  }
}
