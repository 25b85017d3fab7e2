import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { findByToken } from '../../common/links/token-link.entity.js';
import { forgetMailsTo } from '../../mail/mails.service.js';
import { forgetDeletedAddress } from '../admin/deleted-subscriptions.queries.js';
import { AddressKeys } from '../address-keys.service.js';
import { Confirmation } from '../confirmation/confirmation.entity.js';
import { type ConfirmationState, stateOf } from '../confirmation/confirmation.service.js';
import { CONFIRMATION_MAIL } from '../confirmation/confirmations.queries.js';
import { withWords, type WordedConsent } from '../consent.js';
import { UnsubscribeRecord } from '../unsubscribe-record.entity.js';
import { Subscription } from '../subscription.entity.js';
import { KnownDataLimiter } from './known-data-limiter.service.js';
import { findKnownMails, type KnownMail } from './known-mails.queries.js';

interface PendingData {
  email: string;
  timesAsked: number;
  askedAt: Date;
  remindedAt: Date | null;
  forgottenAt: Date;
  consents: WordedConsent[] | null;
  mails: KnownMail[];
}

export type PendingState =
  | { state: 'known'; data: PendingData }
  | { state: 'subscribed'; token: string }
  | Exclude<ConfirmationState, { state: 'open' | 'done' }>;

/** Shows, exports and erases a pending subscriber's data by the confirmation link. */
@Injectable()
export class PendingDataService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limiter: KnownDataLimiter,
    private readonly keys: AddressKeys,
  ) {}

  async look(token: string, network: string): Promise<PendingState> {
    await this.limiter.take(network);
    const { manager } = this.dataSource;
    return stateWithData(manager, await findByToken(manager, Confirmation, token));
  }

  /** Erases address, consents and mail records. @throws TooManyRequestsError */
  async erase(token: string, network: string): Promise<PendingState> {
    await this.limiter.take(network);
    return this.dataSource.transaction(async (manager) => {
      const found = await findByToken(manager, Confirmation, token, { locked: true });
      const link = stateOf(found);
      // Must run first: an admin's concurrent undo may just have restored the address as a subscriber.
      if (link.state === 'open') await forgetDeletedAddress(manager, link.email);
      const now = await stateWithData(manager, found);
      if (now.state !== 'known' || !found) return now;
      Object.assign(found, { email: null, consents: null });
      await manager.save(found);
      await forgetMailsTo(manager, CONFIRMATION_MAIL, [now.data.email]);
      const addressHash = In(this.keys.hashes(now.data.email));
      await manager.update(UnsubscribeRecord, { addressHash }, { isFinal: true });
      return stateWithData(manager, found);
    });
  }
}

async function stateWithData(
  manager: EntityManager,
  found: Confirmation | null,
): Promise<PendingState> {
  const now = stateOf(found);
  if (now.state !== 'open' || !found) return now as Exclude<typeof now, { state: 'open' }>;
  const { email } = now;
  const subscription = await manager.findOneBy(Subscription, { email });
  if (subscription) return { state: 'subscribed', token: subscription.unsubscribeToken };
  const { id, timesAsked, askedAt, remindedAt, expiresAt, consents } = found;
  const data = {
    ...{ email, timesAsked, askedAt, remindedAt, forgottenAt: expiresAt },
    consents: consents && withWords(consents),
    mails: await findKnownMails(manager, { cause: id }),
  };
  return { state: 'known', data };
}
