import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Offering } from './offering.entity.js';

export interface CalendarEntry {
  offering: Offering;
  /** Identifies the entry in all calendars, with `host`, and stays the same when the offering changes. */
  uid: string;
  host: string;
  /** Rises with each change, so that calendars replace what they have. */
  sequence: number;
  /** The public page, or the page of the registration. */
  url: string;
  /** Whether the link for participants is in it. */
  hasOnlineUrl?: boolean;
  isCancelled?: boolean;
  attendee?: { name: string; email: string };
  organizer?: { name: string; email: string };
}

interface CalendarOptions {
  name: string;
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
}

/**
 * Returns a calendar (RFC 5545) with one event for each session, in the time zone of its offering, which is described
 * in it.
 */
export function toCalendar(entries: CalendarEntry[], { name, method }: CalendarOptions): string {
  const calendar = ical({
    name,
    method: ICalCalendarMethod[method],
    prodId: { company: 'Lectern', product: 'Offerings' },
    timezone: { name: null, generator: describeZone },
  });
  for (const entry of entries) {
    const { offering, attendee, organizer } = entry;
    const { timeZone, sessions, title, summary, place, onlineUrl, status } = offering;
    const online = entry.hasOnlineUrl ? onlineUrl : null;
    const isCancelled = entry.isCancelled ?? status === 'cancelled';
    for (const [index, { startsAt, endsAt }] of sessions.entries()) {
      calendar.createEvent({
        id: `${entry.uid}-${index + 1}@${entry.host}`,
        sequence: entry.sequence,
        start: inZone(startsAt, timeZone),
        end: inZone(endsAt, timeZone),
        timezone: timeZone,
        summary: title,
        description: online === null ? summary : `${summary}\n\n${online}`,
        location: place ?? online,
        url: entry.url,
        status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        ...(organizer && { organizer }),
        ...(attendee && { attendees: [attendee] }),
      });
    }
  }
  return calendar.toString();
}

function inZone(moment: string, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone);
}

function describeZone(timeZone: string): string | null {
  const [block] = tzlib_get_ical_block(timeZone);
  return block ?? null;
}
