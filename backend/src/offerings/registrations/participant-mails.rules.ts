import type { RegistrationMailKind } from '../../../../frontend/src/server/contract.ts';
import type { Offering } from '../offering.entity.js';
import { ACTIVE } from './registrations.queries.js';
import type { Registration } from './registration.entity.js';

const takesPlace = ({ status, endsAt }: Offering) => status === 'published' && endsAt > new Date();

/** Tells by kind whether a mail is still wanted when it is sent, as the registration may have changed since. */
const IS_WANTED: Record<RegistrationMailKind, (registration: Registration) => boolean> = {
  'registration-confirmed': ({ status, offering }) =>
    status === 'confirmed' && takesPlace(offering),
  'registration-waiting': ({ status, offering }) => status === 'waiting' && takesPlace(offering),
  'registration-moved': ({ status, offering }) => status === 'confirmed' && takesPlace(offering),
  'registration-cancelled': ({ status }) => status === 'cancelled',
  'seat-offered': ({ offeredUntil, offering }) =>
    offeredUntil !== null && offeredUntil > new Date() && takesPlace(offering),
  'seat-expired': ({ status }) => status === 'expired',
  'offering-changed': ({ status, offering }) => ACTIVE.includes(status) && takesPlace(offering),
  'offering-cancelled': ({ status, offering }) =>
    ACTIVE.includes(status) && offering.status === 'cancelled',
  'offering-reminder': ({ status, offering }) =>
    status === 'confirmed' && offering.status === 'published' && offering.startsAt > new Date(),
};

export const REGISTRATION_MAILS = Object.keys(IS_WANTED) as RegistrationMailKind[];

/** The kinds of mails that put sessions into a calendar or take them out of it. */
export const CALENDAR_METHODS: Partial<Record<RegistrationMailKind, 'REQUEST' | 'CANCEL'>> = {
  'registration-confirmed': 'REQUEST',
  'registration-moved': 'REQUEST',
  'offering-changed': 'REQUEST',
  'registration-cancelled': 'CANCEL',
  'offering-cancelled': 'CANCEL',
};

export function isWanted(kind: RegistrationMailKind, registration: Registration): boolean {
  return IS_WANTED[kind](registration);
}
