import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Registry, Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { BackupsService } from '../backup/backups.service.js';
import type { Answered } from '../../common/logging/access-log.js';
import { codeOf } from '../../common/sql/database-error.js';
import { poolOf } from '../../common/sql/pool-of.js';
import { ServerConfig } from '../../config/app-config.js';
import { ConfigError } from '../../config/load-config.js';
import { ContentCacheService } from '../../cache/content-cache.service.js';
import { MailServerService } from '../../mail/mail-server.service.js';
import { OverloadService } from '../health/overload.service.js';
import { ReadinessService, type Readiness } from '../health/readiness.service.js';
import { RenderQueue } from '../../rendering/render-queue.service.js';
import { DatabaseStatsService } from './database-stats.service.js';
import { measureDatabase } from './database-metrics.js';
import { measureProcess } from './process-metrics.js';
import { measureRequests } from './request-metrics.js';

function measureReadiness(registry: Registry, readiness: () => Promise<Readiness>): void {
  const registers = [registry];
  new Gauge({
    name: 'lectern_ready',
    help: '1 while the process is ready for requests.',
    registers,
    async collect() {
      const { unready } = await readiness();
      this.set(unready ? 0 : 1);
    },
  });
  new Gauge({
    name: 'lectern_degraded',
    help: '1 for each function that does not work while the process is ready.',
    labelNames: ['what'],
    registers,
    async collect() {
      const { degraded } = await readiness();
      this.reset();
      for (const what of degraded) this.set({ what }, 1);
    },
  });
}

/** @param age seconds; null: unknown */
function measureBackups(registry: Registry, age: () => Promise<number | null>): void {
  new Gauge({
    name: 'lectern_backup_age_seconds',
    help: 'Seconds since the newest backup; infinite when BACKUP_CRON is set and there is none.',
    registers: [registry],
    async collect() {
      const seconds = await age();
      if (seconds === null) this.remove();
      else this.set(seconds);
    },
  });
}

const PATH = '/metrics';
const REQUEST_TIMEOUT_MS = 5_000;

@Injectable()
export class MetricsService implements OnApplicationShutdown {
  readonly onAnswer: ((answer: Answered) => void) | null = null;
  private readonly logger = new Logger('Metrics');
  private readonly registry = new Registry();
  private readonly showFigures = measureDatabase(this.registry);
  private server: Server | null = null;

  constructor(
    private readonly config: ServerConfig,
    dataSource: DataSource,
    contents: ContentCacheService,
    renders: RenderQueue,
    overload: OverloadService,
    mailServer: MailServerService,
    private readonly figures: DatabaseStatsService,
    backups: BackupsService,
    readiness: ReadinessService,
  ) {
    if (!config.metrics) return;
    this.onAnswer = measureRequests(this.registry);
    const pool = poolOf(dataSource);
    measureProcess(this.registry, { pool, contents, renders, overload, mailServer });
    measureBackups(this.registry, () => backups.age());
    measureReadiness(this.registry, () => readiness.current());
  }

  get port(): number | null {
    const address = this.server?.address();
    return typeof address === 'object' && address ? address.port : null;
  }

  async listen(): Promise<void> {
    if (!this.config.metrics) return;
    const { host, port } = this.config.metrics;
    const options = { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS };
    this.server = createServer(options, (request, response) => void this.answer(request, response));
    // Exclusive, also where several processes share the site's port.
    this.server.listen({ port, host, exclusive: true });
    await once(this.server, 'listening').catch((error: unknown) => {
      const problem = `cannot listen on ${host}:${port} (${codeOf(error) ?? 'refused'})`;
      throw new ConfigError([`METRICS_PORT: ${problem}, set another port or METRICS_HOST`]);
    });
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (method !== 'GET' || url !== PATH) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end(`GET ${PATH}\n`);
      return;
    }
    try {
      this.showFigures(await this.figures.latest());
      const text = await this.registry.metrics();
      response.writeHead(200, { 'Content-Type': this.registry.contentType }).end(text);
    } catch (error) {
      this.logger.error({ err: error }, 'Could not serve metrics.');
      response.writeHead(500).end();
    }
  }
}
