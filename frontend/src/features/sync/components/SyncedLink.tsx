import { Link } from 'react-router-dom';
import type { PlatformName } from '../../../api/generated/model/platformName';
import { useGetSyncStatus } from '../../../api/generated/sync/sync';
import { adminPaths } from '../../../paths';
import { runPath } from '../sync-labels';
import { SyncTimes } from './SyncTimes';

const COLORS: Readonly<Record<string, string>> = {
  failed: 'var(--danger)',
  held: 'var(--caution)',
  stale: 'var(--caution)',
};

export function SyncedLink({ platform }: { platform: PlatformName }) {
  const { data: syncs } = useGetSyncStatus();
  const status = syncs?.find((sync) => sync.platform === platform);
  if (!status) return null;
  const { state, held_run: heldRun } = status;
  const path = heldRun === null ? `${adminPaths.syncs}?platform=${platform}` : runPath(heldRun);
  return (
    <Link to={path} style={{ color: COLORS[state] ?? 'inherit' }}>
      <SyncTimes status={status} />
    </Link>
  );
}
