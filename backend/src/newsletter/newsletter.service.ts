import { Injectable } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { FormLimiter } from '../common/rate-limit/form-limiter.js';
import { AppConfig } from '../config/app-config.js';
import { AddressKeys } from './address-keys.service.js';
import { toAddress } from './email-address.js';
import { insertSubscription } from './subscriptions.queries.js';

/** Milliseconds. */
const STEP = 100;

/** The newsletter as visitors subscribe to it. */
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

  /**
   * Subscribes an address. Nobody learns whether it was there already, not by the time it takes
   * either: it is always a whole number of tenths of a second.
   * @param network the visitor's network address
   * @returns the address as it is kept
   * @throws TooManyRequestsError
   */
  async subscribe(email: string, network: string): Promise<string> {
    await this.limiter.take(network);
    const started = performance.now();
    const address = toAddress(email);
    await this.dataSource.transaction((manager) => insertSubscription(manager, this.keys, address));
    await setTimeout(STEP - ((performance.now() - started) % STEP));
    return address;
  }
}
