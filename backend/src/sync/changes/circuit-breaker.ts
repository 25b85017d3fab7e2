import type { EntityManager } from 'typeorm';
import type { SyncHoldConfig } from '../../config/app-config.js';
import type { MirrorTable } from './mirror-table.js';
import { countLosses, type Loss } from './listed-changes.queries.js';

export function isTooMuch({ had, lost }: Loss, limits: SyncHoldConfig): boolean {
  return lost >= limits.least && lost * 100 > had * limits.percent;
}

export async function reasonsToHold(
  manager: EntityManager,
  table: MirrorTable,
  runId: number,
  limits: SyncHoldConfig,
): Promise<string[]> {
  const { seen, losses } = await countLosses(manager, table, runId);
  const reasons = isTooMuch(seen, limits)
    ? [`${seen.lost} ${seen.lost === 1 ? 'course' : 'courses'} would disappear`]
    : [];
  for (const [place, label] of Object.values(table.watched).entries()) {
    const loss = losses[place];
    if (loss && isTooMuch(loss, limits))
      reasons.push(`${loss.lost} of ${loss.had} ${label} would be lost`);
  }
  return reasons;
}
