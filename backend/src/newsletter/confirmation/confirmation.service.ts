import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findByToken } from '../../common/links/token-link.entity.js';
import { AddressKeys } from '../address-keys.service.js';
import { ConsentsService } from '../consents.service.js';
import { Subscription } from '../subscription.entity.js';
import { insertSubscription } from '../subscriptions.queries.js';
import { Confirmation } from './confirmation.entity.js';
import { settleConfirmation } from './confirmations.queries.js';

export type ConfirmationState =
  | { state: 'open'; email: string; until: Date }
  | { state: 'done'; email: string; token: string }
  | { state: 'used'; since: Date }
  | { state: 'erased' | 'expired' | 'unknown' };

/** Confirms subscriptions by the link from a mail. */
@Injectable()
export class ConfirmationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: AddressKeys,
    private readonly consents: ConsentsService,
  ) {}

  async look(token: string): Promise<ConfirmationState> {
    return stateOf(await findByToken(this.dataSource.manager, Confirmation, token));
  }

  async confirm(token: string, network: string): Promise<ConfirmationState> {
    return this.dataSource.transaction(async (manager) => {
      const found = await findByToken(manager, Confirmation, token, { locked: true });
      const now = stateOf(found);
      if (now.state !== 'open') return now;
      const consents = [
        ...(found?.consents ?? []),
        this.consents.make('confirmed', 'mail', network),
      ];
      await insertSubscription(manager, this.keys, now.email, consents);
      await settleConfirmation(manager, now.email);
      const { unsubscribeToken } = await manager.findOneByOrFail(Subscription, {
        email: now.email,
      });
      return { state: 'done', email: now.email, token: unsubscribeToken };
    });
  }
}

export function stateOf(found: Confirmation | null): Exclude<ConfirmationState, { state: 'done' }> {
  if (!found) return { state: 'unknown' };
  const { email, confirmedAt, expiresAt } = found;
  if (confirmedAt) return { state: 'used', since: confirmedAt };
  if (found.isExpired) return { state: 'expired' };
  if (!email) return { state: 'erased' };
  return { state: 'open', email, until: expiresAt };
}
