import { ConflictError, NotFoundError } from '../../common/problem/app-error.js';
import { type Manager, queryRow } from '../../common/sql/query.js';
import type { StoredDifference } from '../../common/sync-rule.js';
import { isOf, type MirrorTable } from '../changes/mirror-table.js';
import type { WaitingCoursesDto } from '../dto/waiting-courses.dto.js';
import type { CoursePlatform } from '../platform.js';

const SHOWN = 5;

export function findWaiting(
  manager: Manager,
  platforms: readonly CoursePlatform[],
): Promise<WaitingCoursesDto> {
  const ofEach = platforms.map(
    ({ name, table }) => `
      SELECT '${name}' AS platform, ${table.id}::text AS id, ${table.title} AS title,
        difference ->> 'kind' AS kind, difference ->> 'found_at' AS found_at
      FROM ${table.name} AS stored
      WHERE ${isOf(table, 'stored')} AND sync_rule = 'ask' AND NOT (difference ->> 'declined')::boolean`,
  );
  return queryRow(
    manager,
    `WITH found AS (${ofEach.join(' UNION ALL ')})
     SELECT (SELECT count(*)::int FROM found) AS total,
       ARRAY(SELECT to_jsonb(found) FROM found ORDER BY found_at, id LIMIT ${SHOWN}) AS courses`,
  );
}

/**
 * Locks the course until the transaction ends.
 * @throws NotFoundError, ConflictError when the platform's values have changed since
 */
export async function findProposal(
  manager: Manager,
  table: MirrorTable,
  id: string,
  version: string,
): Promise<StoredDifference & { platformId: string }> {
  const [found] = await manager.query<{ difference: StoredDifference; platform_id: string }[]>(
    `SELECT difference, ${table.key} AS platform_id FROM ${table.name} AS stored
     WHERE ${isOf(table, 'stored')} AND ${table.id}::text = $1 AND sync_rule = 'ask'
       AND difference IS NOT NULL FOR NO KEY UPDATE`,
    [id],
  );
  if (!found) throw new NotFoundError(`There is no course ${id} that awaits a decision.`);
  const { difference, platform_id: platformId } = found;
  if (difference.version === version) return { ...difference, platformId };
  throw new ConflictError(
    'The platform has changed this course again. Check the changes, then decide.',
  );
}

export async function declineProposal(
  manager: Manager,
  { name, id: column }: MirrorTable,
  id: string,
): Promise<void> {
  await manager.query(
    `UPDATE ${name} SET difference = difference || '{"declined": true}' WHERE ${column}::text = $1`,
    [id],
  );
}
