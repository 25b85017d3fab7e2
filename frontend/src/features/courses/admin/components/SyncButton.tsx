import { SyncOutlined } from '@ant-design/icons';
import { Button } from 'antd';

interface SyncButtonProps {
  /** What it says when no sync is running, such as "Sync Courses". */
  label: string;
  sync: { start: () => void; isRunning: boolean };
}

/** Starts a sync; it cannot be pushed while one is running. */
export function SyncButton({ label, sync: { start, isRunning } }: SyncButtonProps) {
  return (
    <Button
      type="primary"
      icon={<SyncOutlined spin={isRunning} />}
      disabled={isRunning}
      onClick={start}
    >
      {isRunning ? 'Syncing...' : label}
    </Button>
  );
}
