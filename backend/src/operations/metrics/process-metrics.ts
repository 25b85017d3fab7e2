import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, type Registry } from 'prom-client';
import { loggedErrors } from '../../common/logging/error-counter.js';
import { refusalsByLimit } from '../../common/rate-limit/rate-limiter.js';
import type { ContentCacheService } from '../../cache/content-cache.service.js';
import { reported } from '../../site/csp-reports/csp-reports.service.js';
import type { OverloadService } from '../health/overload.service.js';
import type { MailServerService } from '../../mail/mail-server.service.js';
import type { RenderQueue } from '../../rendering/render-queue.service.js';

export interface MeasuredProcess {
  pool: Pool;
  contents: ContentCacheService;
  renders: RenderQueue;
  overload: OverloadService;
  mailServer: MailServerService;
}

export function measureProcess(
  registry: Registry,
  { pool, contents, renders, overload, mailServer }: MeasuredProcess,
): void {
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });

  gauge(
    'lectern_database_pool_connections',
    'Open connections to the database.',
    () => pool.totalCount,
  );
  gauge('lectern_database_pool_idle', 'Idle connections to the database.', () => pool.idleCount);
  gauge(
    'lectern_database_pool_waiting',
    'Requests waiting for a connection.',
    () => pool.waitingCount,
  );
  gauge(
    'lectern_database_pool_limit',
    'Maximum connections to the database.',
    () => pool.options.max,
  );

  gauge('lectern_cached_responses', 'Responses in the cache.', () => contents.usage.entries);
  gauge(
    'lectern_cached_responses_bytes',
    'Bytes of responses in the cache.',
    () => contents.usage.bytes,
  );
  counter('lectern_cache_hits_total', 'Cache hits.', () => contents.counts.hits);
  counter(
    'lectern_cache_misses_total',
    'Responses rendered for the cache.',
    () => contents.counts.made,
  );
  counter('lectern_page_renders_total', 'Pages and pictures rendered.', () => renders.counts.begun);
  counter(
    'lectern_page_renders_refused_total',
    'Pages not rendered because too many were waiting.',
    () => renders.counts.refused,
  );
  counter(
    'lectern_overload_refused_total',
    'Requests refused because the process was overloaded.',
    () => overload.refused,
  );
  counter('lectern_mail_sends_total', 'Attempts to send a mail.', () => mailServer.usage.sends);
  counter(
    'lectern_mail_send_seconds_total',
    'Seconds that these attempts took.',
    () => mailServer.usage.seconds,
  );
  counter('lectern_logged_errors_total', 'Logged errors.', () => loggedErrors.count);
  counter(
    'lectern_csp_reports_total',
    'Reported violations of the content security policy.',
    () => reported.count,
  );
  new Counter({
    name: 'lectern_rate_limit_refusals_total',
    help: 'Requests refused by a rate limit, by the name of the limit.',
    labelNames: ['limit'],
    registers,
    collect() {
      this.reset();
      for (const [limit, count] of refusalsByLimit) this.inc({ limit }, count);
    },
  });
}
