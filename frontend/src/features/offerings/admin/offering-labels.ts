import { AdminOfferingState } from '../../../api/generated/model/adminOfferingState';
import type { AdminOfferingDto } from '../../../api/generated/model/adminOfferingDto';
import { OfferingKind } from '../../../api/generated/model/offeringKind';
import { formatCount } from '../../../format-count';

export const KINDS: Readonly<Record<OfferingKind, string>> = {
  cohort: 'Cohort',
  event: 'Event',
  meetup: 'Meetup',
};

export const KIND_OPTIONS = Object.values(OfferingKind).map((value) => ({
  value,
  label: KINDS[value],
}));

export const STATES = {
  draft: { tone: 'other', label: 'Draft' },
  open: { tone: 'good', label: 'Open' },
  tentative: { tone: 'caution', label: 'Tentative' },
  full: { tone: 'software', label: 'Full' },
  cancelled: { tone: 'danger', label: 'Canceled' },
  past: { tone: 'other', label: 'Past' },
} as const satisfies Record<AdminOfferingState, object>;

export const STATE_OPTIONS = Object.values(AdminOfferingState).map((value) => ({
  value,
  label: STATES[value].label,
}));

/** Visitors see it, and it has not ended. */
export function isUpcoming({ state }: Pick<AdminOfferingDto, 'state'>): boolean {
  return state === 'open' || state === 'tentative' || state === 'full';
}

type Seats = Pick<AdminOfferingDto, 'seats' | 'counts'>;

/** Returns the number of seats that people have or that are held for somebody. */
export function takenSeats({ counts }: Pick<Seats, 'counts'>): number {
  return counts.confirmed + counts.offered;
}

/** For example "9 of 12", or "9" without a limit. */
export function formatSeats({ seats, counts }: Seats): string {
  const taken = formatCount(takenSeats({ counts }));
  return seats === null ? taken : `${taken} of ${formatCount(seats)}`;
}

/** Returns how many people get a mail when it is canceled. */
export function affectedPeople({ counts }: Pick<Seats, 'counts'>): number {
  return takenSeats({ counts }) + counts.waiting;
}

/** For example "1 person" or "9 people". */
export function formatPeople(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'person' : 'people'}`;
}

export function formatZone(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}
