import { SyncOutlined } from '@ant-design/icons';
import { Button } from 'antd';

interface SyncButtonProps {
  label: string;
  sync: { start: () => void; isRunning: boolean };
}

export function SyncButton({ label, sync: { start, isRunning } }: SyncButtonProps) {
  return (
    <Button
      type="primary"
      icon={<SyncOutlined aria-hidden="true" />}
      loading={isRunning}
      onClick={start}
    >
      {isRunning ? 'Syncing...' : label}
    </Button>
  );
}
