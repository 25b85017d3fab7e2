import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AddressKeys } from '../address-keys.service.js';
import { Departure } from '../departure.entity.js';
import { Subscription } from '../subscription.entity.js';
import { eraseSubscriptions, restoreSubscription } from '../subscriptions.queries.js';

/** What the holder of a link is told. */
export type LinkState =
  | { state: 'subscribed'; email: string; undo: string }
  /** `undo` is for `undo()`; null when only the holder could know the address. */
  | { state: 'unsubscribed'; since: Date; undo: string | null }
  | { state: 'unknown' };

/** Lets subscribers leave by the link in their mails, as often as they like, and come back. */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: AddressKeys,
  ) {}

  /** @param token of the link, whatever it is */
  async look(token: string): Promise<LinkState> {
    if (!isToken(token)) return { state: 'unknown' };
    const by = { unsubscribeToken: token };
    const subscription = await this.dataSource.manager.findOneBy(Subscription, by);
    if (subscription) {
      const { email } = subscription;
      return { state: 'subscribed', email, undo: this.keys.seal(subscription, token) };
    }
    const departure = await this.dataSource.manager.findOneBy(Departure, by);
    if (!departure) return { state: 'unknown' };
    return { state: 'unsubscribed', since: departure.unsubscribedAt, undo: null };
  }

  /**
   * Ends the subscription and erases its address. Again, it only says since when that is so.
   * @param undo of an earlier answer, which is given back as long as it is good
   */
  async unsubscribe(token: string, undo = ''): Promise<LinkState> {
    if (!isToken(token)) return { state: 'unknown' };
    const [erased] = await this.dataSource.transaction((manager) =>
      eraseSubscriptions(manager, this.keys, 'unsubscribe_token', [token]),
    );
    const state = await this.look(token);
    if (state.state !== 'unsubscribed') return state;
    if (!erased) return { ...state, undo: this.keys.open(undo, token) && undo };
    const { email, subscribed_at: subscribedAt } = erased;
    return { ...state, undo: this.keys.seal({ email, subscribedAt }, token) };
  }

  /**
   * Takes an unsubscription back: the subscription is as it was.
   * @param undo of the answer to it; without a good one everything stays as it is
   */
  async undo(token: string, undo = ''): Promise<LinkState> {
    const known = isToken(token) ? this.keys.open(undo, token) : null;
    if (known) await restoreSubscription(this.dataSource.manager, token, known);
    return this.look(token);
  }
}

function isToken(token: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(token);
}
