import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FormLimiter } from '../../common/rate-limit/form-limiter.js';
import { RateLimitConfig } from '../../common/settings.js';

/** Limits requests for personal data, for subscribers and pending ones together. */
@Injectable()
export class KnownDataLimiter {
  private readonly limiter: FormLimiter;

  constructor(config: RateLimitConfig, dataSource: DataSource) {
    const refusal = 'Too many such pages were opened from your network address.';
    this.limiter = new FormLimiter(config, dataSource, 'newsletter-data', refusal);
  }

  take(address: string): Promise<void> {
    return this.limiter.take(address);
  }
}
