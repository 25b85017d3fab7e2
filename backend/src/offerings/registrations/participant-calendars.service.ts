import { Injectable } from '@nestjs/common';
import { MailingConfig, SiteConfig } from '../../config/app-config.js';
import type { MailCalendar } from '../../mail/mails.service.js';
import { SiteContentService } from '../../site-content/site-content.service.js';
import type { Offering } from '../offering.entity.js';
import { type CalendarEntry, toCalendar } from '../offering-calendar.js';
import type { Registration } from './registration.entity.js';

interface Participation {
  registration: Registration;
  offering: Offering;
}

/** Makes the calendar files of registrations. */
@Injectable()
export class ParticipantCalendars {
  constructor(
    private readonly config: SiteConfig,
    private readonly mailing: MailingConfig,
    private readonly site: SiteContentService,
  ) {}

  /** @param path of the registration's link */
  forDownload(participation: Participation, path: string): string {
    const entry = this.entryOf(participation, this.config.publicUrl + path);
    return toCalendar([entry], { name: participation.offering.title, method: 'PUBLISH' });
  }

  /** Returns an invitation, or what cancels it. Null if the site sends no mail. */
  forMail(
    participation: Participation,
    method: MailCalendar['method'],
    link: string,
  ): MailCalendar | null {
    const { mail } = this.mailing;
    if (!mail) return null;
    const { registration, offering } = participation;
    const { name, email } = registration;
    const entry = {
      ...this.entryOf(participation, link),
      isCancelled: method === 'CANCEL',
      attendee: { name, email },
      organizer: { name: this.site.latest.content.name, email: mail.from },
    };
    return { method, content: toCalendar([entry], { name: offering.title, method }) };
  }

  private entryOf({ registration, offering }: Participation, url: string): CalendarEntry {
    const { id, version } = registration;
    const host = new URL(this.config.publicUrl).hostname;
    const uid = `registration-${id}`;
    return { offering, uid, host, url, sequence: version, hasOnlineUrl: true };
  }
}
