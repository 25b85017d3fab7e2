import { createHash } from 'node:crypto';
import type { ScanProblem } from '../platform.js';

export function countUnread(problems: ScanProblem[]): number {
  const named = new Set(problems.flatMap(({ courseId }) => courseId ?? []));
  return named.size + problems.filter(({ mayBeAny }) => mayBeAny).length;
}

/** Includes the unreadable records in a digest. Returns it unchanged if there are none. */
export function withProblems(digest: string, problems: ScanProblem[]): string {
  if (problems.length === 0) return digest;
  const lines = problems.map(({ courseId, source, field }) => `${courseId} ${source} ${field}`);
  return createHash('md5')
    .update([digest, ...lines.sort()].join('\n'))
    .digest('hex');
}
