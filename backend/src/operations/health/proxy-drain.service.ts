import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { setTimeout } from 'node:timers/promises';

/** With this header, the proxy announces that it retries reads elsewhere after a 504. */
const TAKES_ELSEWHERE = 'x-takes-504-elsewhere';
const READS = new Set(['GET', 'HEAD']);

/** Milliseconds without a request after which the proxy has switched, and the most that it gets. */
const QUIET = 300;
const PATIENCE = 5_000;

/**
 * Makes proxies without readiness checks stop sending requests before the listener closes. Otherwise, accepted
 * connections would be reset, and the outcome of writes would be unknown.
 */
@Injectable()
export class ProxyDrainService {
  private isTurningAway = false;
  private last: number | null = null;

  watch(server: FastifyInstance): void {
    server.addHook('onRequest', ({ method, headers }, reply, done) => {
      if (headers[TAKES_ELSEWHERE] === undefined) return done();
      this.last = performance.now();
      if (!this.isTurningAway || !READS.has(method)) return done();
      void reply.code(504).header('Cache-Control', 'no-store').send();
    });
  }

  /** Resolves when the proxy sends no more requests, or if there is none. */
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
