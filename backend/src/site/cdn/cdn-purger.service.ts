import pMap from 'p-map';
import pRetry from 'p-retry';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';
import { CacheConfig, type CdnConfig } from '../../config/app-config.js';
import { toPurgeRequests, type PurgeRequest } from '../../config/purge-template.js';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import type { Changed } from '../../cache/cache-tags.js';
import { withChange } from './cdn-keys.js';
import { tracedCall } from '../../common/tracing/traced-call.js';

const TIMEOUT = 4_000;

/** Contains only the URL, because the rest of the request may hold secrets. */
class PurgeError extends Error {}

async function sendPurge({ url, ...request }: PurgeRequest): Promise<void> {
  const { host } = new URL(url);
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await tracedCall(
      { method: request.method, url },
      () => fetch(url, { ...request, redirect: 'manual', signal }),
      ({ status }) => status,
    );
    await response.body?.cancel();
    if (!response.ok) throw new PurgeError(`${host} responded with ${response.status}`);
  } catch (error) {
    throw error instanceof PurgeError ? error : new PurgeError(`${host}: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return `no response within ${TIMEOUT / 1000} s`;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer';
}

const COLLECT_FOR_MS = 100;
const RENDER_WITHIN_MS = 300;
/** Milliseconds that an outdated response may still be on its way to the CDN. */
const ON_ITS_WAY = 200;

const RETRIES = { retries: Infinity, minTimeout: 200, maxTimeout: 60_000, randomize: true };
const LASTING = 3;
const AT_A_TIME = 4;

/**
 * Purges changed content from the CDN, after this process no longer serves the old version. Every process does so,
 * because each may be the last to serve old content, and one may die. A process that starts or may have missed a change
 * purges everything.
 */
@Injectable()
export class CdnPurger implements OnModuleDestroy {
  private readonly logger = new Logger(CdnPurger.name);
  private readonly stopping = new AbortController();
  private waiting: ReadonlySet<string> = new Set();
  private working: Promise<void> | null = null;

  constructor(
    private readonly config: CacheConfig,
    private readonly changes: ContentChangesService,
  ) {}

  /** Must be called when this process accepts requests. */
  start(): void {
    const { cdn } = this.config;
    if (!cdn?.purge) return;
    this.changes.onChange((changed) => this.note(cdn, changed));
    this.note(cdn, null);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.working;
  }

  private note(cdn: CdnConfig, changed: Changed): void {
    this.waiting = withChange(this.waiting, changed);
    this.working ??= this.work(cdn);
  }

  private async work(cdn: CdnConfig): Promise<void> {
    while (this.waiting.size > 0) {
      await this.pause(COLLECT_FOR_MS);
      const keys = [...this.waiting];
      this.waiting = new Set();
      await this.changes.settle(RENDER_WITHIN_MS);
      await this.pause(ON_ITS_WAY);
      await this.tell(cdn, keys);
    }
    this.working = null;
  }

  private async tell(cdn: CdnConfig, keys: string[]): Promise<void> {
    let failures = 0;
    const attempt = () => purge(cdn, keys);
    try {
      await pRetry(attempt, {
        ...RETRIES,
        signal: this.stopping.signal,
        onFailedAttempt: ({ error, attemptNumber }) => {
          failures = attemptNumber;
          if (failures === LASTING)
            this.logger.error(
              { err: error },
              'Could not purge the CDN (will retry). Visitors may see outdated pages.',
            );
        },
      });
      if (failures >= LASTING) this.logger.log('The CDN accepts purges again.');
    } catch {
      await attempt().catch((error: unknown) =>
        this.logger.error(
          { err: error },
          `Could not purge ${keys.join()} from the CDN before stopping.`,
        ),
      );
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    await setTimeout(milliseconds, null, { signal: this.stopping.signal }).catch(() => null);
  }
}

async function purge({ purge: template, separator }: CdnConfig, keys: string[]): Promise<void> {
  const requests = template ? toPurgeRequests(template, keys, separator) : [];
  await pMap(requests, sendPurge, { concurrency: AT_A_TIME });
}
