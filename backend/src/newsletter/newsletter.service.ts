import { Injectable } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { FormLimiter } from '../common/rate-limit/form-limiter.js';
import { RateLimitConfig } from '../common/settings.js';
import { MailingConfig } from '../config/app-config.js';
import { AddressKeys } from './address-keys.service.js';
import type { ConsentForm } from './consent.js';
import { ConsentsService } from './consents.service.js';
import { ConfirmationMailsService } from './confirmation/confirmation-mails.service.js';
import { settleConfirmation } from './confirmation/confirmations.queries.js';
import type { SubscribedDto } from './dto/subscribe.dto.js';
import { toAddress } from './subscription.mapper.js';
import { insertSubscription } from './subscriptions.queries.js';

/** Responses take a multiple of these milliseconds, so that their time does not show who subscribes. */
const STEP = 100;

/** Takes subscriptions. The response never shows who is subscribed already (decisions/newsletter.md). */
@Injectable()
export class NewsletterService {
  private readonly limiter: FormLimiter;

  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: AddressKeys,
    private readonly confirmations: ConfirmationMailsService,
    private readonly consents: ConsentsService,
    private readonly config: MailingConfig,
    limits: RateLimitConfig,
  ) {
    const refusal = 'Too many subscriptions have come from your network address.';
    this.limiter = new FormLimiter(limits, dataSource, 'newsletter', refusal);
  }

  /** Answers known and new addresses alike. @throws TooManyRequestsError */
  async subscribe(email: string, form: ConsentForm, network: string): Promise<SubscribedDto> {
    await this.limiter.take(network);
    const started = performance.now();
    const address = toAddress(email);
    await this.dataSource.transaction((manager) =>
      this.subscribeWithin(manager, address, form, network),
    );
    await setTimeout(STEP - ((performance.now() - started) % STEP));
    return { email: address, needsConfirmation: this.config.newsletterDoubleOptIn };
  }

  /** Subscribes an address as a part of another form, within its transaction. The caller limits the requests. */
  async subscribeWithin(
    manager: EntityManager,
    address: string,
    form: ConsentForm,
    network: string,
  ): Promise<void> {
    const consent = this.consents.make('subscribed', form, network);
    if (this.config.newsletterDoubleOptIn) return this.confirmations.ask(manager, address, consent);
    await insertSubscription(manager, this.keys, address, [consent]);
    await settleConfirmation(manager, address);
  }
}
