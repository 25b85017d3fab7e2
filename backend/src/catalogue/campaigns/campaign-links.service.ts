import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import { ContentCache } from '../../cache/content-cache.js';
import { toSlug } from '../../common/text/slug.js';
import { toUdemyUrl } from '../../common/udemy-address.js';
import { Campaign } from './campaign.entity.js';
import { type DestinationRow, findDestinations } from './campaign-links.queries.js';

export interface CampaignVisit {
  /** The course on its platform with the campaign's parameters, or null for the page of the course. */
  url: string | null;
  course: { id: string; slug: string } | { udemyId: string };
  /** Null for an unknown or ended campaign, whose visits do not count. */
  campaignId: string | null;
}

const MAX_SIZE = 32 * 1024 * 1024;
const ENTRY = 1024;

/** Finds where the links of campaigns lead, from memory, so that visits and made-up addresses cause no queries. */
@Injectable()
export class CampaignLinks {
  private readonly campaigns: ContentCache<Map<string, Campaign>>;
  private readonly destinations: ContentCache<Map<string, DestinationRow>>;

  constructor(
    changes: ContentChangesService,
    private readonly dataSource: DataSource,
    @InjectRepository(Campaign) private readonly repository: Repository<Campaign>,
  ) {
    const limits = { isShown: false, entries: 1, bytes: MAX_SIZE };
    const sizeOf = <Value>({ size }: Map<string, Value>) => size * ENTRY;
    this.campaigns = new ContentCache(changes, { ...limits, sizeOf, tags: ['campaigns'] });
    this.destinations = new ContentCache(changes, {
      ...limits,
      sizeOf,
      tags: ['courses', 'udemy'],
    });
  }

  /**
   * @param course the id or slug of a course, or the id of a course on Udemy
   * @returns null for a course that is unknown or hidden
   */
  async find(code: string, course: string): Promise<CampaignVisit | null> {
    const destinations = await this.destinations.get('all', () => this.readDestinations());
    const row = destinations.get(course) ?? destinations.get(course.toLowerCase());
    if (!row) return null;
    const campaigns = await this.campaigns.get('all', () => this.readCampaigns());
    const campaign = campaigns.get(code.toLowerCase());
    return {
      url: campaign ? toPlatform(row, campaign) : null,
      course:
        row.id === null ? { udemyId: row.udemy_id ?? '' } : { id: row.id, slug: toSlug(row.title) },
      campaignId: campaign?.id ?? null,
    };
  }

  private async readCampaigns(): Promise<Map<string, Campaign>> {
    const active = await this.repository.findBy({ isActive: true });
    return new Map(active.map((campaign) => [campaign.code, campaign]));
  }

  /** An id wins over a slug, and of two courses with the same slug the one that was added first. */
  private async readDestinations(): Promise<Map<string, DestinationRow>> {
    const rows = await findDestinations(this.dataSource);
    const destinations = new Map<string, DestinationRow>();
    for (const row of rows) destinations.set(row.id ?? row.udemy_id ?? '', row);
    for (const row of rows.filter(({ id }) => id !== null))
      for (const name of [row.udemy_id, toSlug(row.title)])
        if (name && !destinations.has(name)) destinations.set(name, row);
    return destinations;
  }
}

/** Thinkific's coupon and referral code mean nothing on Udemy, where the course has its own. */
function toPlatform(row: DestinationRow, campaign: Campaign): string | null {
  const utm = {
    utm_source: campaign.utmSource,
    utm_medium: campaign.utmMedium,
    utm_campaign: campaign.utmCampaign,
  };
  if (row.enrol_url !== null)
    return withParameters(row.enrol_url, {
      ...utm,
      coupon: campaign.coupon,
      ref: campaign.referralCode,
    });
  const udemyUrl = row.udemy_url === null ? null : toUdemyUrl(row.udemy_url, row.promotion);
  return udemyUrl === null ? null : withParameters(udemyUrl, utm);
}

/** Adds query parameters that the URL does not have yet. Returns null unless it is an http(s) URL. */
function withParameters(address: string, parameters: Record<string, string | null>): string | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  for (const [name, value] of Object.entries(parameters))
    if (value !== null && !url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}
