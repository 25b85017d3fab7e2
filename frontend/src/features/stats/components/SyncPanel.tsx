import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import type { SyncStatusDto } from '../../../api/generated/model/syncStatusDto';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { adminPaths } from '../../../paths';
import { usePlatformSyncs } from '../hooks/use-platform-syncs';
import { PlatformSync } from './PlatformSync';
import styles from './SyncPanel.module.css';

/** Runs that are shown of each platform. */
const RUNS = 5;

interface SyncPanelProps {
  status: UseQueryResult<SyncStatusDto[], unknown>;
  runs: UseQueryResult<SyncRunDto[], unknown>;
}

export function SyncPanel({ status, runs }: SyncPanelProps) {
  const platforms = usePlatformSyncs();
  return (
    <section className={styles.section} aria-labelledby="sync">
      <h2 id="sync">Sync</h2>
      {runs.isPending || status.isPending ? (
        <Skeleton className={styles.skeleton} />
      ) : (
        <>
          <QueryState query={status} loading={null} errorTitle="We could not load the syncs">
            {(found) =>
              found.map((one) => (
                <PlatformSync
                  key={one.platform}
                  status={one}
                  runs={runs.data
                    ?.filter(({ platform }) => platform === one.platform)
                    .slice(0, RUNS)}
                  sync={platforms[one.platform]}
                />
              ))
            }
          </QueryState>
          <p className={styles.all}>
            <Link to={adminPaths.syncs}>All syncs</Link>
          </p>
        </>
      )}
    </section>
  );
}
