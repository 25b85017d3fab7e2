import { RegistrationStatus } from '../../../../api/generated/model/registrationStatus';

export const STATUSES = {
  confirmed: { tone: 'good', label: 'Confirmed' },
  offered: { tone: 'software', label: 'Seat offered' },
  waiting: { tone: 'caution', label: 'Waitlist' },
  cancelled: { tone: 'other', label: 'Canceled' },
  expired: { tone: 'other', label: 'Offer expired' },
} as const satisfies Record<RegistrationStatus, object>;

export const STATUS_FILTERS = [
  { value: '', label: 'All statuses' },
  ...Object.values(RegistrationStatus).map((value) => ({ value, label: STATUSES[value].label })),
] as const;

/** The person has a seat, waits for one, or is offered one. */
export function isActive({ status }: { status: RegistrationStatus }): boolean {
  return status === 'confirmed' || status === 'waiting' || status === 'offered';
}
