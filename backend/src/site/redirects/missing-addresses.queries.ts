import type { Manager } from '../../common/sql/query.js';

const MOST_KEPT = 1_000;
const DAYS_KEPT = 90;

/** The order of the paths keeps two processes from waiting for each other's rows. */
export async function countVisits(
  manager: Manager,
  visits: ReadonlyMap<string, number>,
): Promise<void> {
  await manager.query(
    `INSERT INTO missing_addresses (path, visits)
     SELECT path, visits FROM unnest($1::text[], $2::int[]) AS seen (path, visits) ORDER BY path
     ON CONFLICT (path) DO UPDATE SET
       visits = missing_addresses.visits + EXCLUDED.visits, last_seen = now()`,
    [[...visits.keys()], [...visits.values()]],
  );
}

/** Deletes addresses that nobody has asked for in 90 days, and the rarest ones over the limit. */
export async function pruneMissingAddresses(manager: Manager): Promise<void> {
  await manager.query(
    `DELETE FROM missing_addresses WHERE id NOT IN (
       SELECT id FROM missing_addresses WHERE last_seen > now() - interval '${DAYS_KEPT} days'
       ORDER BY visits DESC, last_seen DESC LIMIT ${MOST_KEPT}
     )`,
  );
}
