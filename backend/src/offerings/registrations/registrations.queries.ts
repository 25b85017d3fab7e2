import { type EntityManager, In } from 'typeorm';
import type { Recipient } from './seats.queries.js';
import { Registration, type RegistrationStatus } from './registration.entity.js';

export const ACTIVE: RegistrationStatus[] = ['confirmed', 'offered', 'waiting'];

/** Deletes registrations a year after the end, some at a time. */
export async function deleteOldRegistrations(manager: EntityManager): Promise<Recipient[]> {
  const [deleted] = await manager.query<[Recipient[], number]>(
    `DELETE FROM registrations WHERE id IN (
       SELECT registration.id FROM registrations AS registration
       JOIN offerings AS offering ON offering.id = offering_id
       WHERE ends_at < now() - interval '1 year' LIMIT 5000
     ) RETURNING id, email`,
  );
  return deleted;
}

/** Returns the registration of an address that is neither cancelled nor expired. */
export function findActive(
  manager: EntityManager,
  offeringId: string,
  email: string,
): Promise<Registration | null> {
  return manager.findOneBy(Registration, { offeringId, email, status: In(ACTIVE) });
}
