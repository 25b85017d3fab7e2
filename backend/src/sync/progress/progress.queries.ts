import type { EntityManager } from 'typeorm';
import { SyncRun } from '../runs/sync-run.entity.js';
import { type PlatformName } from '../../common/platforms.js';
import { SyncCancelledError } from '../runs/sync-held.error.js';

interface Wishes {
  isCancelled: boolean;
  cancelledBy: string | null;
  isWanted: boolean;
}

export interface Progress {
  pagesRead: number;
  coursesDone: number;
  coursesTotal: number | null;
  expectedAt: Date | null;
}

export async function keepProgress(
  manager: EntityManager,
  id: number,
  progress: Progress,
): Promise<void> {
  await manager.update(SyncRun, { id, status: 'running' }, progress);
}

export async function askToCancel(
  manager: EntityManager,
  id: number,
  by: string,
): Promise<boolean> {
  const [, affected] = await manager.query<[unknown[], number]>(
    `UPDATE sync_runs SET cancelled_at = now(), cancelled_by = $2
     WHERE id = $1 AND status = 'running' AND cancelled_at IS NULL`,
    [id, by],
  );
  return affected === 1;
}

export async function askToGiveWay(
  manager: EntityManager,
  platform: PlatformName,
): Promise<boolean> {
  const [, affected] = await manager.query<[unknown[], number]>(
    `UPDATE sync_runs SET wanted_at = now()
     WHERE platform = $1 AND status = 'running' AND trigger = 'curricula'`,
    [platform],
  );
  return affected > 0;
}

export async function wishesOf(manager: EntityManager, id: number): Promise<Wishes> {
  const [found] = await manager.query<Wishes[]>(
    `SELECT cancelled_at IS NOT NULL AS "isCancelled", name AS "cancelledBy",
       wanted_at IS NOT NULL AS "isWanted"
     FROM sync_runs AS run LEFT JOIN users ON users.id = run.cancelled_by AND deleted_at IS NULL
     WHERE run.id = $1`,
    [id],
  );
  return found ?? { isCancelled: false, cancelledBy: null, isWanted: false };
}

export async function endCancelling(manager: EntityManager, id: number): Promise<void> {
  await manager.query('SELECT FROM sync_runs WHERE id = $1 FOR UPDATE', [id]);
  const { isCancelled, cancelledBy } = await wishesOf(manager, id);
  if (isCancelled) throw new SyncCancelledError(cancelledBy);
}
