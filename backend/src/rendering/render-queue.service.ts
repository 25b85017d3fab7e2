import { Injectable } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import { BusyError } from '../common/problem/app-error.js';

/** Rendering a page blocks the only thread for about 10 ms. */
const SINGLE_A_SECOND = 5;
const SINGLES_WAITING = 20;
const KEPT_WAITING = 200;

/** Queues renderings. Pages for one visitor have a queue of their own, so that they cannot delay cached pages. */
@Injectable()
export class RenderQueue {
  readonly counts = { begun: 0, refused: 0 };

  /** Two at a time, so that a page does not wait for a picture that is being drawn. */
  private readonly kept = new PQueue({ concurrency: 2 });
  private readonly singles = new PQueue({
    concurrency: 1,
    interval: 1_000,
    intervalCap: SINGLE_A_SECOND,
  });
  private turn: Promise<unknown> = Promise.resolve();

  renderToKeep<Result>(render: () => Promise<Result>): Promise<Result> {
    return this.inTurn(this.kept, KEPT_WAITING, render);
  }

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
      // Lets requests that the cache can answer go first.
      this.turn = this.turn.then(() => setImmediate());
      await this.turn;
      this.counts.begun += 1;
      return work();
    });
  }
}
