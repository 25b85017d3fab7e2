import { Alert } from 'antd';
import { useOnline } from '../components/admin/use-online';

export function OfflineAlert() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <Alert
          banner
          role="none"
          title="You are offline. You cannot save changes until you are back online."
        />
      )}
    </div>
  );
}
