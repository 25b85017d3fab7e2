import type { EntityManager } from 'typeorm';
import { containsPattern, isLike } from '../../common/sql/is-wanted.js';
import { queryColumn, queryValue } from '../../common/sql/query.js';
import type { RegistrationStatus } from './registration.entity.js';
import type { Recipient } from './seats.queries.js';

export interface RegistrationsWanted {
  search?: string;
  status?: RegistrationStatus;
  page: number;
  limit: number;
}

const MATCHES = `offering_id = $1 AND ($2::text IS NULL OR status = $2)
  AND ${isLike(`fold(name || ' ' || email)`, '$3')}`;

/** Those with a seat come first, then the waitlist, then ended ones, each in the order of arrival. */
const IN_ORDER = `CASE WHEN status IN ('confirmed', 'offered') THEN 1
  WHEN status = 'waiting' THEN 2 ELSE 3 END, position`;

export async function findRegistrationIds(
  manager: EntityManager,
  offeringId: string,
  { search = '', status, page, limit }: RegistrationsWanted,
): Promise<{ ids: string[]; total: number }> {
  const values = [offeringId, status ?? null, containsPattern(search)];
  const ids = await queryColumn<string>(
    manager,
    `SELECT id FROM registrations WHERE ${MATCHES} ORDER BY ${IN_ORDER} LIMIT $4 OFFSET $5`,
    [...values, limit, (page - 1) * limit],
  );
  const total = await queryValue<number>(
    manager,
    `SELECT count(*)::int FROM registrations WHERE ${MATCHES}`,
    values,
  );
  return { ids, total };
}

/** Returns the newest mail to each person about the offering, messages to all included. */
export async function findNewestMails(
  manager: EntityManager,
  ids: string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await manager.query<{ id: string; mail: string }[]>(
    `SELECT registration.id, newest.id AS mail FROM registrations AS registration
     CROSS JOIN LATERAL (
       SELECT mails.id FROM mails
       WHERE cause = registration.id OR kind = 'participant-message' AND recipient = email
         AND cause IN (SELECT message.id FROM participant_messages AS message
                       WHERE message.offering_id = registration.offering_id)
       ORDER BY created_at DESC, mails.id LIMIT 1
     ) AS newest
     WHERE registration.id = ANY($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id, mail }) => [id, mail]));
}

export async function updateAttendance(
  manager: EntityManager,
  offeringId: string,
  ids: string[],
  hasAttended: boolean | null,
): Promise<number> {
  const [, updated] = await manager.query<[unknown, number]>(
    `UPDATE registrations SET has_attended = $3
     WHERE offering_id = $1 AND id = ANY($2::uuid[]) AND status = 'confirmed'
       AND has_attended IS DISTINCT FROM $3`,
    [offeringId, ids, hasAttended],
  );
  return updated;
}

export function findParticipants(manager: EntityManager, offeringId: string): Promise<Recipient[]> {
  return manager.query(
    `SELECT id, email FROM registrations WHERE offering_id = $1 AND status = 'confirmed'
     ORDER BY position`,
    [offeringId],
  );
}
