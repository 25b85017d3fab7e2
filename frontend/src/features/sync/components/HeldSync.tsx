import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import type { PlatformName } from '../../../api/generated/model/platformName';
import { useGetSyncStatus } from '../../../api/generated/sync/sync';
import { PLATFORMS, runPath } from '../sync-labels';

/** Links to a sync that needs review. Renders nothing if there is none. */
export function HeldSync({ platform }: { platform: PlatformName }) {
  const { data: syncs } = useGetSyncStatus();
  const status = syncs?.find((sync) => sync.platform === platform);
  if (!status || status.held_run === null) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="group"
      aria-label={`Sync with ${PLATFORMS[platform]} that needs review`}
      title={status.error}
      action={<Link to={runPath(status.held_run)}>Review</Link>}
      style={{ marginBottom: 16 }}
    />
  );
}
