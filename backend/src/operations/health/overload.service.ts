import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ELDHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { inProcessCall } from '../../common/http/in-process.js';
import { BusyError } from '../../common/problem/app-error.js';

/** The mean delay of the event loop, in milliseconds, that counts as overload. The longest known task takes 140. */
const DELAY = 2_000;
/** Milliseconds per measurement, and how many in a row must be too slow. */
const WINDOW = 2_000;
const PATIENCE = 2;
const SAMPLE_EVERY_MS = 10;

const HEALTH = /^\/api\/health\b/;

/**
 * Refuses requests while the process is overloaded, so that accepted ones are answered. Cached responses and health
 * checks are not affected.
 */
@Injectable()
export class OverloadService {
  refused = 0;
  private windows = 0;

  /** Starts after the application's start, which blocks the event loop. */
  watch(app: NestFastifyApplication): void {
    const server = app.getHttpAdapter().getInstance();
    const delays = monitorEventLoopDelay({ resolution: SAMPLE_EVERY_MS });
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
    const delay = delays.mean / 1e6 - SAMPLE_EVERY_MS;
    // Without a sample, the mean is NaN.
    this.windows = delay <= DELAY ? 0 : this.windows + 1;
    delays.reset();
  }

  private refusalOf(route = ''): BusyError | undefined {
    if (this.windows < PATIENCE || HEALTH.test(route) || inProcessCall()) return undefined;
    this.refused += 1;
    return new BusyError('The server is overloaded. Try again in a few seconds.');
  }
}
