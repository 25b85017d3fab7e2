import type { LocalSessionDto } from '../../../api/generated/model/localSessionDto';

const OPTIONS = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
} as const;

const DAY = new Intl.DateTimeFormat('en-US', OPTIONS);

const DAY_MS = 86_400_000;

/** Returns the day of a local time such as `2027-02-01T18:00`. */
export function dayOf(time: string): string {
  return time.slice(0, 10);
}

export function clockOf(time: string): string {
  return time.slice(11, 16);
}

/** Returns for example "Mon, Feb 1, 2027, 18:00" for `2027-02-01T18:00`. */
export function formatLocalTime(time: string): string {
  return `${formatDay(dayOf(time))}, ${clockOf(time)}`;
}

export function formatDay(day: string): string {
  return DAY.format(new Date(day));
}

/** @param day an ISO 8601 date */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the current day in UTC. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function moved({ start, end }: LocalSessionDto, days: number): LocalSessionDto {
  return {
    start: `${addDays(dayOf(start), days)}${start.slice(10)}`,
    end: `${addDays(dayOf(end), days)}${end.slice(10)}`,
  };
}

/** Returns a session a week later, or an empty one after a session without times. */
export function nextWeek(session: LocalSessionDto | undefined): LocalSessionDto {
  if (!session?.start || !session.end) return { start: '', end: '' };
  return moved(session, 7);
}

/**
 * Repeats a session at its time of day, from its own day on.
 * @param weekdays from 0 (Sunday) to 6
 * @param weeks the number of calendar weeks that have sessions, which start on the weekday of the first session
 */
export function repeatWeekly(
  first: LocalSessionDto,
  weekdays: readonly number[],
  weeks: number,
): LocalSessionDto[] {
  const weekday = new Date(dayOf(first.start)).getUTCDay();
  const days = weekdays.map((each) => (each - weekday + 7) % 7).toSorted((a, b) => a - b);
  return Array.from({ length: weeks }, (_, week) =>
    days.map((day) => moved(first, week * 7 + day)),
  ).flat();
}

/** Returns the first session that starts on one of these days, both included. */
export function sessionWithin(
  sessions: readonly LocalSessionDto[],
  from: string,
  to: string,
): LocalSessionDto | undefined {
  return sessions.find(({ start }) => dayOf(start) >= from && dayOf(start) <= to);
}
