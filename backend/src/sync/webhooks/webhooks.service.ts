import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobsService } from '../../common/jobs/jobs.service.js';
import { InvalidInputError, UnauthorizedError } from '../../common/problem/app-error.js';
import { RateLimiter } from '../../common/rate-limit/rate-limiter.js';
import { RateLimitConfig } from '../../common/settings.js';
import { PlatformsConfig } from '../../config/app-config.js';
import { isSigned, jobIdOf, readEvent } from './webhook-envelope.js';
import { THINKIFIC_EVENTS } from './webhook-refresh.service.js';

/** Per minute. A bulk edit sends thousands of events at once; a sync reads the rest. */
const MOST = { name: 'webhook', points: 3_000, duration: 60, refusal: 'Too many events.' };
/** Milliseconds. One edit causes several events. */
const AFTER_EVENT = 500;

@Injectable()
export class WebhooksService {
  private readonly limiter: RateLimiter;
  private readonly secrets: readonly string[];

  constructor(
    dataSource: DataSource,
    config: PlatformsConfig,
    private readonly limits: RateLimitConfig,
    private readonly jobs: JobsService,
  ) {
    const { thinkificWebhookSecrets: secrets, thinkific } = config;
    this.secrets = secrets.length > 0 ? secrets : [thinkific.apiKey ?? ''].filter(Boolean);
    this.limiter = new RateLimiter(dataSource, MOST);
  }

  /**
   * Ignores repeated events and other event types.
   * @throws UnauthorizedError, TooManyRequestsError, InvalidInputError
   */
  async receive(body: string, signature: unknown): Promise<void> {
    if (!isSigned(body, signature, this.secrets)) throw new UnauthorizedError('Not signed.');
    if (this.limits.rateLimit) await this.limiter.take('thinkific');
    const event = readEvent(body);
    if (event === undefined) {
      throw new InvalidInputError([{ field: 'id', message: 'This is not an event of Thinkific' }]);
    }
    if (event === null) return;
    const isNew = await this.jobs.send(THINKIFIC_EVENTS, event, { id: jobIdOf(event) });
    if (isNew) this.jobs.wake(THINKIFIC_EVENTS, AFTER_EVENT);
  }
}
