import type { EntityManager } from 'typeorm';
import { queryValue } from '../../common/sql/query.js';
import type { Recipient } from './seats.queries.js';

/** Mails about one registration that a stranger may cause by its address. */
const MOST_REMINDED = 3;
/** Reminders queued in one transaction. */
const BATCH = 1_000;

/** Tells whether the last mail of this kind is ten minutes old, and there were few of them. */
export function mayRemind(manager: EntityManager, id: string, kind: string): Promise<boolean> {
  return queryValue(
    manager,
    `SELECT count(*) < $3 AND coalesce(max(created_at) < now() - interval '10 minutes', true)
     FROM mails WHERE cause = $1 AND kind = $2`,
    [id, kind, MOST_REMINDED],
  );
}

/**
 * Returns who has to learn of a change of an offering. Calendars take the change because of the new version, and people
 * are reminded of the new time.
 */
export async function announceChange(
  manager: EntityManager,
  offeringId: string,
): Promise<Recipient[]> {
  const [active] = await manager.query<[Recipient[], number]>(
    `UPDATE registrations AS registration SET version = registration.version + 1, changed_at = now(),
       offered_until = CASE WHEN offered_until IS NOT NULL THEN least(offered_until, starts_at) END,
       day_reminder_at = CASE WHEN starts_at < now() + interval '1 day' THEN day_reminder_at END,
       hour_reminder_at = CASE WHEN starts_at < now() + interval '1 hour' THEN hour_reminder_at END
     FROM offerings AS offering
     WHERE offering.id = offering_id AND offering_id = $1
       AND registration.status IN ('confirmed', 'offered', 'waiting')
     RETURNING registration.id, email`,
    [offeringId],
  );
  return active;
}

export const takeDayReminders = (manager: EntityManager) =>
  takeReminders(manager, 'day_reminder_at', '1 day');

/** Also marks the reminder of a day before as sent, in case nobody could send it in time. */
export const takeHourReminders = (manager: EntityManager) =>
  takeReminders(manager, 'hour_reminder_at', '1 hour');

/** Leaves out people who got a mail with the time after this moment, because they have just registered. */
async function takeReminders(
  manager: EntityManager,
  column: 'day_reminder_at' | 'hour_reminder_at',
  before: string,
): Promise<Recipient[]> {
  const [due] = await manager.query<[Recipient[], number]>(
    `UPDATE registrations AS registration
     SET day_reminder_at = coalesce(day_reminder_at, now()),
       hour_reminder_at = CASE WHEN $3::boolean THEN now() ELSE hour_reminder_at END
     FROM (
       SELECT participant.id FROM registrations AS participant
       JOIN offerings AS offering ON offering.id = offering_id
       WHERE participant.status = 'confirmed' AND offering.status = 'published'
         AND starts_at > now() AND starts_at <= now() + $1::interval
         AND participant.changed_at < starts_at - $1::interval
         AND participant.${column} IS NULL
       LIMIT $2 FOR UPDATE OF participant SKIP LOCKED
     ) AS due
     WHERE registration.id = due.id RETURNING registration.id, email`,
    [before, BATCH, column === 'hour_reminder_at'],
  );
  return due;
}
