import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SiteContentService } from '../../site-content/site-content.service.js';
import { matchOrder } from './campaign-orders.queries.js';

/** What is used of an order on Thinkific. Nothing is about the buyer. */
export interface PlatformOrder {
  id: number;
  productId: number | null;
  /** In units of the currency, such as dollars. */
  amount: number;
  /** In UTC, like 2026-03-05. */
  day: string;
  referralCode: string | null;
  coupon: string | null;
}

@Injectable()
export class CampaignOrders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly site: SiteContentService,
  ) {}

  /** Stores an order that belongs to a campaign, once. Others are ignored. */
  async record(order: PlatformOrder): Promise<void> {
    const { currency } = (await this.site.published()).content;
    await matchOrder(this.dataSource, order, currency);
  }
}
