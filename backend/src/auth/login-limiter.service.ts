import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { addressGroup } from '../common/rate-limit/address-group.js';
import { RateLimiter } from '../common/rate-limit/rate-limiter.js';
import { AppConfig } from '../config/app-config.js';
import type { Account } from '../users/accounts.service.js';

const QUARTER_OF_AN_HOUR = 15 * 60;

/** A login that is being tried; it counts as failed until it is told otherwise. */
export interface Attempt {
  /** The password was right: the address gets its point back, the account at this address all. */
  succeed(): Promise<void>;
}

const UNLIMITED: Attempt = { succeed: () => Promise.resolve() };

/**
 * Limits failed logins: 10 for an account from one address and 50 from one address, in 15 minutes.
 * Somebody who is limited does not limit the account's owner, who comes from another address.
 * Attempts count before they are decided, so that many at once do not get past the limit.
 */
@Injectable()
export class LoginLimiterService {
  private readonly perAddress: RateLimiter;
  private readonly perAccount: RateLimiter;

  constructor(
    private readonly config: AppConfig,
    dataSource: DataSource,
  ) {
    this.perAddress = new RateLimiter(dataSource, {
      name: 'login-address',
      points: 50,
      duration: QUARTER_OF_AN_HOUR,
      refusal: 'Too many failed logins from your network address.',
    });
    this.perAccount = new RateLimiter(dataSource, {
      name: 'login-account',
      points: 10,
      duration: QUARTER_OF_AN_HOUR,
      refusal: 'Too many failed logins for this user.',
    });
  }

  /**
   * @param name as it was typed, for when there is no such account
   * @throws TooManyRequestsError
   */
  async begin(account: Account | null, name: string, address: string): Promise<Attempt> {
    if (!this.config.rateLimit) return UNLIMITED;
    const group = addressGroup(address);
    const accountKey = `${group} ${account?.user.id ?? digest(name)}`;
    await this.perAddress.take(group);
    try {
      await this.perAccount.take(accountKey);
    } catch (refused) {
      await this.perAddress.giveBack(group);
      throw refused;
    }
    return {
      succeed: async () => {
        await this.perAddress.giveBack(group);
        await this.perAccount.reset(accountKey);
      },
    };
  }
}

/** One key, of a fixed length, for all ways to write a name. */
function digest(name: string): string {
  return createHash('sha256').update(name.trim().normalize('NFKC').toLowerCase()).digest('hex');
}
