import type { EntityManager } from 'typeorm';
import type { Recipient } from './seats.queries.js';

/** Days after the mail, and days without one. */
const DAYS_KEPT = 30;
const DAYS_WAITING = 365;

/** Somebody who got a mail can ask again for the next date. */
export async function addInterest(
  manager: EntityManager,
  courseId: string,
  email: string,
): Promise<void> {
  await manager.query(
    `INSERT INTO course_interests AS known (course_id, email) VALUES ($1, $2)
     ON CONFLICT (course_id, email) DO UPDATE
     SET created_at = now(), offering_id = NULL, notified_at = NULL
     WHERE known.notified_at IS NOT NULL`,
    [courseId, email],
  );
}

export async function takeInterested(
  manager: EntityManager,
  courseId: number,
  offeringId: string,
): Promise<Recipient[]> {
  const [interested] = await manager.query<[Recipient[], number]>(
    `UPDATE course_interests SET offering_id = $2, notified_at = now()
     WHERE course_id = $1 AND notified_at IS NULL RETURNING id, email`,
    [courseId, offeringId],
  );
  return interested;
}

export async function deleteOldInterests(manager: EntityManager): Promise<Recipient[]> {
  const [old] = await manager.query<[Recipient[], number]>(
    `DELETE FROM course_interests
     WHERE notified_at < now() - make_interval(days => $1)
       OR created_at < now() - make_interval(days => $2)
     RETURNING id, email`,
    [DAYS_KEPT, DAYS_WAITING],
  );
  return old;
}
