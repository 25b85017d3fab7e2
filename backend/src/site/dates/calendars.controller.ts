import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ContentCacheService } from '../../cache/content-cache.service.js';
import type { CacheTag } from '../../cache/cache-tags.js';
import { type RenderedResponse, textResponse } from '../../cache/rendered-response.js';
import { SendCachedInterceptor } from '../../cache/send-cached.interceptor.js';
import { Public } from '../../common/access/access.decorators.js';
import { NotFoundError } from '../../common/problem/app-error.js';
import { toSlug } from '../../common/text/slug.js';
import { SiteConfig } from '../../config/app-config.js';
import { toCalendar } from '../../offerings/offering-calendar.js';
import type { Offering, OfferingKind } from '../../offerings/offering.entity.js';
import { OfferingsService, UNKNOWN } from '../../offerings/offerings.service.js';

const FEEDS: Record<string, [kind: OfferingKind, name: string]> = {
  'cohorts.ics': ['cohort', 'Cohorts'],
  'events.ics': ['event', 'Events'],
  'meetups.ics': ['meetup', 'Meetups'],
};

/** Serves calendars without the links for participants: one of each kind, and one of each offering. */
@Public()
@ApiExcludeController()
@UseInterceptors(SendCachedInterceptor)
@Controller('calendar')
export class CalendarsController {
  constructor(
    private readonly config: SiteConfig,
    private readonly cache: ContentCacheService,
    private readonly offerings: OfferingsService,
  ) {}

  @Get(':feed')
  getFeed(@Param('feed') feed: string): Promise<RenderedResponse> {
    const [kind, name] = FEEDS[feed] ?? [];
    if (!kind || !name) throw new NotFoundError('There is no such calendar.');
    return this.keep(`/calendar/${feed}`, 'offerings', async () =>
      this.write(await this.offerings.listUpcoming(kind), name),
    );
  }

  @Get('offering/:file')
  getOfferingCalendar(@Param('file') file: string): Promise<RenderedResponse> {
    const [, id] = /^(\d+)\.ics$/.exec(file) ?? [];
    if (id === undefined) throw new NotFoundError(UNKNOWN);
    return this.keep(`/calendar/offering/${file}`, `offering ${id}`, async () => {
      const offering = await this.offerings.getPublic(id);
      return this.write([offering], offering.title);
    });
  }

  private keep(
    path: string,
    tag: CacheTag,
    write: () => Promise<string>,
  ): Promise<RenderedResponse> {
    const make = async () => textResponse(200, 'text/calendar; charset=utf-8', await write());
    return this.cache.get(path, make, [tag]);
  }

  private write(offerings: Offering[], name: string): string {
    const { publicUrl } = this.config;
    const { hostname } = new URL(publicUrl);
    const entries = offerings.map((offering) => ({
      offering,
      uid: `offering-${offering.id}`,
      host: hostname,
      sequence: offering.version,
      url: `${publicUrl}/events/${offering.id}/${toSlug(offering.title)}`,
    }));
    return toCalendar(entries, { name, method: 'PUBLISH' });
  }
}
