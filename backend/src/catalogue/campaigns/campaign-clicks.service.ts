import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { addressGroup } from '../../common/rate-limit/address-group.js';
import { RateLimitConfig } from '../../common/settings.js';
import { addClicks, type CampaignClick } from './campaign-counts.queries.js';

/** Clicks of one network address that count in ten minutes, as for enrol links. */
const MOST_OF_ADDRESS = 20;
const TEN_MINUTES_MS = 10 * 60 * 1000;
const MOST_ADDRESSES = 10_000;

type Visit = Pick<FastifyRequest, 'method' | 'headers' | 'ip'>;

/**
 * Counts clicks on the links of campaigns, in memory first, so that many clicks cause few statements. A process that
 * crashes loses those of the last 10 s. Network addresses stay in memory only.
 */
@Injectable()
export class CampaignClicks implements BeforeApplicationShutdown {
  private waiting = new Map<string, CampaignClick & { count: number }>();
  private readonly addresses = new LRUCache<string, number>({
    max: MOST_ADDRESSES,
    ttl: TEN_MINUTES_MS,
    noUpdateTTL: true,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: RateLimitConfig,
  ) {}

  /** Ignores bots, prefetching browsers, and network addresses with too many clicks. */
  note(visit: Visit, campaignId: string, courseId: string): void {
    if (!isByPerson(visit) || !this.isWithinLimit(visit.ip)) return;
    this.add({ day: new Date().toISOString().slice(0, 10), campaignId, courseId }, 1);
  }

  @Scheduled('10 seconds', 'Could not save the clicks on campaign links (will retry in 10 s).')
  async flush(): Promise<void> {
    const clicks = [...this.waiting.values()];
    if (clicks.length === 0) return;
    this.waiting = new Map();
    try {
      await addClicks(this.dataSource, clicks);
    } catch (error) {
      for (const { count, ...click } of clicks) this.add(click, count);
      throw error;
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  private add(click: CampaignClick, count: number): void {
    const key = Object.values(click).join(' ');
    this.waiting.set(key, { ...click, count: (this.waiting.get(key)?.count ?? 0) + count });
  }

  private isWithinLimit(ip: string): boolean {
    if (!this.config.rateLimit) return true;
    const address = addressGroup(ip);
    const clicks = (this.addresses.get(address) ?? 0) + 1;
    this.addresses.set(address, clicks);
    return clicks <= MOST_OF_ADDRESS;
  }
}

function isByPerson({ method, headers }: Visit): boolean {
  const agent = headers['user-agent'] ?? '';
  const purpose = [headers['purpose'], headers['sec-purpose'], headers['x-purpose']].join();
  return method === 'GET' && agent !== '' && !isbot(agent) && !/prefetch|preview/i.test(purpose);
}
