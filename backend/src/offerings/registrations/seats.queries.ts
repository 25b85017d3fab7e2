import type { EntityManager } from 'typeorm';
import { queryColumn, queryValue } from '../../common/sql/query.js';

/** What mails need to know of a registration. */
export interface Recipient {
  id: string;
  email: string;
}

const OF_OFFERING = 'FROM registrations WHERE offering_id = $1';

export function countTaken(manager: EntityManager, offeringId: string): Promise<number> {
  return queryValue(
    manager,
    `SELECT count(*)::int ${OF_OFFERING} AND status IN ('confirmed', 'offered')`,
    [offeringId],
  );
}

/** Tells whether a new registration gets a seat at once: one is free, and nobody waits. */
export function hasFreeSeat(manager: EntityManager, offeringId: string): Promise<boolean> {
  return queryValue(
    manager,
    `SELECT NOT EXISTS (SELECT ${OF_OFFERING} AND status = 'waiting')
       AND coalesce(seats > (SELECT count(*) ${OF_OFFERING} AND status IN ('confirmed', 'offered')), true)
     FROM offerings WHERE id = $1`,
    [offeringId],
  );
}

/** Offers all free seats to the first on the waitlist, until the offering starts at the latest. */
export async function offerFreeSeats(
  manager: EntityManager,
  offeringId: string,
): Promise<Recipient[]> {
  const [offered] = await manager.query<[Recipient[], number]>(
    `WITH free AS (
       SELECT seats - (SELECT count(*) ${OF_OFFERING} AND status IN ('confirmed', 'offered')) AS count
       FROM offerings WHERE id = $1
     ), next AS (
       SELECT id ${OF_OFFERING} AND status = 'waiting'
       ORDER BY position LIMIT (SELECT CASE WHEN count IS NOT NULL THEN greatest(count, 0) END FROM free)
     )
     UPDATE registrations AS registration
     SET status = 'offered', changed_at = now(),
       offered_until = least(now() + make_interval(hours => offer_hours), starts_at)
     FROM next, offerings AS offering
     WHERE registration.id = next.id AND offering.id = $1
       AND offering.status = 'published' AND starts_at > now()
     RETURNING registration.id, email`,
    [offeringId],
  );
  return offered;
}

export async function expireOffers(
  manager: EntityManager,
  offeringId: string,
): Promise<Recipient[]> {
  const [expired] = await manager.query<[Recipient[], number]>(
    `UPDATE registrations SET status = 'expired', offered_until = NULL, changed_at = now()
     WHERE offering_id = $1 AND status = 'offered' AND offered_until <= now()
     RETURNING id, email`,
    [offeringId],
  );
  return expired;
}

/** Returns the offerings of which an offer has expired. */
export function findExpiredOffers(manager: EntityManager): Promise<string[]> {
  return queryColumn(
    manager,
    `SELECT DISTINCT offering_id FROM registrations
     JOIN offerings AS offering ON offering.id = offering_id
     WHERE registrations.status = 'offered' AND offered_until <= now()
       AND offering.status = 'published'
     ORDER BY offering_id`,
  );
}

/** Returns the place on the waitlist, from 1, of each waiting registration. */
export async function findPlaces(
  manager: EntityManager,
  ids: string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await manager.query<{ id: string; place: number }[]>(
    `SELECT id, (SELECT count(*)::int FROM registrations AS earlier
       WHERE earlier.offering_id = registration.offering_id AND earlier.status = 'waiting'
         AND earlier.position <= registration.position) AS place
     FROM registrations AS registration WHERE id = ANY($1::uuid[]) AND status = 'waiting'`,
    [ids],
  );
  return new Map(rows.map(({ id, place }) => [id, place]));
}
