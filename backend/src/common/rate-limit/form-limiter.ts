import type { DataSource } from 'typeorm';
import type { RateLimitConfig } from '../settings.js';
import { addressGroup } from './address-group.js';
import { RateLimiter } from './rate-limiter.js';

const TEN_MINUTES = 10 * 60;

export class FormLimiter {
  private readonly limiter: RateLimiter;

  constructor(
    private readonly config: RateLimitConfig,
    dataSource: DataSource,
    form: string,
    refusal = 'Too many attempts from your network address.',
  ) {
    const limit = { name: `form-${form}`, points: 20, duration: TEN_MINUTES, refusal };
    this.limiter = new RateLimiter(dataSource, limit);
  }

  async take(address: string): Promise<void> {
    if (this.config.rateLimit) await this.limiter.take(addressGroup(address));
  }
}
