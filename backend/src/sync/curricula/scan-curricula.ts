import type { EntityManager } from 'typeorm';
import { PlatformError } from '../../common/problem/app-error.js';
import type { SyncHoldConfig } from '../../config/app-config.js';
import { isTooMuch } from '../changes/circuit-breaker.js';
import type { CoursePlatform, ReadCurricula, ScannedCatalogue } from '../platform.js';
import type { RunWatch } from '../progress/run-watch.js';
import { dueCourses } from './curricula.queries.js';

/** 75 seconds at the vendor's rate limit, the most that a crash can lose. */
const IN_A_ROUND = 120;

export async function scanCurricula(
  manager: EntityManager,
  { label, table }: CoursePlatform,
  readCurricula: ReadCurricula,
  { signal, watch, limits }: { signal: AbortSignal; watch: RunWatch; limits: SyncHoldConfig },
): Promise<ScannedCatalogue> {
  const due = await dueCourses(manager, IN_A_ROUND);
  const { curricula, problems } = await readCurricula(due, signal, watch);
  const [first] = problems;
  const had = curricula.size + problems.length;
  if (first && isTooMuch({ had, lost: problems.length }, limits)) {
    const what = `${problems.length} of ${had} curricula could not be read`;
    throw new PlatformError(
      `${label}: ${what} (${first.source}, ${first.field}: ${first.reason}).`,
    );
  }
  const read = due.filter(({ id }) => curricula.has(id));
  const rows = read.map(
    ({ id, row }) => [id, { ...row, curriculum: curricula.get(id) ?? [] }] as const,
  );
  const unread = problems.flatMap(({ courseId }) => courseId ?? []);
  return {
    table,
    rows: new Map(rows),
    problems,
    chapters: new Map(read.map(({ id, listed }) => [id, { listed, isRead: true }])),
    scope: [...curricula.keys(), ...unread],
  };
}
