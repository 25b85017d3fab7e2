import { Link } from 'react-router-dom';
import type { PlatformName } from '../../../api/generated/model/platformName';
import type { SyncState } from '../../../api/generated/model/syncState';
import { useGetSyncStatus } from '../../../api/generated/sync/sync';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { adminPaths } from '../../../paths';
import { runPath } from '../sync-words';
import styles from './SyncedLink.module.css';

const WORDS: Partial<Record<SyncState, string>> = {
  failed: 'The last sync failed',
  held: 'A sync waits for a decision',
  never: 'Not synced yet',
};

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** How fresh a platform's courses are, in one line that leads to its syncs. */
export function SyncedLink({ platform }: { platform: PlatformName }) {
  const { data: syncs } = useGetSyncStatus();
  const status = syncs?.find((sync) => sync.platform === platform);
  if (!status) return null;
  const { state, synced_at: syncedAt, next_at: nextAt, held_run: heldRun } = status;
  const path = heldRun === null ? `${adminPaths.syncs}?platform=${platform}` : runPath(heldRun);
  return (
    <Link to={path} className={styles.link} data-state={state}>
      {WORDS[state] ?? (
        <>
          {syncedAt && (
            <>
              Synced <TimeAgo value={syncedAt} />
            </>
          )}
          {syncedAt && nextAt && ' · '}
          {nextAt && `next ${TIME.format(new Date(nextAt))}`}
          {!syncedAt && !nextAt && 'Sync history'}
        </>
      )}
    </Link>
  );
}
