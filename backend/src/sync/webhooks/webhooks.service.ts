import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InvalidInputError, UnauthorizedError } from '../../common/problem/app-error.js';
import { RateLimiter } from '../../common/rate-limit/rate-limiter.js';
import { AppConfig } from '../../config/app-config.js';
import { isSigned, readEvent } from './webhook-envelope.js';
import { WebhookRefreshService } from './webhook-refresh.service.js';

/** In a minute: a bulk edit of thousands of courses comes at once, and syncs read the rest. */
const MOST = { name: 'webhook', points: 3_000, duration: 60, refusal: 'Too many events.' };

/** Keeps what the platform tells of its changes, before it is answered. */
@Injectable()
export class WebhooksService {
  private readonly limiter: RateLimiter;
  private readonly secrets: readonly string[];

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly refresher: WebhookRefreshService,
  ) {
    const { thinkificWebhookSecrets: secrets, thinkific } = config;
    this.secrets = secrets.length > 0 ? secrets : [thinkific.apiKey ?? ''].filter(Boolean);
    this.limiter = new RateLimiter(dataSource, MOST);
  }

  /**
   * Events that come again, and those of other kinds, are let be.
   * @throws UnauthorizedError, TooManyRequestsError, InvalidInputError
   */
  async receive(body: string, signature: unknown): Promise<void> {
    if (!isSigned(body, signature, this.secrets)) throw new UnauthorizedError('Not signed.');
    if (this.config.rateLimit) await this.limiter.take('thinkific');
    const event = readEvent(body);
    if (event === undefined) {
      throw new InvalidInputError([{ field: 'id', message: 'This is no event of Thinkific' }]);
    }
    if (event === null) return;
    const { id, resource, action, resourceId } = event;
    await this.dataSource.query(
      `INSERT INTO sync_webhooks (id, resource, action, resource_id) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO NOTHING`,
      [id, resource, action, resourceId],
    );
    this.refresher.wake();
  }
}
