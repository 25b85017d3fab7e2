import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { AddressKeys } from '../address-keys.service.js';
import {
  findDeleted,
  forgetDeleted,
  type KeptSubscription,
} from '../admin/deleted-subscriptions.queries.js';
import { UnsubscribeRecord } from '../unsubscribe-record.entity.js';
import { Subscription } from '../subscription.entity.js';
import { endUndo, eraseSubscriptions, restoreSubscription } from '../subscriptions.queries.js';

export type LinkState =
  | { state: 'subscribed'; email: string; undo: string }
  | { state: 'deleted'; kept: KeptSubscription }
  /** `undo`: argument for `undo()`. Null: only the holder of the link could know the address. */
  | { state: 'unsubscribed'; since: Date; undo: string | null; isFinal: boolean }
  | { state: 'unknown' };

/** Erases the address by the link in a newsletter and can undo it for a day (decisions/newsletter.md). */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Subscription) private readonly subscriptions: Repository<Subscription>,
    @InjectRepository(UnsubscribeRecord) private readonly records: Repository<UnsubscribeRecord>,
    private readonly keys: AddressKeys,
  ) {}

  async look(token: string): Promise<LinkState> {
    if (!isToken(token)) return { state: 'unknown' };
    const by = { unsubscribeToken: token };
    const subscription = await this.subscriptions.findOneBy(by);
    if (subscription) {
      const { email } = subscription;
      return { state: 'subscribed', email, undo: this.keys.seal(subscription, token) };
    }
    const kept = await findDeleted(this.dataSource.manager, token);
    if (kept) return { state: 'deleted', kept };
    const record = await this.records.findOneBy(by);
    if (!record) return { state: 'unknown' };
    const { unsubscribedAt: since, isFinal } = record;
    return { state: 'unsubscribed', since, undo: null, isFinal };
  }

  /**
   * @param undo from an earlier response, returned again while it is valid
   * @param options `forGood`: no undo of this address works any more
   */
  async unsubscribe(token: string, undo = '', { forGood = false } = {}): Promise<LinkState> {
    if (!isToken(token)) return { state: 'unknown' };
    const [erased] = await this.dataSource.transaction(async (manager) => {
      await forgetDeleted(manager, token);
      const rows = await eraseSubscriptions(manager, this.keys, 'unsubscribe_token', [token]);
      // An admin may have deleted the row concurrently and stored it for an undo.
      await forgetDeleted(manager, token);
      if (forGood) await endUndo(manager, token);
      return rows;
    });
    const state = await this.look(token);
    if (state.state !== 'unsubscribed' || forGood) return state;
    if (!erased) {
      const isGood = !state.isFinal && this.keys.open(undo, token) !== null;
      return { ...state, undo: isGood ? undo : null };
    }
    const { email, subscribed_at: subscribedAt, consents } = erased;
    return { ...state, undo: this.keys.seal({ email, subscribedAt, consents }, token) };
  }

  /** Does nothing without a valid `undo`. */
  async undo(token: string, undo = ''): Promise<LinkState> {
    const known = isToken(token) ? this.keys.open(undo, token) : null;
    if (known) await restoreSubscription(this.dataSource.manager, token, known);
    return this.look(token);
  }
}

function isToken(token: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(token);
}
