import { type Manager, queryColumn, queryValue } from '../../common/sql/query.js';
import type { SyncProblemDto } from '../dto/sync-problem.dto.js';
import type { SyncStatus } from './sync-run.entity.js';
import type { PlatformName } from '../../common/platforms.js';

/** A summary of a platform's runs. Previews count only if they fail; undos and runs of some courses never do. */
export interface LatestRuns {
  platform: PlatformName;
  status: SyncStatus | null;
  error: string | null;
  started_at: Date | null;
  finished_at: Date | null;
  synced_at: Date | null;
  checked_at: Date | null;
  held_run: number | null;
  held_error: string | null;
  /** Failed runs since the last success, also during the next attempt. */
  failures: number;
  now: Date;
}

/** Excludes runs of some courses and runs recorded by a wrong clock. */
const IS_SYNC =
  "trigger <> 'undo' AND scope = 'platform' AND started_at < now() + interval '1 hour'";

const LATEST = `
  SELECT platforms.platform, latest.status, latest.error, latest.started_at, latest.finished_at,
    success.finished_at AS synced_at, checked.finished_at AS checked_at,
    held.id::int AS held_run, held.error AS held_error,
    (
      SELECT count(*)::int FROM sync_runs AS run
      WHERE run.platform = platforms.platform AND status = 'failed'
        AND ${IS_SYNC} AND started_at > coalesce((
        SELECT max(started_at) FROM sync_runs AS other
        WHERE other.platform = platforms.platform
          AND status NOT IN ('failed', 'previewed', 'running') AND ${IS_SYNC}
      ), '-infinity')
    ) AS failures,
    clock_timestamp() AS now
  FROM unnest($1::text[]) AS platforms (platform)
  LEFT JOIN LATERAL (
    SELECT * FROM sync_runs AS run WHERE run.platform = platforms.platform
      AND status <> 'previewed' AND ${IS_SYNC}
    ORDER BY started_at DESC, id DESC LIMIT 1
  ) AS latest ON true
  LEFT JOIN LATERAL (
    SELECT finished_at FROM sync_runs AS run
    WHERE run.platform = platforms.platform AND status IN ('succeeded', 'partial')
      AND ${IS_SYNC}
    ORDER BY started_at DESC, id DESC LIMIT 1
  ) AS success ON true
  LEFT JOIN LATERAL (
    SELECT finished_at FROM sync_runs AS run
    WHERE run.platform = platforms.platform AND ${IS_SYNC}
      AND (status IN ('succeeded', 'partial')
        OR status = 'held' AND decision = 'keep' AND decided_at IS NULL)
    ORDER BY started_at DESC, id DESC LIMIT 1
  ) AS checked ON true
  LEFT JOIN LATERAL (
    SELECT id, error FROM sync_runs AS run
    WHERE run.platform = platforms.platform AND status = 'held' AND decision IS NULL
    ORDER BY started_at DESC, id DESC LIMIT 1
  ) AS held ON true`;

export function latestRuns(
  manager: Manager,
  platforms: readonly PlatformName[],
): Promise<LatestRuns[]> {
  return manager.query(LATEST, [platforms]);
}

export function findProblems(manager: Manager, id: number): Promise<SyncProblemDto[]> {
  return manager.query(
    `SELECT course_id, title, source, field, reason FROM sync_problems
     WHERE run_id = $1 ORDER BY place`,
    [id],
  );
}

export function findCourses(manager: Manager, id: number): Promise<number[]> {
  return queryColumn(
    manager,
    `SELECT course_id::float8 FROM sync_changes WHERE run_id = $1 UNION
     SELECT course_id::float8 FROM sync_problems WHERE run_id = $1 AND course_id IS NOT NULL`,
    [id],
  );
}

export async function forgetOldRuns(manager: Manager): Promise<void> {
  await manager.query(
    `DELETE FROM sync_runs
     WHERE status <> 'running' AND (started_at < now() - interval '1 year'
       OR status = 'previewed' AND started_at < now() - interval '7 days')`,
  );
}

/**
 * Closes held runs of a platform that a newer run replaces.
 * @param scope the courses of the newer run; undefined for all
 */
export async function closeReplacedRuns(
  manager: Manager,
  platform: PlatformName,
  by: number,
  scope: string[] | null,
): Promise<void> {
  await manager.query(
    `UPDATE sync_runs AS held SET decision = 'overtaken', decided_at = now()
     WHERE platform = $1 AND status = 'held' AND decision IS NULL AND id <> $2
       AND ($3::text[] IS NULL OR NOT EXISTS (
         SELECT FROM sync_changes WHERE run_id = held.id AND course_id <> ALL ($3) UNION ALL
         SELECT FROM sync_problems
         WHERE run_id = held.id AND (course_id IS NULL OR course_id <> ALL ($3))))`,
    [platform, by, scope],
  );
}

/**
 * Returns whether an admin has rejected the same changes before. A successful sync in between makes it a new question.
 */
export function wasRejected(
  manager: Manager,
  platform: PlatformName,
  digest: string,
): Promise<boolean> {
  return queryValue(
    manager,
    `SELECT EXISTS (
       SELECT FROM sync_runs AS kept
       WHERE platform = $1 AND digest = $2 AND status = 'held' AND decision = 'keep'
         AND NOT EXISTS (
           SELECT FROM sync_runs WHERE platform = $1 AND id > kept.id AND scope = 'platform'
             AND trigger <> 'undo' AND status IN ('succeeded', 'partial')))`,
    [platform, digest],
  );
}
