import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { MOST_PROBLEMS } from '../dto/sync-problem.dto.js';
import type { ScannedCatalogue, ScanProblem } from '../platform.js';

/** Courses that the platform has and that could not be read. */
export function countUnread(problems: ScanProblem[]): number {
  const named = new Set(problems.flatMap(({ courseId }) => courseId ?? []));
  return named.size + problems.filter(({ mayBeAny }) => mayBeAny).length;
}

/** A digest that is also of what could not be read; without that, the same one. */
export function withProblems(digest: string, problems: ScanProblem[]): string {
  if (problems.length === 0) return digest;
  const lines = problems.map(({ courseId, source, field }) => `${courseId} ${source} ${field}`);
  return createHash('md5')
    .update([digest, ...lines.sort()].join('\n'))
    .digest('hex');
}

/** Keeps the first of them with the run. */
export async function recordProblems(
  manager: EntityManager,
  runId: number,
  { table, problems }: ScannedCatalogue,
): Promise<void> {
  if (problems.length === 0) return;
  await manager.query(
    `INSERT INTO sync_problems (run_id, place, course_id, title, source, field, reason)
     SELECT $1, row_number() OVER (), problem."courseId", stored.${table.title}, problem.source,
       problem.field, problem.reason
     FROM json_to_recordset($2)
       AS problem ("courseId" text, source text, field text, reason text)
     LEFT JOIN ${table.name} AS stored ON stored.${table.key}::text = problem."courseId"`,
    [runId, JSON.stringify(problems.slice(0, MOST_PROBLEMS))],
  );
}
