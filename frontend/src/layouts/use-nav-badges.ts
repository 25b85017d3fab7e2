import type { PlatformName } from '../api/generated/model/platformName';
import type { SyncState } from '../api/generated/model/syncState';
import { useGetStats } from '../api/generated/stats/stats';
import { useGetSyncStatus } from '../api/generated/sync/sync';
import { adminPaths } from '../paths';

interface NavBadge {
  /** Shows a dot if undefined. */
  count?: number;
  status?: 'error' | 'warning';
  text: string;
}

const PATHS: Readonly<Record<PlatformName, string>> = {
  thinkific: adminPaths.courses,
  udemy: adminPaths.udemyCourses,
  feed: adminPaths.connections,
  moodle: adminPaths.connections,
};

const STATES: Partial<Record<SyncState, NavBadge>> = {
  failed: { status: 'error', text: 'The last sync failed' },
  held: { status: 'warning', text: 'A sync needs your decision' },
  stale: { status: 'warning', text: 'A sync is overdue' },
};

/** Returns badges for the navigation by path. */
export function useNavBadges(): Readonly<Record<string, NavBadge | undefined>> {
  const { data: stats } = useGetStats();
  const { data: syncs = [] } = useGetSyncStatus();
  const pending = stats?.pending_testimonials ?? 0;
  return {
    ...Object.fromEntries(syncs.map(({ platform, state }) => [PATHS[platform], STATES[state]])),
    ...(pending > 0 && { [adminPaths.testimonials]: { count: pending, text: 'pending' } }),
  };
}
