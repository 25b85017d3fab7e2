import type { EntityManager } from 'typeorm';
import type { PlatformName, SyncStatus } from './sync-run.entity.js';

/** What a platform's runs come to. Previews count only when they fail, undos and runs of some courses never. */
export interface LatestRuns {
  platform: PlatformName;
  /** Null before the first run, as are the other columns of the latest one. */
  status: SyncStatus | null;
  error: string | null;
  started_at: Date | null;
  finished_at: Date | null;
  /** When the courses were last as on the platform. */
  synced_at: Date | null;
  /** When they were, or differed only by what an admin had kept before. */
  checked_at: Date | null;
  /** The newest run that waits for an admin, also one of some courses, and why it does. */
  held_run: number | null;
  held_error: string | null;
  /** Failed runs since the last one that ended otherwise; also while the next try is under way. */
  failures: number;
  /** By the database's clock, which all replicas share. */
  now: Date;
}

/** Other runs do not read the whole platform, or were recorded while a clock was wrong: clocks differ by less. */
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
  manager: EntityManager,
  platforms: readonly PlatformName[],
): Promise<LatestRuns[]> {
  return manager.query<LatestRuns[]>(LATEST, [platforms]);
}
