import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ELDHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { inProcessCall } from '../../common/http/in-process.js';
import { BusyError } from '../../common/problem/app-error.js';

/** Milliseconds that a turn of the event loop takes on average when there is too much to do; the longest known one takes 140. */
const DELAY = 2_000;
/** Milliseconds of which that is the average, and how many of these in a row count: a single long turn does not. */
const WINDOW = 2_000;
const PATIENCE = 2;
/** Milliseconds between two looks at the loop. */
const RESOLUTION = 10;

const HEALTH = /^\/api\/health\b/;

/**
 * Refuses requests while the process has far more to do than it can, so that those which it takes are
 * answered. Kept answers leave before it is asked, and health is told all the same.
 */
@Injectable()
export class OverloadService {
  /** Requests. */
  refused = 0;
  /** Windows in a row in which the process had too much to do. */
  private windows = 0;

  /** What a start keeps the loop busy with does not count. */
  watch(app: NestFastifyApplication): void {
    const server = app.getHttpAdapter().getInstance();
    const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
    server.addHook('onRequest', ({ routeOptions: { url } }, _reply, done) =>
      done(this.refusalOf(url)),
    );
    let looks: NodeJS.Timeout | undefined;
    server.addHook('onListen', (done) => {
      delays.enable();
      looks = setInterval(() => this.look(delays), WINDOW).unref();
      done();
    });
    server.addHook('onClose', (_server, done) => {
      clearInterval(looks);
      delays.disable();
      done();
    });
  }

  private look(delays: ELDHistogram): void {
    const delay = delays.mean / 1e6 - RESOLUTION;
    // Without a single turn there is no mean.
    this.windows = delay <= DELAY ? 0 : this.windows + 1;
    delays.reset();
  }

  private refusalOf(route = ''): BusyError | undefined {
    if (this.windows < PATIENCE || HEALTH.test(route) || inProcessCall()) return undefined;
    this.refused += 1;
    return new BusyError('The server has more to do than it can. Try again in a few seconds.');
  }
}
