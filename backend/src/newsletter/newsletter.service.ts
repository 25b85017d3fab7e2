import { Injectable } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { FormLimiter } from '../common/rate-limit/form-limiter.js';
import { AppConfig } from '../config/app-config.js';
import { AddressKeys } from './address-keys.service.js';
import { toAddress } from './email-address.js';
import { insertSubscription } from './subscriptions.queries.js';

/** Milliseconds of which each answer takes a multiple, so that nobody learns who subscribes. */
const STEP = 100;

@Injectable()
export class NewsletterService {
  private readonly limiter: FormLimiter;

  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: AddressKeys,
    config: AppConfig,
  ) {
    const refusal = 'Too many subscriptions have come from your network address.';
    this.limiter = new FormLimiter(config, dataSource, 'newsletter', refusal);
  }

  /** Answers a known address as a new one. @throws TooManyRequestsError */
  async subscribe(email: string, network: string): Promise<string> {
    await this.limiter.take(network);
    const started = performance.now();
    const address = toAddress(email);
    await this.dataSource.transaction((manager) => insertSubscription(manager, this.keys, address));
    await setTimeout(STEP - ((performance.now() - started) % STEP));
    return address;
  }
}
