import type { EntityManager } from 'typeorm';
import { keepBundles } from '../bundles/bundles.queries.js';
import { keepCurricula } from '../curricula/curricula.queries.js';
import { keepInstructors } from '../instructors/instructors.queries.js';
import { keepPromotions } from '../promotions/promotions.queries.js';
import { keepReviews } from '../reviews/reviews.queries.js';
import type { SyncHoldConfig } from '../../config/app-config.js';
import type { SyncRunDto } from '../dto/sync-run.dto.js';
import type { CoursePlatform, CoursesOnly, ScannedCatalogue, ScanProblem } from '../platform.js';
import type { Progress } from '../progress/progress.queries.js';
import { SyncCancelledError } from '../runs/sync-held.error.js';
import { closeReplacedRuns, wasRejected } from '../runs/sync-runs.queries.js';
import type { SyncRunsService } from '../runs/sync-runs.service.js';
import { isTooMuch, reasonsToHold } from './circuit-breaker.js';
import {
  lockStaged,
  recordProblems,
  stageRows,
  writeFacts,
  writeStaged,
} from './sync-changes.queries.js';
import { createHash } from 'node:crypto';

function countUnread(problems: ScanProblem[]): number {
  const named = new Set(problems.flatMap(({ courseId }) => courseId ?? []));
  return named.size + problems.filter(({ mayBeAny }) => mayBeAny).length;
}

/** Includes the unreadable records in a digest. Returns it unchanged if there are none. */
function withProblems(digest: string, problems: ScanProblem[]): string {
  if (problems.length === 0) return digest;
  const lines = problems.map(({ courseId, source, field }) => `${courseId} ${source} ${field}`);
  return createHash('md5')
    .update([digest, ...lines.sort()].join('\n'))
    .digest('hex');
}

export interface SyncOrder {
  by?: string;
  only?: CoursesOnly;
  tell?: (progress: Progress) => void;
  isRound?: boolean;
  signal?: AbortSignal;
  isPreview?: boolean;
  follows?: { id: number; digest: string };
}

interface SettledRun {
  id: number;
  order: SyncOrder;
  platform: CoursePlatform;
  limits: SyncHoldConfig;
  requests: number;
}

/**
 * Records the changes of a scan within a transaction, and writes them if the order allows it.
 * @throws SyncCancelledError when the followed preview needs no decision any more
 */
export async function settleRun(
  manager: EntityManager,
  runs: SyncRunsService,
  run: SettledRun,
  catalogue: ScannedCatalogue,
): Promise<SyncRunDto> {
  const { id, order, platform } = run;
  const { table, rows, problems } = catalogue;
  const staged = await stageRows(manager, id, catalogue);
  await recordProblems(manager, id, catalogue);
  const unread = countUnread(problems);
  const digest = withProblems(staged.digest, problems);
  const result = {
    ...staged,
    digest,
    problems: problems.length,
    fetched: rows.size + unread,
    requests: run.requests,
  };
  const hasMovedOn = order.follows !== undefined && order.follows.digest !== digest;
  if (order.isPreview || hasMovedOn) {
    return runs.finish(manager, id, { ...result, status: 'previewed' });
  }
  if (order.follows) await decideToApply(order.follows.id);
  if (!order.isRound) {
    await closeReplacedRuns(manager, platform.name, id, catalogue.scope ?? null);
  }
  if (!order.follows) {
    const error = await whyHeld();
    if (error) {
      const isKept = !order.by && (await wasRejected(manager, platform.name, digest));
      const decision = isKept ? 'keep' : null;
      return runs.finish(manager, id, { ...result, status: 'held', error, decision });
    }
  }
  const written = await lockStaged(manager, id, catalogue);
  await writeStaged(manager, id, catalogue);
  await writeFacts(manager, catalogue);
  await keepCurricula(manager, catalogue, order.isRound ?? false);
  await keepInstructors(manager, catalogue);
  await keepPromotions(manager, catalogue);
  await keepBundles(manager, catalogue);
  await keepReviews(manager, catalogue);
  const status = problems.length > 0 ? 'partial' : 'succeeded';
  const finished = await runs.finish(manager, id, { ...result, ...written, digest, status });
  if (order.isRound && !tellsAnything(finished)) await runs.forget(manager, id);
  return finished;

  /** @throws SyncCancelledError when somebody has decided about it during the scan */
  async function decideToApply(followed: number): Promise<void> {
    if (await runs.decide(manager, followed, 'apply', order.by ?? null)) return;
    throw new SyncCancelledError((await runs.get(followed, manager)).decided_by);
  }

  async function whyHeld(): Promise<string | null> {
    if (!catalogue.scope && rows.size === 0 && staged.removed > 0) {
      return (
        `${staged.removed} ${staged.removed === 1 ? 'course' : 'courses'} would disappear: ` +
        `${platform.label} returned an empty catalogue. Check that the credentials are for the right site.`
      );
    }
    const courses = { had: rows.size + unread, lost: unread };
    if (isTooMuch(courses, run.limits)) {
      return `${unread} of ${courses.had} courses could not be read. Look at the problems.`;
    }
    const reasons = await reasonsToHold(manager, table, id, run.limits);
    if (reasons.length === 0) return null;
    return `${reasons.join(', and ')}.`;
  }
}

/** Curriculum rounds are frequent and mostly find no changes. */
function tellsAnything({ updated, proposed, problems }: SyncRunDto): boolean {
  return updated + proposed + problems > 0;
}
