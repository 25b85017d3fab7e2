import type { DataSource, EntityManager } from 'typeorm';
import type { RecentErrorDto } from './dto/recent-error.dto.js';
import type { LoggedError } from './read-error.js';

const MOST_KEPT = 50;
const RECENT = `last_at > now() - interval '30 days'`;
const COUNTING_LOCK = 4711024;

/** All of its kind since the last time. */
export interface CountedErrors {
  last: LoggedError;
  firstAt: Date;
  count: number;
}

/** One process after the other, as each lets old rows go too. */
export async function countErrors(
  manager: EntityManager,
  { host, pid }: { host: string; pid: number },
  kinds: CountedErrors[],
): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [COUNTING_LOCK]);
  const rows = kinds.map(({ last, firstAt, count }) => ({
    ...{ message: last.message, part: last.part, route: last.route, errors: count },
    ...{ first_at: firstAt, last_at: last.at, request_id: last.requestId, host, pid },
  }));
  await manager.query(
    `INSERT INTO recent_errors AS known
     SELECT * FROM jsonb_populate_recordset(NULL::recent_errors, $1)
     ON CONFLICT (message, part, route) DO UPDATE SET
       errors = known.errors + EXCLUDED.errors, last_at = EXCLUDED.last_at,
       request_id = EXCLUDED.request_id, host = EXCLUDED.host, pid = EXCLUDED.pid`,
    [JSON.stringify(rows)],
  );
  await manager.query(
    `DELETE FROM recent_errors WHERE NOT ${RECENT} OR (message, part, route) NOT IN
       (SELECT message, part, route FROM recent_errors ORDER BY last_at DESC LIMIT ${MOST_KEPT})`,
  );
}

export function listErrors(dataSource: DataSource | EntityManager): Promise<RecentErrorDto[]> {
  return dataSource.query<RecentErrorDto[]>(
    `SELECT message, NULLIF(part, '') AS part, NULLIF(route, '') AS route, errors::float8 AS count,
       first_at, last_at, request_id, host, pid
     FROM recent_errors WHERE ${RECENT} ORDER BY last_at DESC, message, part, route`,
  );
}
