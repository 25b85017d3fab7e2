import { useGetStats } from '../api/generated/stats/stats';
import { useGetSyncStatus } from '../api/generated/sync/sync';
import type { PlatformName } from '../api/generated/model/platformName';
import type { SyncState } from '../api/generated/model/syncState';
import { adminPaths } from '../paths';
import { formatCount } from '../words';
import styles from './NavMark.module.css';

const PLATFORMS: Readonly<Record<string, PlatformName>> = {
  [adminPaths.courses]: 'thinkific',
  [adminPaths.udemyCourses]: 'udemy',
};

const MARKED: Partial<Record<SyncState, string>> = {
  failed: 'The last sync failed',
  held: 'A sync waits for a decision',
  stale: 'A sync is overdue',
};

interface NavMarkProps {
  path: string;
  /** By which the link is described. */
  id: string;
}

/** What waits behind an entry of the navigation, beside it. */
export function NavMark({ path, id }: NavMarkProps) {
  const platform = PLATFORMS[path];
  if (platform) return <SyncMark platform={platform} id={id} />;
  return path === adminPaths.testimonials && <PendingMark id={id} />;
}

function PendingMark({ id }: { id: string }) {
  const { data: stats } = useGetStats();
  if (!stats?.pending_testimonials) return null;
  return (
    <span id={id} className={styles.count}>
      {formatCount(stats.pending_testimonials)}
      <span className="visually-hidden"> pending</span>
    </span>
  );
}

function SyncMark({ platform, id }: { platform: PlatformName; id: string }) {
  const { data: syncs = [] } = useGetSyncStatus();
  const state = syncs.find((sync) => sync.platform === platform)?.state;
  const words = state && MARKED[state];
  if (!words) return null;
  return (
    <span id={id} className={styles.dot} data-state={state}>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
