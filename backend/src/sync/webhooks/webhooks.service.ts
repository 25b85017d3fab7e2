import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobsService } from '../../common/jobs/jobs.service.js';
import { InvalidInputError, UnauthorizedError } from '../../common/problem/app-error.js';
import { RateLimiter } from '../../common/rate-limit/rate-limiter.js';
import { RateLimitConfig } from '../../common/rate-limit/rate-limit-config.js';
import { PlatformsConfig } from '../../config/app-config.js';
import { isSigned, jobIdOf, readEvent } from './webhook-envelope.js';
import { THINKIFIC_EVENTS } from './webhook-refresh.service.js';

/** In a minute: a bulk edit of thousands of courses comes at once, and syncs read the rest. */
const MOST = { name: 'webhook', points: 3_000, duration: 60, refusal: 'Too many events.' };
/** Milliseconds: what is changed in one go comes as several events. */
const AFTER_EVENT = 500;

/** Keeps what the platform tells of its changes, before it is answered. */
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
   * Events that come again, and those of other kinds, are let be.
   * @throws UnauthorizedError, TooManyRequestsError, InvalidInputError
   */
  async receive(body: string, signature: unknown): Promise<void> {
    if (!isSigned(body, signature, this.secrets)) throw new UnauthorizedError('Not signed.');
    if (this.limits.rateLimit) await this.limiter.take('thinkific');
    const event = readEvent(body);
    if (event === undefined) {
      throw new InvalidInputError([{ field: 'id', message: 'This is no event of Thinkific' }]);
    }
    if (event === null) return;
    const isNew = await this.jobs.send(THINKIFIC_EVENTS, event, { id: jobIdOf(event) });
    if (isNew) this.jobs.wake(THINKIFIC_EVENTS, AFTER_EVENT);
  }
}
