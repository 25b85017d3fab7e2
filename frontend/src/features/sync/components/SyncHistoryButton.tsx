import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { PlatformName } from '../../../api/generated/model/platformName';
import { adminPaths } from '../../../paths';
import { PLATFORMS } from '../sync-labels';

export function SyncHistoryButton({ platform }: { platform: PlatformName }) {
  const navigate = useNavigate();
  return (
    <Button
      icon={<HistoryOutlined aria-hidden="true" />}
      aria-label={`History of syncs with ${PLATFORMS[platform]}`}
      title="History"
      onClick={() => void navigate(`${adminPaths.syncs}?platform=${platform}`)}
    />
  );
}
