import type { DataSource } from 'typeorm';
import { addressGroup } from '../../common/rate-limit/address-group.js';
import { RateLimiter } from '../../common/rate-limit/rate-limiter.js';

const QUARTER_OF_AN_HOUR = 15 * 60;
const DAY = 24 * 60 * 60;
const REFUSAL = 'Too many wrong codes for this user.';

/**
 * Limits wrong codes: 10 in 15 minutes for a user from one address, and 50 a day for a user. Recovery codes, which
 * are too long to guess, count per address alone, so that an attacker with the password cannot lock out the owner.
 */
export class CodeLimiter {
  private readonly perAddress: RateLimiter;
  private readonly perUser: RateLimiter;

  constructor(dataSource: DataSource) {
    this.perAddress = new RateLimiter(dataSource, {
      name: 'code-address',
      points: 10,
      duration: QUARTER_OF_AN_HOUR,
      refusal: REFUSAL,
    });
    this.perUser = new RateLimiter(dataSource, {
      name: 'code-user',
      points: 50,
      duration: DAY,
      refusal: REFUSAL,
    });
  }

  /** Counts before the check, so that parallel requests cannot exceed the limit. @throws TooManyRequestsError */
  async begin(userId: string, address: string, isOfApp: boolean): Promise<void> {
    await this.perAddress.take(placeOf(userId, address));
    if (isOfApp) await this.perUser.take(userId);
  }

  async succeed(userId: string, address: string, isOfApp: boolean): Promise<void> {
    await this.perAddress.reset(placeOf(userId, address));
    if (isOfApp) await this.perUser.giveBack(userId);
  }
}

function placeOf(userId: string, address: string): string {
  return `${addressGroup(address)} ${userId}`;
}
