/** How far back months are offered. */
const MONTHS = 24;

/** Days in UTC; empty: without an end. */
interface Days {
  from: string;
  to: string;
}

interface Month extends Days {
  /** Such as `2026-05`. */
  value: string;
  /** Such as "May 2026". */
  label: string;
}

const NAME = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The months up to this one, the latest first. */
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
