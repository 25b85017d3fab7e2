import type { OfferingDto } from '../../api/generated/model/offeringDto';
import type { OfferingSessionDto } from '../../api/generated/model/offeringSessionDto';

type Style = keyof typeof STYLES;

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

const STYLES = {
  day: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  dayOfYear: { weekday: 'short', day: 'numeric', month: 'short' },
  days: { day: 'numeric', month: 'short', year: 'numeric' },
  dayOfMonth: { day: 'numeric' },
  monthOfDay: { month: 'short' },
  month: { month: 'long', year: 'numeric' },
  clock: CLOCK,
  weekdayAndClock: { weekday: 'short', ...CLOCK },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats times for readers in one language and one time zone. */
export class TimeFormat {
  /** @param zone an IANA name */
  constructor(
    private readonly locale: string,
    private readonly zone: string,
  ) {}

  at(time: string, style: Style): string {
    return this.in(style).format(new Date(time));
  }

  range({ startsAt, endsAt }: OfferingSessionDto, style: Style): string {
    return this.in(style).formatRange(new Date(startsAt), new Date(endsAt));
  }

  /** Returns the times of day, with the weekdays if the session ends on another day. */
  clockRange({ startsAt, endsAt }: OfferingSessionDto): string {
    if (this.at(startsAt, 'day') === this.at(endsAt, 'day')) {
      return this.range({ startsAt, endsAt }, 'clock');
    }
    return `${this.at(startsAt, 'weekdayAndClock')} – ${this.at(endsAt, 'weekdayAndClock')}`;
  }

  private in(style: Style): Intl.DateTimeFormat {
    const key = `${this.locale} ${this.zone} ${style}`;
    const known = formats.get(key);
    const format =
      known ?? new Intl.DateTimeFormat(this.locale, { ...STYLES[style], timeZone: this.zone });
    formats.set(key, format);
    return format;
  }
}

/** Returns the part of an IANA name that people know, such as "Buenos Aires time". */
export function zoneLabel(timeZone: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return /^(UTC|GMT)/.test(city) ? city : `${city} time`;
}

/** Returns the date of one session, or the first and the last date of several. */
export function datesLabel(
  offering: Pick<OfferingDto, 'startsAt' | 'endsAt' | 'sessionCount'>,
  format: TimeFormat,
): string {
  return offering.sessionCount === 1
    ? format.at(offering.startsAt, 'day')
    : format.range(offering, 'days');
}

const OFFSET = /GMT([+-]\d\d:\d\d)/;

/** Returns the wall time in a time zone with its offset, such as "2027-02-01T18:00:00+01:00". */
export function isoIn(time: string, timeZone: string): string {
  const date = new Date(time);
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const offset = OFFSET.exec(parts.format(date))?.[1] ?? '+00:00';
  const sign = offset.startsWith('-') ? -1 : 1;
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  const wall = new Date(date.getTime() + sign * (hours * 60 + minutes) * 60_000);
  return wall.toISOString().slice(0, 19) + offset;
}

/** Returns the month of the start in the offering's own time zone, such as "2027-02". */
export function monthOf({ startsAt, timeZone }: Pick<OfferingDto, 'startsAt' | 'timeZone'>) {
  return isoIn(startsAt, timeZone).slice(0, 7);
}
