import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { withWords, type WordedConsent } from '../consent.js';
import { Subscription } from '../subscription.entity.js';
import { type LinkState, UnsubscribeService } from '../unsubscribe/unsubscribe.service.js';
import { type KnownElsewhere, KnownDataSources } from './known-data-sources.service.js';
import { KnownDataLimiter } from './known-data-limiter.service.js';
import { findKnownMails, type KnownMail } from './known-mails.queries.js';

export interface KnownData {
  email: string;
  subscribedAt: Date;
  consents: WordedConsent[] | null;
  mails: KnownMail[];
  elsewhere: KnownElsewhere;
  deletedAt?: Date;
}

export type KnownState =
  | { state: 'known'; data: KnownData }
  | Exclude<LinkState, { state: 'subscribed' | 'deleted' }>;

/** Shows, exports and erases a subscriber's data by the link in a newsletter. */
@Injectable()
export class KnownDataService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unsubscribing: UnsubscribeService,
    private readonly limiter: KnownDataLimiter,
    private readonly sources: KnownDataSources,
  ) {}

  async look(token: string, network: string): Promise<KnownState> {
    await this.limiter.take(network);
    const link = await this.unsubscribing.look(token);
    if (!isKnown(link)) return link;
    const { manager } = this.dataSource;
    const found =
      link.state === 'deleted'
        ? link.kept
        : await manager.findOneBy(Subscription, { unsubscribeToken: token });
    if (!found) return this.look(token, network);
    const { email, subscribedAt, consents } = found;
    const data = {
      email,
      subscribedAt,
      consents: consents && withWords(consents),
      mails: await findKnownMails(manager, { recipient: email }),
      elsewhere: await this.sources.find(email),
      ...(link.state === 'deleted' && { deletedAt: link.kept.deletedAt }),
    };
    return { state: 'known', data };
  }

  /** Erases the data for good, so that no undo restores it. @throws TooManyRequestsError */
  async erase(token: string, network: string): Promise<KnownState> {
    await this.limiter.take(network);
    const known = await this.unsubscribing.look(token);
    // Must run first: without the subscription, the link no longer leads to the address.
    if (isKnown(known)) await this.sources.erase(emailOf(known));
    const link = await this.unsubscribing.unsubscribe(token, '', { forGood: true });
    return isKnown(link) ? this.look(token, network) : link;
  }
}

type KnownLink = Extract<LinkState, { state: 'subscribed' | 'deleted' }>;

function emailOf(link: KnownLink): string {
  return link.state === 'deleted' ? link.kept.email : link.email;
}

function isKnown(link: LinkState): link is KnownLink {
  return link.state === 'subscribed' || link.state === 'deleted';
}
