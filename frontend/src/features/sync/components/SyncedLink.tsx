import { Link } from 'react-router-dom';
import type { PlatformName } from '../../../api/generated/model/platformName';
import { useGetSyncStatus } from '../../../api/generated/sync/sync';
import { adminPaths } from '../../../paths';
import { runPath } from '../sync-words';
import styles from './SyncedLink.module.css';
import { SyncTimes } from './SyncTimes';

/** How fresh a platform's courses are, in one line that leads to its syncs. */
export function SyncedLink({ platform }: { platform: PlatformName }) {
  const { data: syncs } = useGetSyncStatus();
  const status = syncs?.find((sync) => sync.platform === platform);
  // Its place, lest it move what stands below.
  if (!status) return <span className={styles.link}>&nbsp;</span>;
  const { state, held_run: heldRun } = status;
  const path = heldRun === null ? `${adminPaths.syncs}?platform=${platform}` : runPath(heldRun);
  return (
    <Link to={path} className={styles.link} data-state={state}>
      <span className={styles.times}>
        <SyncTimes status={status} />
      </span>
    </Link>
  );
}
