import underPressure from '@fastify/under-pressure';
import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { inProcessCall } from '../common/http/in-process.js';
import { BusyError } from '../common/problem/app-error.js';

/** Milliseconds that a turn of the event loop takes on average when there is too much to do; the longest known one takes 140. */
const DELAY = 2_000;
/** Milliseconds of which that is the average, and how many of these in a row count: a single long turn does not. */
const WINDOW = 2_000;
const PATIENCE = 2;

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
  async watch(app: NestFastifyApplication): Promise<void> {
    const server = app.getHttpAdapter().getInstance();
    await app.register(underPressure, {
      maxEventLoopDelay: DELAY,
      sampleInterval: WINDOW,
      pressureHandler: ({ url }) => this.refuse(url),
    });
    let looks: NodeJS.Timeout | undefined;
    server.addHook('onListen', (done) => {
      looks = setInterval(() => {
        this.windows = server.isUnderPressure() ? this.windows + 1 : 0;
      }, WINDOW).unref();
      done();
    });
    server.addHook('onClose', (_server, done) => {
      clearInterval(looks);
      done();
    });
  }

  /** Undefined lets a request pass; the library takes a refusal as a rejection only. */
  private refuse(url: string): Promise<never> | undefined {
    if (this.windows < PATIENCE || HEALTH.test(url) || inProcessCall()) return undefined;
    this.refused += 1;
    return Promise.reject(
      new BusyError('The server has more to do than it can. Try again in a few seconds.'),
    );
  }
}
