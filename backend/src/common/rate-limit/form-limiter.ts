import type { DataSource } from 'typeorm';
import type { AppConfig } from '../../config/app-config.js';
import { addressGroup } from './address-group.js';
import { RateLimiter } from './rate-limiter.js';

const TEN_MINUTES = 10 * 60;

/** Limits what one network address sends with a public form: 20 posts in 10 minutes. */
export class FormLimiter {
  private readonly limiter: RateLimiter;

  /**
   * @param form sets the form apart from others
   * @param refusal as in `RateLimit`
   */
  constructor(
    private readonly config: AppConfig,
    dataSource: DataSource,
    form: string,
    refusal: string,
  ) {
    const limit = { name: `form-${form}`, points: 20, duration: TEN_MINUTES, refusal };
    this.limiter = new RateLimiter(dataSource, limit);
  }

  /** @throws TooManyRequestsError */
  async take(address: string): Promise<void> {
    if (this.config.rateLimit) await this.limiter.take(addressGroup(address));
  }
}
