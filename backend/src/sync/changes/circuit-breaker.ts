import type { EntityManager } from 'typeorm';
import type { SyncHoldConfig } from '../../config/app-config.js';
import type { MirrorTable } from './mirror-table.js';

/** How many courses have something, and how many would lose it. */
interface Loss {
  had: number;
  lost: number;
}

export function isTooMuch({ had, lost }: Loss, limits: SyncHoldConfig): boolean {
  return lost >= limits.least && lost * 100 > had * limits.percent;
}

/**
 * Says what the staged changes would take away, where that is more likely an error of the platform
 * than a decision of somebody there. Empty when nothing is suspicious.
 */
export async function reasonsToHold(
  manager: EntityManager,
  { name, key, lost, watched }: MirrorTable,
  runId: number,
  limits: SyncHoldConfig,
): Promise<string[]> {
  const fields = Object.entries(watched);
  const losses = fields.map(
    ([column]) => `
      jsonb_build_object('had', (SELECT count(*) FROM ${name} WHERE removed_at IS NULL AND ${column} IS NOT NULL),
        'lost', count(*) FILTER (WHERE change.fields -> '${column}' -> 1 = 'null'))`,
  );
  const [found] = await manager.query<[{ seen: Loss; losses: Loss[] }]>(
    `SELECT
       jsonb_build_object('had', (SELECT count(*) FROM ${name} AS stored WHERE stored.is_visible),
         'lost', count(*) FILTER (WHERE stored.is_visible AND (${lost}))) AS seen,
       jsonb_build_array(${losses.join(', ')}) AS losses
     FROM sync_changes AS change JOIN ${name} AS stored ON stored.${key}::text = change.course_id
     WHERE change.run_id = $1 AND change.held_by IS NULL`,
    [runId],
  );
  const reasons = isTooMuch(found.seen, limits)
    ? [`${found.seen.lost} ${found.seen.lost === 1 ? 'course' : 'courses'} would disappear`]
    : [];
  for (const [place, [, label]] of fields.entries()) {
    const loss = found.losses[place];
    if (loss && isTooMuch(loss, limits))
      reasons.push(`${loss.lost} of ${loss.had} ${label} would be lost`);
  }
  return reasons;
}
