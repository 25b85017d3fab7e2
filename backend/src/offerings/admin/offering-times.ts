import { Temporal } from 'temporal-polyfill';
import { InvalidInputError } from '../../common/problem/app-error.js';
import type { LocalSessionDto, RepeatDto } from '../dto/save-offering.dto.js';
import type { Session } from '../offering.entity.js';

const STEPS: Record<RepeatDto['every'], (count: number) => Temporal.DurationLikeObject> = {
  day: (days) => ({ days }),
  week: (weeks) => ({ weeks }),
  'two-weeks': (count) => ({ weeks: 2 * count }),
  month: (months) => ({ months }),
};

/** Returns a time in UTC (ISO 8601) as wall time, like 2027-02-01T18:00. */
export function toLocalTime(time: string, timeZone: string): string {
  return Temporal.Instant.from(time)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}

export function toLocalTimes(sessions: readonly Session[], timeZone: string): LocalSessionDto[] {
  return sessions.map(({ startsAt, endsAt }) => ({
    start: toLocalTime(startsAt, timeZone),
    end: toLocalTime(endsAt, timeZone),
  }));
}

/**
 * Converts sessions to UTC. Of a time that occurs twice because clocks are set back, it takes the earlier one.
 * @throws InvalidInputError for a time that does not exist, and for sessions that overlap or are not in order
 */
export function toSessions(sessions: readonly LocalSessionDto[], timeZone: string): Session[] {
  let last = '';
  return sessions.map(({ start, end }, index) => {
    const field = `sessions.${index}`;
    const startsAt = toInstant(start, timeZone, `${field}.start`);
    const endsAt = toInstant(end, timeZone, `${field}.end`);
    if (endsAt <= startsAt) throw invalid(`${field}.end`, 'End must be after the start');
    if (startsAt < last)
      throw invalid(`${field}.start`, 'Start must not be before the end of the session before');
    last = endsAt;
    return { startsAt, endsAt };
  });
}

/** Returns the sessions the given number of days later (earlier, if negative), at the same times of day. */
export function moveByDays(sessions: readonly LocalSessionDto[], days: number): LocalSessionDto[] {
  const move = (time: string) =>
    Temporal.PlainDateTime.from(time).add({ days }).toString({ smallestUnit: 'minute' });
  return sessions.map(({ start, end }) => ({ start: move(start), end: move(end) }));
}

/** Returns the days from the date of one wall time to that of another. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days;
}

/** Returns the days from the first offering of a series to each one. Short months have their last day instead. */
export function daysOfSeries(start: string, { every, times }: RepeatDto): number[] {
  const first = Temporal.PlainDateTime.from(start).toPlainDate();
  return Array.from({ length: times }, (_, index) => {
    const date = first.add(STEPS[every](index));
    return first.until(date).days;
  });
}

function toInstant(time: string, timeZone: string, field: string): string {
  const wanted = parse(time, field);
  const found = wanted.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  if (!found.toPlainDateTime().equals(wanted))
    throw invalid(
      field,
      `${time.replace('T', ' ')} does not exist in ${timeZone}, because the clocks are set forward. Choose another time`,
    );
  return new Date(found.epochMilliseconds).toISOString();
}

function parse(time: string, field: string): Temporal.PlainDateTime {
  try {
    return Temporal.PlainDateTime.from(time);
  } catch {
    throw invalid(field, 'The date and time must exist');
  }
}

function invalid(field: string, message: string): InvalidInputError {
  return new InvalidInputError([{ field, message }]);
}
