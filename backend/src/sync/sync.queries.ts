import { type Manager, queryColumn, queryValue } from '../common/sql/query.js';
import { isOf } from './changes/mirror-table.js';
import type { ScannedCatalogue } from './platform.js';
import type { PlatformName } from '../common/platforms.js';

/** Separates sync locks from other advisory locks; the second key is the platform's number. */
const NAMESPACE = 4711002;

export function tryLockSync(manager: Manager, platform: number): Promise<boolean> {
  return queryValue(manager, 'SELECT pg_try_advisory_lock($1, $2)', [NAMESPACE, platform]);
}

export async function unlockSync(manager: Manager, platform: number): Promise<void> {
  await manager.query('SELECT pg_advisory_unlock($1, $2)', [NAMESPACE, platform]);
}

export function countCourses(
  manager: Manager,
): Promise<{ platform: PlatformName; courses: number }[]> {
  return manager.query(
    `SELECT platform, count(*)::int AS courses FROM courses WHERE removed_at IS NULL GROUP BY 1
     UNION ALL
     SELECT 'udemy', count(*)::int FROM udemy_courses WHERE removed_at IS NULL`,
  );
}

export function findMissing(
  manager: Manager,
  { table, rows, problems }: ScannedCatalogue,
): Promise<string[]> {
  const present = [...rows.keys(), ...problems.flatMap(({ courseId }) => courseId ?? [])];
  return queryColumn(
    manager,
    `SELECT ${table.key} FROM ${table.name} AS stored WHERE ${isOf(table, 'stored')} AND removed_at IS NULL
     AND (sync_rule = 'follow' OR difference ->> 'kind' IS DISTINCT FROM 'removed')
     AND NOT EXISTS (SELECT FROM unnest($1::text[]) AS present (id) WHERE present.id = ${table.key})`,
    [present],
  );
}
