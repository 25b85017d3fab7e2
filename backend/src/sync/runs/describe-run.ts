import type { SyncProblemDto } from '../dto/sync-problem.dto.js';
import type { SyncRunDto } from '../dto/sync-run.dto.js';
import { describeHeld } from './sync-held.error.js';

export function describeRun(run: SyncRunDto): string {
  const { platform, fetched, added, updated, removed, started_at, finished_at } = run;
  const seconds = (Date.parse(finished_at ?? started_at) - Date.parse(started_at)) / 1000;
  const problems = run.problems > 0 ? `, ${problemsInWords(run.problems)}` : '';
  if (run.error !== null) {
    return `${platform}: ${run.status === 'held' ? describeHeld(run.error) : run.error}`;
  }
  return (
    `${platform}: ${fetched} courses fetched, ${added} added, ${updated} updated, ` +
    `${removed} removed${problems} (${seconds.toFixed(1)} s)`
  );
}

function problemsInWords(count: number): string {
  return count === 1 ? '1 problem' : `${count} problems`;
}

export function describeProblem({
  course_id,
  title,
  source,
  field,
  reason,
}: SyncProblemDto): string {
  const course = [title, course_id && `(${course_id})`].filter(Boolean).join(' ');
  return `${course && `${course}: `}${source}, ${field}: ${reason}`;
}
