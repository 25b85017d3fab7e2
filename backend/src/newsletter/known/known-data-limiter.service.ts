import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FormLimiter } from '../../common/rate-limit/form-limiter.js';
import { RateLimitConfig } from '../../common/settings.js';

/** Counts together who looks at what is known, of subscribers and of pending ones. */
@Injectable()
export class KnownDataLimiter {
  private readonly limiter: FormLimiter;

  constructor(config: RateLimitConfig, dataSource: DataSource) {
    const refusal = 'Too many such pages were opened from your network address.';
    this.limiter = new FormLimiter(config, dataSource, 'newsletter-data', refusal);
  }

  /** @throws TooManyRequestsError */
  take(address: string): Promise<void> {
    return this.limiter.take(address);
  }
}
