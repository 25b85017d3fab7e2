import type { EntityManager } from 'typeorm';
import type { ListAdminTestimonialsQuery } from '../dto/list-admin-testimonials.query.js';

/** What stands on one page of a list. */
export interface FoundPage {
  /** Newest first. */
  ids: string[];
  /** Rows on all pages. */
  total: number;
  /** There is more than `total`, which the list does not show. */
  truncated?: boolean;
}

/**
 * One page of all testimonials, or of those of one status. The counts that the database keeps for
 * each day say on which day the page begins and on which it ends, so that from the nearer end of
 * these days only a few rows have to be passed over, however far back the page is.
 */
export async function findPage(
  manager: Pick<EntityManager, 'query'>,
  { page, limit, status }: ListAdminTestimonialsQuery,
): Promise<FoundPage> {
  const from = (page - 1) * limit;
  const [place] = await manager.query<[Place]>(PLACE, [status ?? null, from, from + limit]);
  const { total, newer, older } = place;
  if (from >= total) return { ids: [], total };
  const to = Math.min(from + limit, total);
  const backwards = total - older - to < from - newer;
  const rows = await manager.query<{ id: string }[]>(
    backwards ? FROM_THE_OLDER_END : FROM_THE_NEWER_END,
    [
      status ?? null,
      backwards ? place.last_day : place.first_day,
      backwards ? total - older - to : from - newer,
      to - from,
    ],
  );
  const ids = rows.map(({ id }) => id);
  return { ids: backwards ? ids.toReversed() : ids, total };
}

interface Place {
  total: number;
  /** The day of the page's first row, and how many rows all newer days have. */
  first_day: string;
  newer: number;
  /** The day of the page's last row, and how many rows all older days have. */
  last_day: string;
  older: number;
}

/** $2 and $3: how many rows are newer than the page, without and with its own. */
const PLACE = `
  WITH days AS (
    SELECT day, sum(total) AS rows FROM testimonial_counts
    WHERE $1::text IS NULL OR status = $1 GROUP BY day
  ), placed AS (
    SELECT day, rows, sum(rows) OVER (ORDER BY day DESC) AS until FROM days
  )
  SELECT
    coalesce(sum(rows), 0)::float8 AS total,
    (max(day) FILTER (WHERE until > $2))::text AS first_day,
    coalesce(sum(rows) FILTER (WHERE until <= $2), 0)::float8 AS newer,
    (min(day) FILTER (WHERE until - rows < $3))::text AS last_day,
    coalesce(sum(rows) FILTER (WHERE until - rows >= $3), 0)::float8 AS older
  FROM placed`;

const OF_STATUS = '($1::text IS NULL OR status = $1)';

// A date alone would begin at the midnight of the session’s time zone, hence the casts.
const FROM_THE_NEWER_END = `
  SELECT id FROM testimonials
  WHERE ${OF_STATUS} AND created_at < ($2::date + 1)::timestamp AT TIME ZONE 'UTC'
  ORDER BY created_at DESC, id DESC OFFSET $3 LIMIT $4`;

const FROM_THE_OLDER_END = `
  SELECT id FROM testimonials
  WHERE ${OF_STATUS} AND created_at >= $2::date::timestamp AT TIME ZONE 'UTC'
  ORDER BY created_at, id OFFSET $3 LIMIT $4`;
