import type { EntityManager } from 'typeorm';
import { SyncCancelledError } from './sync-cancelled.error.js';

/** How far a run has come. */
export interface Progress {
  pagesRead: number;
  coursesDone: number;
  /** Null while it is not known, as is `expectedAt`. */
  coursesTotal: number | null;
  expectedAt: Date | null;
}

export async function keepProgress(
  manager: EntityManager,
  id: number,
  { pagesRead, coursesDone, coursesTotal, expectedAt }: Progress,
): Promise<void> {
  await manager.query(
    `UPDATE sync_runs SET pages_read = $2, courses_done = $3, courses_total = $4, expected_at = $5
     WHERE id = $1 AND status = 'running'`,
    [id, pagesRead, coursesDone, coursesTotal, expectedAt],
  );
}

/** @returns whether it was running and nobody else had cancelled it */
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

export async function isCancelled(manager: EntityManager, id: number): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    'SELECT FROM sync_runs WHERE id = $1 AND cancelled_at IS NOT NULL',
    [id],
  );
  return found.length > 0;
}

/** From here to the end of the transaction it is too late to cancel. @throws SyncCancelledError */
export async function endCancelling(manager: EntityManager, id: number): Promise<void> {
  await manager.query('SELECT FROM sync_runs WHERE id = $1 FOR UPDATE', [id]);
  if (await isCancelled(manager, id)) throw new SyncCancelledError();
}
