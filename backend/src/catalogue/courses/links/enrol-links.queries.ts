import type { Manager } from '../../../common/sql/query.js';
import type { LinkProblem, LinkState } from './check-link.js';

interface EnrolLink {
  id: string;
  url: string;
}

const CONFIRMED_AFTER = '2 hours';
const AGAIN = { works: '24 hours', failed: '3 hours', unknown: '1 hour' } as const;

/** SQL: whether the link failed twice, hours apart, and has not worked since. */
export const IS_DEAD = `link.problem IS NOT NULL
  AND link.checked_at >= link.failing_since + interval '${CONFIRMED_AFTER}'`;

export function findDue(manager: Manager, most: number): Promise<EnrolLink[]> {
  return manager.query(
    `SELECT course.thinkific_id AS id, course.enroll_url AS url
     FROM courses AS course LEFT JOIN enrol_links AS link
       ON link.thinkific_id = course.thinkific_id AND link.url = course.enroll_url
     WHERE course.is_visible AND course.enroll_url IS NOT NULL
       AND (link.due_at IS NULL OR link.due_at <= now())
     ORDER BY link.due_at NULLS FIRST, course.thinkific_id LIMIT $1`,
    [most],
  );
}

export async function keepState(
  manager: Manager,
  { id, url }: EnrolLink,
  state: LinkState,
): Promise<void> {
  await manager.query('DELETE FROM enrol_links WHERE thinkific_id = $1 AND url <> $2', [id, url]);
  if (state === 'unknown') {
    await manager.query(
      `INSERT INTO enrol_links (thinkific_id, url, due_at)
       SELECT thinkific_id, $2, now() + interval '${AGAIN.unknown}'
       FROM courses WHERE thinkific_id = $1 FOR KEY SHARE
       ON CONFLICT (thinkific_id) DO UPDATE SET due_at = excluded.due_at`,
      [id, url],
    );
    return;
  }
  const problem: LinkProblem | null = state === 'works' ? null : state;
  await manager.query(
    `INSERT INTO enrol_links AS kept (thinkific_id, url, problem, failing_since, checked_at, due_at)
     SELECT thinkific_id, $2, $3, CASE WHEN $3::text IS NOT NULL THEN now() END, now(),
       now() + interval '${problem ? AGAIN.failed : AGAIN.works}'
     FROM courses WHERE thinkific_id = $1 FOR KEY SHARE
     ON CONFLICT (thinkific_id) DO UPDATE SET
       problem = excluded.problem,
       failing_since =
         CASE WHEN excluded.problem IS NOT NULL
           THEN coalesce(kept.failing_since, excluded.failing_since) END,
       checked_at = excluded.checked_at,
       due_at = excluded.due_at`,
    [id, url, problem],
  );
}
