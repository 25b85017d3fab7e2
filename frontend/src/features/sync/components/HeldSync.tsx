import type { PlatformName } from '../../../api/generated/model/platformName';
import { useGetSyncStatus } from '../../../api/generated/sync/sync';
import { HeldBar } from './HeldBar';

/** The bar of a platform's held sync. Renders nothing when none is held. */
export function HeldSync({ platform }: { platform: PlatformName }) {
  const { data: syncs } = useGetSyncStatus();
  const status = syncs?.find((sync) => sync.platform === platform);
  if (!status || status.held_run === null) return null;
  return <HeldBar platform={platform} id={status.held_run} reason={status.error} />;
}
