import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CampaignOrders } from '../../catalogue/campaigns/campaign-orders.service.js';
import { JobsService } from '../../common/jobs/jobs.service.js';
import { InvalidInputError, UnauthorizedError } from '../../common/problem/app-error.js';
import { RateLimiter } from '../../common/rate-limit/rate-limiter.js';
import { RateLimitConfig } from '../../common/settings.js';
import { PlatformsConfig } from '../../config/app-config.js';
import { readOrder } from './order-event.js';
import { isSigned, jobIdOf, readEvent } from './webhook-envelope.js';
import { noteEvent } from './webhook-registration.queries.js';
import { THINKIFIC_EVENTS } from './webhook-refresh.service.js';

/** Per minute. A bulk edit sends thousands of events at once; a sync reads the rest. */
const MOST = { name: 'webhook', points: 3_000, duration: 60, refusal: 'Too many events.' };
/** Milliseconds. One edit causes several events. */
const AFTER_EVENT = 500;

@Injectable()
export class WebhooksService {
  private readonly limiter: RateLimiter;
  private readonly logger = new Logger(WebhooksService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: PlatformsConfig,
    private readonly limits: RateLimitConfig,
    private readonly jobs: JobsService,
    private readonly orders: CampaignOrders,
  ) {
    this.limiter = new RateLimiter(dataSource, MOST);
  }

  private get secrets(): readonly string[] {
    const { thinkificWebhookSecrets: secrets, thinkific } = this.config;
    return secrets.length > 0 ? secrets : [thinkific.apiKey ?? ''].filter(Boolean);
  }

  /**
   * Ignores repeated events and other event types. Of orders, only the ids, amount and codes are used.
   * @throws UnauthorizedError, TooManyRequestsError, InvalidInputError
   */
  async receive(body: string, signature: unknown): Promise<void> {
    if (!isSigned(body, signature, this.secrets)) throw new UnauthorizedError('Not signed.');
    if (this.limits.rateLimit) await this.limiter.take('thinkific');
    const event = readEvent(body);
    if (event === undefined) {
      throw new InvalidInputError([{ field: 'id', message: 'This is not an event of Thinkific' }]);
    }
    if (event === null) return this.receiveOrder(body);
    await noteEvent(this.dataSource.manager, `${event.resource}.${event.action}`);
    const isNew = await this.jobs.send(THINKIFIC_EVENTS, event, { id: jobIdOf(event) });
    if (isNew) this.jobs.wake(THINKIFIC_EVENTS, AFTER_EVENT);
  }

  private async receiveOrder(body: string): Promise<void> {
    const order = readOrder(body);
    if (order === null) return;
    if ('wrong' in order) {
      const fields = order.wrong.join(', ');
      this.logger.warn(
        `Ignored an order of Thinkific for campaigns, because these fields have an unknown form: ${fields}.`,
      );
      return;
    }
    await this.orders.record(order);
  }
}
