import { Injectable } from '@nestjs/common';
import type { OfferingTexts as Texts } from '../../../../frontend/src/server/contract.ts';
import { zoneInWords } from '../../common/text/in-words.js';
import { toSlug } from '../../common/text/slug.js';
import { SiteConfig } from '../../config/app-config.js';
import { SiteContentService } from '../../site-content/site-content.service.js';
import type { Offering, Session } from '../offering.entity.js';

/** Sessions that a mail or page lists. The calendar has all of them. */
const MOST_LISTED = 5;

/** Describes offerings in mails and message pages, with times in the zone of the offering. */
@Injectable()
export class OfferingTexts {
  constructor(
    private readonly config: SiteConfig,
    private readonly site: SiteContentService,
  ) {}

  of(offering: Offering): Texts {
    const { title, sessions, place } = offering;
    return {
      title,
      sessions: sessions
        .slice(0, MOST_LISTED)
        .map((session) => this.sessionInWords(session, offering)),
      moreSessions: Math.max(0, sessions.length - MOST_LISTED),
      place,
      pageLink: `${this.config.publicUrl}${offeringPath(offering)}`,
    };
  }

  moment(date: Date, { timeZone }: Offering): string {
    return sentence(
      this.format(timeZone).format(date),
      zoneInWords(date, { locale: this.locale, timeZone }),
    );
  }

  private sessionInWords({ startsAt, endsAt }: Session, { timeZone }: Offering): string {
    const start = new Date(startsAt);
    const range = this.format(timeZone).formatRange(start, new Date(endsAt));
    return sentence(range, zoneInWords(start, { locale: this.locale, timeZone }));
  }

  private format(timeZone: string): Intl.DateTimeFormat {
    return new Intl.DateTimeFormat(this.locale, {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone,
    });
  }

  private get locale(): string {
    return this.site.latest.content.locale;
  }
}

function sentence(when: string, zone: string): string {
  return `${when} (${zone})`;
}

function offeringPath({ id, title }: Pick<Offering, 'id' | 'title'>): string {
  const slug = toSlug(title);
  return slug === '' ? `/events/${id}` : `/events/${id}/${slug}`;
}
