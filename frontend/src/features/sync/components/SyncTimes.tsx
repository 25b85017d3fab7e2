import type { ReactNode } from 'react';
import type { SyncState } from '../../../api/generated/model/syncState';
import type { SyncStatusDto } from '../../../api/generated/model/syncStatusDto';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { FULL_TIME } from '../../../components/admin/time-formats';
import { pluralize, formatCount } from '../../../format-count';
import { SYNC_STATES, timeOfNext } from '../sync-labels';

const WORDS: Partial<Record<SyncState, string>> = {
  held: 'A sync needs your decision',
  stale: SYNC_STATES.stale,
  never: SYNC_STATES.never,
};

interface SyncTimesProps {
  status: SyncStatusDto;
  /** Set when the state is shown next to it. */
  isBesideState?: boolean;
}

/** For example "Synced 12 minutes ago · next 18:00 · 33 courses". */
export function SyncTimes({ status, isBesideState = false }: SyncTimesProps) {
  const {
    state,
    failures,
    synced_at: syncedAt,
    next_at: nextAt,
    courses,
    curricula_due: due,
  } = status;
  const failed = failures > 1 ? `The last ${failures} syncs failed` : 'The last sync failed';
  const next = state === 'failed' ? 'next try at' : 'next';
  const parts: ReactNode[] = [
    state === 'failed' ? failed : !isBesideState && WORDS[state],
    syncedAt && (
      <>
        Synced <TimeAgo value={syncedAt} />
      </>
    ),
    nextAt && (
      <>
        {next}{' '}
        <time dateTime={nextAt} title={FULL_TIME.format(new Date(nextAt))}>
          {timeOfNext(nextAt)}
        </time>
      </>
    ),
    pluralize(courses, 'course'),
    due > 0 && `lessons of ${formatCount(Math.max(courses - due, 0))} are up to date`,
  ];
  return parts.filter(Boolean).map((part, place) => (
    <span key={place}>
      {place > 0 && ' · '}
      {part}
    </span>
  ));
}
