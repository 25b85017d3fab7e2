import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { HealthService } from '../operations/health/health.service.js';
import { ProxyDrainService } from '../operations/health/proxy-drain.service.js';

const FINISH_WITHIN_MS = 10_000;

export class RequestsUnderWay {
  private count = 0;
  private onNone: () => void = () => undefined;

  constructor(server: Server) {
    const end = () => {
      this.count -= 1;
      if (this.count === 0) this.onNone();
    };
    server.on('request', (_request, response) => {
      this.count += 1;
      response.once('close', end);
    });
  }

  none(): Promise<void> {
    return new Promise((resolve) => {
      this.onNone = resolve;
      if (this.count === 0) resolve();
    });
  }
}

/**
 * Reports the process as unhealthy, diverts proxies, stops listening and waits for running requests.
 * @param delay milliseconds that load balancers need to notice
 */
export async function drain(
  app: NestFastifyApplication,
  requests: RequestsUnderWay,
  delay: number,
): Promise<void> {
  app.get(HealthService).stop();
  await setTimeout(delay);
  if (delay > 0) await app.get(ProxyDrainService).turnAway();
  app.getHttpServer().close();
  const late = new AbortController();
  const given = setTimeout(FINISH_WITHIN_MS, null, { signal: late.signal }).catch(() => null);
  await Promise.race([requests.none(), given]);
  late.abort();
}
