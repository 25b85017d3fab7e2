import { useGetSyncStatus, useListSyncRuns } from '../../../api/generated/sync/sync';
import { Link } from 'react-router-dom';
import { useRefetchOnVisit } from '../../../components/admin/use-refetch-on-visit';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { adminPaths } from '../../../paths';
import { usePlatformSyncs } from '../hooks/use-platform-syncs';
import { PlatformSync } from './PlatformSync';
import styles from './SyncPanel.module.css';

/** Runs that are shown of each platform. */
const RUNS = 5;

export function SyncPanel() {
  const status = useGetSyncStatus();
  const runs = useListSyncRuns();
  const platforms = usePlatformSyncs();
  useRefetchOnVisit(status);
  useRefetchOnVisit(runs);
  return (
    <section className={styles.section} aria-labelledby="sync">
      <h2 id="sync">Sync</h2>
      <QueryState
        query={status}
        loading={<Skeleton className={styles.skeleton} />}
        errorTitle="We could not load the syncs"
      >
        {(found) =>
          found.map((one) => (
            <PlatformSync
              key={one.platform}
              status={one}
              runs={runs.data?.filter(({ platform }) => platform === one.platform).slice(0, RUNS)}
              sync={platforms[one.platform]}
            />
          ))
        }
      </QueryState>
      <p className={styles.all}>
        <Link to={adminPaths.syncs}>All syncs</Link>
      </p>
    </section>
  );
}
