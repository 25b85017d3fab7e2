import { type Manager, queryValue } from '../../../common/sql/query.js';

/** Milliseconds. A slot that is further away was given when the clock was wrong. */
const FURTHEST = 600_000;
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** Takes the next free slot, by the clock of the database. @returns the milliseconds until then */
export function takeSlot(manager: Manager, key: string, interval: number): Promise<number> {
  return queryValue(
    manager,
    `INSERT INTO rate_limits AS kept (key, points, expire) VALUES ($1, 0, ${NOW} + $2)
     ON CONFLICT (key) DO UPDATE SET expire = $2 +
       CASE WHEN kept.expire BETWEEN ${NOW} AND ${NOW} + ${FURTHEST} THEN kept.expire ELSE ${NOW} END
     RETURNING (expire - $2 - ${NOW})::int`,
    [key, interval],
  );
}

/** Gives no more slots for so many milliseconds. */
export async function pauseSlots(
  manager: Manager,
  key: string,
  milliseconds: number,
): Promise<void> {
  await manager.query(
    `INSERT INTO rate_limits AS kept (key, points, expire) VALUES ($1, 0, ${NOW} + $2)
     ON CONFLICT (key) DO UPDATE SET expire = greatest(kept.expire, excluded.expire)`,
    [key, Math.ceil(milliseconds)],
  );
}
