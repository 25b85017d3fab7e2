import { DAY_AND_TIME, FULL_TIME, UNITS } from './time-formats';
import { useMinute } from './use-minute';

interface TimeAgoProps {
  /** An ISO 8601 time. */
  value: string;
}

const RELATIVE = new Intl.RelativeTimeFormat('en-US');

/** Tolerated clock difference, in milliseconds. */
const SLOW = 300_000;

/**
 * Shows a time as "12 minutes ago" with the full time as a tooltip. Shows the date of future times, which a wrong
 * clock causes.
 */
export function TimeAgo({ value }: TimeAgoProps) {
  useMinute();
  return (
    <time dateTime={value} title={FULL_TIME.format(new Date(value))}>
      {formatAge(value)}
    </time>
  );
}

function formatAge(value: string): string {
  const distance = Date.parse(value) - Date.now();
  if (distance > SLOW) return DAY_AND_TIME.format(new Date(value));
  if (distance > 0) return 'just now';
  const [unit, length] = UNITS.find(([, most]) => Math.abs(distance) >= most) ?? ['second', 1000];
  if (unit === 'second') return 'just now';
  return RELATIVE.format(Math.trunc(distance / length), unit);
}
