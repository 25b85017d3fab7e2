import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { PlatformName } from '../../../api/generated/model/platformName';
import { useRunsAddress } from '../hooks/use-runs-address';
import { RunsDrawer } from './RunsDrawer';
import { PLATFORMS } from '../sync-words';

/** Opens the platform's syncs beside its courses. */
export function SyncHistoryButton({ platform }: { platform: PlatformName }) {
  const address = useRunsAddress();
  return (
    <>
      <Button
        icon={<HistoryOutlined aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-label={`History of syncs with ${PLATFORMS[platform]}`}
        title="History"
        onClick={address.showAll}
      />
      <RunsDrawer platform={platform} address={address} />
    </>
  );
}
