import { priceLabel } from '../../../../backend/src/common/price/price-words';
import type { OfferingDto } from '../../api/generated/model/offeringDto';
import type { OfferingKind } from '../../api/generated/model/offeringKind';
import type { OfferingState } from '../../api/generated/model/offeringState';
import { pluralize } from '../../format-count';
import { paths } from '../../paths';

/** The words for a kind of offering, and the page that lists it. */
export const KINDS = {
  cohort: { label: 'Cohort', plural: 'Cohorts', path: paths.cohorts },
  event: { label: 'Event', plural: 'Events', path: paths.events },
  meetup: { label: 'Meetup', plural: 'Meetups', path: paths.meetups },
} as const satisfies Record<OfferingKind, object>;

type Tone = 'good' | 'caution' | 'danger' | 'other';

const STATES = {
  open: { label: 'Open', tone: 'good' },
  tentative: { label: 'Tentative', tone: 'caution' },
  full: { label: 'Full, waitlist open', tone: 'caution' },
  cancelled: { label: 'Canceled', tone: 'danger' },
  past: { label: 'Past', tone: 'other' },
} as const satisfies Record<OfferingState, { label: string; tone: Tone }>;

/** Between start and end nobody can register, whatever seats are left. */
const RUNNING = { label: 'In progress', tone: 'other' } as const;

export function stateOf({ state, hasStarted }: Pick<OfferingDto, 'state' | 'hasStarted'>) {
  const isRunning = hasStarted && state !== 'cancelled' && state !== 'past';
  return isRunning ? RUNNING : STATES[state];
}

export function canRegister({ state, hasStarted }: Pick<OfferingDto, 'state' | 'hasStarted'>) {
  return !hasStarted && (state === 'open' || state === 'tentative' || state === 'full');
}

/** Returns null while five or more seats are left, and once nobody can take one. */
export function seatsLabel(offering: Pick<OfferingDto, 'state' | 'hasStarted' | 'seatsLeft'>) {
  const { state, seatsLeft } = offering;
  if (!canRegister(offering) || state === 'full' || !seatsLeft) return null;
  return `${pluralize(seatsLeft, 'seat')} left`;
}

export function minimumLabel(
  offering: Pick<OfferingDto, 'state' | 'hasStarted' | 'minParticipants'>,
) {
  const { state, minParticipants } = offering;
  if (state !== 'tentative' || offering.hasStarted || !minParticipants) return null;
  return `Takes place from ${pluralize(minParticipants, 'participant')}`;
}

export function placeLabel({ place, isOnline }: Pick<OfferingDto, 'place' | 'isOnline'>) {
  if (place) return isOnline ? `${place}, and online` : place;
  return isOnline ? 'Online' : 'Place to be announced';
}

/** Returns null for an offering that is paid by a course without a price. */
export function priceOf(
  { payment, course }: Pick<OfferingDto, 'payment' | 'course'>,
  locale: string,
) {
  return payment === 'free' ? 'Free' : priceLabel(course?.paymentOptions ?? [], locale);
}

const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language' });

/** @param tag a BCP 47 tag */
export function languageName(tag: string): string {
  return LANGUAGES.of(tag) ?? tag;
}
