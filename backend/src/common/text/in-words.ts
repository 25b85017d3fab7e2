export function waitInWords(seconds: number): string {
  const isShort = seconds < 120;
  const count = isShort ? seconds : Math.ceil(seconds / 60);
  return `${count} ${isShort ? 'second' : 'minute'}${count === 1 ? '' : 's'}`;
}

/** How a site shows dates. */
export interface DateStyle {
  /** A BCP 47 tag. */
  locale: string;
  /** An IANA name. */
  timeZone: string;
}

export function inWords(date: Date, { locale, timeZone }: DateStyle): string {
  return date.toLocaleDateString(locale, { dateStyle: 'long', timeZone });
}

export function momentInWords(date: Date, style: DateStyle): string {
  const { locale, timeZone } = style;
  const time = date.toLocaleTimeString(locale, { timeStyle: 'short', timeZone });
  return `${inWords(date, style)} at ${time} (${zoneInWords(date, style)})`;
}

/** Returns a short name, such as "UTC" or "GMT+1". */
export function zoneInWords(date: Date, { locale, timeZone }: DateStyle): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
  return format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
