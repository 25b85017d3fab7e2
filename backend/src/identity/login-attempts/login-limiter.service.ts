import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addressGroup } from '../../common/rate-limit/address-group.js';
import { RateLimiter } from '../../common/rate-limit/rate-limiter.js';
import { readableAddress } from '../../common/text/email-domain.js';
import { RateLimitConfig } from '../../common/settings.js';
import { type Attempt, UNCOUNTED } from '../users/passwords.service.js';
import { digestName } from './login-limiter.queries.js';

const QUARTER_OF_AN_HOUR = 15 * 60;

/**
 * Limits failed logins within 15 minutes: 10 for one name from one address, 50 from one address. Names count as
 * typed, so that the limit does not show which ones exist. Attempts count before the password check, so that parallel
 * requests cannot exceed the limit.
 */
@Injectable()
export class LoginLimiterService {
  private readonly perAddress: RateLimiter;
  private readonly perAccount: RateLimiter;
  private readonly challenges: RateLimiter;

  constructor(
    private readonly config: RateLimitConfig,
    private readonly dataSource: DataSource,
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
    this.challenges = new RateLimiter(dataSource, {
      name: 'passkey-challenge',
      points: 100,
      duration: QUARTER_OF_AN_HOUR,
      refusal: 'Too many logins by passkey from your network address.',
    });
  }

  /** @throws TooManyRequestsError at once, or from `begin`, which counts the attempt */
  async attempt(name: string, address: string): Promise<Attempt> {
    if (!this.config.rateLimit) return UNCOUNTED;
    const group = addressGroup(address);
    const account = await this.accountKey(name, group);
    await this.perAddress.requireLeft(group);
    await this.perAccount.requireLeft(account);
    return {
      begin: async () => {
        await this.perAddress.take(group);
        try {
          await this.perAccount.take(account);
        } catch (refused) {
          await this.perAddress.giveBack(group);
          throw refused;
        }
      },
      succeed: async () => {
        await this.perAddress.giveBack(group);
        await this.perAccount.reset(account);
      },
    };
  }

  /** Counts an attempt by address alone, while no name is known. `begin` throws TooManyRequestsError. */
  attemptFrom(address: string): Attempt {
    if (!this.config.rateLimit) return UNCOUNTED;
    const group = addressGroup(address);
    return {
      begin: () => this.perAddress.take(group),
      succeed: () => this.perAddress.giveBack(group),
    };
  }

  async takeChallenge(address: string): Promise<void> {
    if (this.config.rateLimit) await this.challenges.take(addressGroup(address));
  }

  async forgive(names: string[], address: string): Promise<void> {
    if (!this.config.rateLimit) return;
    const group = addressGroup(address);
    for (const name of names) await this.perAccount.reset(await this.accountKey(name, group));
  }

  private async accountKey(name: string, group: string): Promise<string> {
    return `${group} ${await digestName(this.dataSource, readableAddress(name))}`;
  }
}
