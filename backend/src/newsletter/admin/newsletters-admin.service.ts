import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, MoreThan, Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { findMatches, type FoundMatches } from '../../common/sql/newest-matches.queries.js';
import { findPage } from '../../common/sql/newest-page.queries.js';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import type { SortKey } from '../../common/sql/sorted-page.queries.js';
import { MailingConfig } from '../../config/app-config.js';
import { BouncedAddressesService } from '../../mail/bounced-addresses.service.js';
import { AddressKeys } from '../address-keys.service.js';
import { Confirmation } from '../confirmation/confirmation.entity.js';
import { withWords } from '../consent.js';
import { UnsubscribeRecord } from '../unsubscribe-record.entity.js';
import type { ListNewslettersQuery } from '../dto/newsletter-queries.dto.js';
import type { NewsletterStatusDto, NewsletterListDto } from '../dto/newsletter.dto.js';
import type { NewsletterDetailsDto } from '../dto/consent.dto.js';
import { toAddress, toNewsletterDto } from '../subscription.mapper.js';
import { Subscription } from '../subscription.entity.js';
import { findSubscription, SUBSCRIBERS } from './newsletters-admin.rules.js';
import { SHOWN_PAGE, type ShownPage, showPage, toNewsletterDtos } from './shown-page.queries.js';

const BY_EMAIL = new Map<string, SortKey>([
  ['email-asc', { key: 'email', isDescending: false, isUnique: true }],
  ['email-desc', { key: 'email', isDescending: true, isUnique: true }],
]);

/** Finds subscribers, and the status of an address even after it was erased (decisions/newsletter.md). */
@Injectable()
export class NewslettersAdminService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Subscription) private readonly subscriptions: Repository<Subscription>,
    @InjectRepository(Confirmation) private readonly confirmations: Repository<Confirmation>,
    @InjectRepository(UnsubscribeRecord) private readonly records: Repository<UnsubscribeRecord>,
    private readonly keys: AddressKeys,
    private readonly audit: AuditService,
    private readonly config: MailingConfig,
    private readonly bounces: BouncedAddressesService,
  ) {}

  /** Returns one page, by default newest first. The page and its totals come from one snapshot. */
  async list(query: ListNewslettersQuery): Promise<NewsletterListDto> {
    const found = await this.find(query);
    const { shown } = found;
    const asOf = new Date().toISOString();
    const { pending } = shown;
    const newsletters = toNewsletterDtos(shown);
    await this.audit.recordView({
      object: { type: 'subscriber' },
      after: { rows: newsletters.length },
    });
    return {
      newsletters,
      pagination: toPagination(query, found.total, found),
      as_of: asOf,
      ...((pending > 0 || this.config.newsletterDoubleOptIn) && { pending }),
    };
  }

  private async find(query: ListNewslettersQuery): Promise<FoundMatches<ShownPage>> {
    const { page, limit, search, order, from: firstDay, to: lastDay } = query;
    const dated = { oldestFirst: order === 'oldest', firstDay, lastDay };
    const wanted = { page, limit, ...dated, sortKey: BY_EMAIL.get(order) };
    const match = (manager: EntityManager, sought: string) =>
      findMatches<ShownPage>(manager, SUBSCRIBERS, sought, wanted, SHOWN_PAGE);
    if (search && !wanted.sortKey) return match(this.dataSource.manager, search);
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      if (search) return match(manager, search);
      const found = await findPage(manager, SUBSCRIBERS, wanted);
      return { ...found, shown: await showPage(manager, found.ids) };
    });
  }

  async get(id: string): Promise<NewsletterDetailsDto> {
    const { manager } = this.dataSource;
    const found = await findSubscription(manager, id);
    await this.audit.recordView({ object: { type: 'subscriber', id } });
    const bounced = await this.bounces.find(manager, found.email);
    const { consents } = found;
    return { ...toNewsletterDto(found, bounced), consents: consents && withWords(consents) };
  }

  async status(email: string): Promise<NewsletterStatusDto> {
    const address = toAddress(email);
    const subscription = await this.subscriptions.findOneBy({ email: address });
    const id = subscription ? String(subscription.id) : undefined;
    await this.audit.recordView({ object: { type: 'subscriber', id } });
    if (subscription) {
      return { status: 'subscribed', since: subscription.subscribedAt.toISOString() };
    }
    const pending = await this.confirmations.findOneBy({
      email: address,
      expiresAt: MoreThan(new Date()),
    });
    if (pending) return { status: 'pending', since: pending.askedAt.toISOString() };
    const record = await this.records.findOne({
      where: { addressHash: In(this.keys.hashes(address)) },
      order: { unsubscribedAt: 'DESC' },
    });
    if (!record) return { status: 'unknown', since: null };
    return { status: 'unsubscribed', since: record.unsubscribedAt.toISOString() };
  }
}
