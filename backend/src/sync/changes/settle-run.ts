import type { EntityManager } from 'typeorm';
import type { SyncHoldConfig } from '../../config/app-config.js';
import type { SyncRunDto } from '../dto/sync-run.dto.js';
import type { CoursePlatform, ScannedCatalogue } from '../platform.js';
import type { SyncRunsService } from '../runs/sync-runs.service.js';
import { reasonsToHold } from './circuit-breaker.js';
import { stageRows, writeStaged } from './stage-rows.js';

/** What a run is asked for, but for its platform. */
export interface SyncOrder {
  /** The user who asked; nobody is there to be asked back without one. */
  by?: string;
  /** Only looks. */
  isPreview?: boolean;
  /** A run that has looked: its changes are written, and no others. */
  follows?: { id: number; digest: string };
}

interface SettledRun {
  id: number;
  order: SyncOrder;
  platform: CoursePlatform;
  limits: SyncHoldConfig;
}

/** Records what a scan changes, and writes it if it was asked to and may. Inside a transaction. */
export async function settleRun(
  manager: EntityManager,
  runs: SyncRunsService,
  run: SettledRun,
  { table, rows }: ScannedCatalogue,
): Promise<SyncRunDto> {
  const { id, order, platform } = run;
  const staged = await stageRows(manager, table, id, rows);
  const result = { ...staged, fetched: rows.size, requests: platform.requests };
  const hasMovedOn = order.follows !== undefined && order.follows.digest !== staged.digest;
  if (order.isPreview || hasMovedOn) {
    return runs.finish(manager, id, { ...result, status: 'previewed' });
  }
  await runs.overtakeHeld(manager, platform.name, order.follows?.id ?? id);
  if (order.follows) {
    await runs.decide(manager, order.follows.id, 'apply', order.by ?? null);
  } else {
    const error = await whyHeld();
    if (error) {
      const isKept = !order.by && (await runs.wasKept(manager, platform.name, staged.digest));
      const decision = isKept ? 'keep' : null;
      return runs.finish(manager, id, { ...result, status: 'held', error, decision });
    }
  }
  await writeStaged(manager, table, id, rows);
  return runs.finish(manager, id, { ...result, status: 'succeeded' });

  async function whyHeld(): Promise<string | null> {
    if (rows.size === 0 && staged.removed > 0) {
      return (
        `${platform.label} answered with an empty catalogue, while ${staged.removed} of its courses are held here, ` +
        'so nothing was changed. Check that the credentials are those of the right site.'
      );
    }
    const reasons = await reasonsToHold(manager, table, id, run.limits);
    if (reasons.length === 0) return null;
    return `The sync would ${reasons.join(' and ')}, so nothing was changed. Apply it anyway, or keep the courses as they are.`;
  }
}
