import { FULL_TIME, UNITS } from './time-formats';
import { useMinute } from './use-minute';

interface TimeAgoProps {
  /** An ISO 8601 time. */
  value: string;
}

const RELATIVE = new Intl.RelativeTimeFormat('en-US');

/** How long ago something was, such as "12 minutes ago", by the minute; pointing at it shows the full time. */
export function TimeAgo({ value }: TimeAgoProps) {
  useMinute();
  return (
    <time dateTime={value} title={FULL_TIME.format(new Date(value))}>
      {inWords(value)}
    </time>
  );
}

function inWords(value: string): string {
  // A clock that is slow would have it in the future.
  const distance = Math.min(0, Date.parse(value) - Date.now());
  const [unit, length] = UNITS.find(([, most]) => Math.abs(distance) >= most) ?? ['second', 1000];
  if (unit === 'second') return 'just now';
  return RELATIVE.format(Math.trunc(distance / length), unit);
}
