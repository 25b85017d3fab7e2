import type { EntityManager } from 'typeorm';

/** Courses or products that one run reads; the rest comes with the next. */
const AT_ONCE = 100;
/** Afterwards the next sync of everything has to do. */
const TRIES = 10;

export interface WaitingEvent {
  id: string;
  resource: 'course' | 'product';
  subject: number;
  tries: number;
}

export function waitingEvents(manager: EntityManager): Promise<WaitingEvent[]> {
  return manager.query<WaitingEvent[]>(
    `SELECT id, resource, resource_id::float8 AS subject, tries FROM sync_webhooks
     WHERE done_at IS NULL AND try_at <= now() ORDER BY try_at LIMIT $1`,
    [AT_ONCE],
  );
}

/** Whether no other replica has dealt with them all. */
export async function areWaiting(manager: EntityManager, ids: string[]): Promise<boolean> {
  const waiting = await manager.query<unknown[]>(
    'SELECT FROM sync_webhooks WHERE id = ANY($1) AND done_at IS NULL LIMIT 1',
    [ids],
  );
  return waiting.length > 0;
}

/** The courses that products sell as far as we know, since one that is gone cannot be asked. */
export async function coursesSold(manager: EntityManager, products: number[]): Promise<number[]> {
  const found = await manager.query<{ id: number }[]>(
    `SELECT thinkific_id::float8 AS id FROM courses
     WHERE substring(enroll_url FROM '/enroll/(\\d+)')::bigint = ANY($1)`,
    [products],
  );
  return found.map(({ id }) => id);
}

/** Their ids are kept for a while, as they may come again. */
export async function settle(manager: EntityManager, ids: string[]): Promise<void> {
  await manager.query('UPDATE sync_webhooks SET done_at = now() WHERE id = ANY($1)', [ids]);
  await manager.query(`DELETE FROM sync_webhooks WHERE done_at < now() - interval '30 days'`);
}

/** Until a pause is over that doubles from half a minute to an hour. */
export async function putOff(manager: EntityManager, ids: string[]): Promise<void> {
  await manager.query(
    `UPDATE sync_webhooks SET tries = tries + 1,
       try_at = now() + least(interval '30 seconds' * 2 ^ tries, interval '1 hour'),
       done_at = CASE WHEN tries + 1 >= $2 THEN now() END
     WHERE id = ANY($1) AND done_at IS NULL`,
    [ids, TRIES],
  );
}
