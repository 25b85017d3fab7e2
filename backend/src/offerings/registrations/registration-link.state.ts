import type { EntityManager } from 'typeorm';
import { findByToken } from '../../common/links/token-link.entity.js';
import { ConflictError } from '../../common/problem/app-error.js';
import { Offering } from '../offering.entity.js';
import { Registration } from './registration.entity.js';
import { findPlaces } from './seats.queries.js';

interface Known {
  registration: Registration;
  offering: Offering;
}

export type RegistrationLinkState =
  | (Known & {
      state: 'confirmed' | 'waiting' | 'offered';
      place: number | null;
      did?: 'accepted' | 'changed';
    })
  | (Known & { state: 'cancelled' | 'expired' | 'offering-cancelled' | 'past'; isNew?: true })
  | { state: 'erased' | 'unknown' };

export async function stateOf(
  manager: EntityManager,
  registration: Registration | null,
): Promise<RegistrationLinkState> {
  if (!registration) return { state: 'unknown' };
  const offering = await manager.findOneByOrFail(Offering, { id: registration.offeringId });
  const known = { registration, offering };
  const { id, status, offeredUntil } = registration;
  if (status === 'cancelled' || status === 'expired') return { ...known, state: status };
  if (offering.status === 'cancelled') return { ...known, state: 'offering-cancelled' };
  if (offering.endsAt <= new Date()) return { ...known, state: 'past' };
  // The scheduled task passes the seat on within a minute.
  if (offeredUntil && offeredUntil <= new Date()) return { ...known, state: 'expired' };
  const places = await findPlaces(manager, [id]);
  return { ...known, state: status, place: places.get(id) ?? null };
}

/** Locks the offering before the registration of a link, as everybody does who changes seats. */
export async function lockByToken(
  manager: EntityManager,
  token: string,
  lockOffering: (manager: EntityManager, id: string) => Promise<unknown>,
): Promise<RegistrationLinkState> {
  const known = await findByToken(manager, Registration, token);
  if (!known) return { state: 'unknown' };
  await lockOffering(manager, known.offeringId);
  const registration = await findByToken(manager, Registration, token, { locked: true });
  if (registration && registration.offeringId !== known.offeringId) {
    throw new ConflictError('Your registration was moved to another date just now. Try again.');
  }
  return stateOf(manager, registration);
}
