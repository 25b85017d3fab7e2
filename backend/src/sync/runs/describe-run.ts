import type { SyncRunDto } from '../dto/sync-run.dto.js';

/** A run that has ended in one line, as in "thinkific: 27 courses fetched, 3 added, … (2.1 s)". */
export function describeRun(run: SyncRunDto): string {
  const { platform, fetched, added, updated, removed, started_at, finished_at } = run;
  const seconds = (Date.parse(finished_at ?? started_at) - Date.parse(started_at)) / 1000;
  if (run.error !== null) return `${platform}: ${run.error}`;
  return (
    `${platform}: ${fetched} courses fetched, ${added} added, ${updated} updated, ` +
    `${removed} removed (${seconds.toFixed(1)} s)`
  );
}
