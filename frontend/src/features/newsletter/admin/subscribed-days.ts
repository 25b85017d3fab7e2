/** The number of months that the filter offers. */
const MONTHS = 24;

/** Days in UTC; '' means no limit. */
interface Days {
  from: string;
  to: string;
}

interface Month extends Days {
  /** For example `2026-05`. */
  value: string;
  /** For example "May 2026". */
  label: string;
}

const NAME = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns the last months, newest first. */
export function monthsUntil(now: Date): Month[] {
  return Array.from({ length: MONTHS }, (_, ago) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1));
    const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
    const [from, to] = [toDay(first), toDay(last)];
    return { value: from.slice(0, 7), label: NAME.format(first), from, to };
  });
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
