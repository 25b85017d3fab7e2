import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { setTimeout } from 'node:timers/promises';

/** With it a proxy says that a read which is answered with 504 goes to another process. */
const TAKES_ELSEWHERE = 'x-takes-504-elsewhere';
const READS = new Set(['GET', 'HEAD']);

/** Milliseconds without a request after which the proxy has understood, and that it has for it. */
const QUIET = 300;
const PATIENCE = 5_000;

/**
 * Has a proxy that cannot ask who is ready leave this process out before its listener closes: what
 * the system has accepted by then would be reset, and of a write nobody could tell whether it was done.
 */
@Injectable()
export class TurnAwayService {
  private isTurningAway = false;
  /** When such a proxy has last sent something; null: there is none. */
  private last: number | null = null;

  watch(server: FastifyInstance): void {
    server.addHook('onRequest', ({ method, headers }, reply, done) => {
      if (headers[TAKES_ELSEWHERE] === undefined) return done();
      this.last = performance.now();
      if (!this.isTurningAway || !READS.has(method)) return done();
      void reply.code(504).header('Cache-Control', 'no-store').send();
    });
  }

  /** Comes back when the proxy, if there is one, sends nothing any more. */
  async turnAway(): Promise<void> {
    if (this.last === null) return;
    this.isTurningAway = true;
    const end = performance.now() + PATIENCE;
    this.last = performance.now();
    for (;;) {
      const left = Math.min(this.last + QUIET, end) - performance.now();
      if (left <= 0) return;
      await setTimeout(left);
    }
  }
}
