import { SyncOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { useCourseSync } from '../hooks/useCourseSync';

interface SyncButtonProps {
  sync: ReturnType<typeof useCourseSync>;
}

export function SyncButton({ sync: { start, isRunning } }: SyncButtonProps) {
  return (
    <Button
      type="primary"
      icon={<SyncOutlined spin={isRunning} />}
      disabled={isRunning}
      onClick={start}
    >
      {isRunning ? 'Syncing...' : 'Sync from course platform'}
    </Button>
  );
}
