import { SyncOutlined } from '@ant-design/icons';
import { SteadyButton } from '../../../../components/admin/SteadyButton';

interface SyncButtonProps {
  label: string;
  sync: { start: () => void; isRunning: boolean };
}

export function SyncButton({ label, sync: { start, isRunning } }: SyncButtonProps) {
  return (
    <SteadyButton
      type="primary"
      icon={<SyncOutlined spin={isRunning} aria-hidden="true" />}
      disabled={isRunning}
      onClick={start}
    >
      {isRunning ? 'Syncing...' : label}
    </SteadyButton>
  );
}
