import type { ScanProblem } from '../platform.js';
import type { UnreadableError } from './http/unreadable-error.js';
import type { BadRecord } from './records.js';

export function courseProblem(list: string, record: BadRecord<string | number>): ScanProblem {
  const { id, place, problem } = record;
  const courseId = id === null ? null : String(id);
  return { courseId, mayBeAny: id === null, source: `${list}, item ${place}`, ...problem };
}

export function partProblem(
  { source, problem }: Pick<UnreadableError, 'source' | 'problem'>,
  courseId: string | null,
): ScanProblem {
  return { courseId, mayBeAny: false, source, ...problem };
}
