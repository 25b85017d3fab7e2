import type { AdminOfferingDto } from '../../../api/generated/model/adminOfferingDto';
import { clockOf, dayOf } from './session-times';

export interface CalendarEvent {
  offering: AdminOfferingDto;
  /** The start in the time zone of the offering, such as "18:00". */
  time: string;
}

/** Returns the sessions of each day in the order of time. */
export function eventsByDay(offerings: readonly AdminOfferingDto[]): Map<string, CalendarEvent[]> {
  const events = offerings.flatMap((offering) =>
    offering.sessions.map(({ start }) => ({ offering, start })),
  );
  const days = new Map<string, CalendarEvent[]>();
  for (const { offering, start } of events.toSorted((a, b) => a.start.localeCompare(b.start))) {
    const day = dayOf(start);
    days.set(day, [...(days.get(day) ?? []), { offering, time: clockOf(start) }]);
  }
  return days;
}
