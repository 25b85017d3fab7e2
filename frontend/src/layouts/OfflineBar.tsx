import { useOnline } from '../components/admin/use-online';
import styles from './AdminLayout.module.css';

export function OfflineBar() {
  const isOnline = useOnline();
  if (isOnline) return null;
  return (
    <p role="status" className={styles.offline}>
      You are offline. Nothing is saved until you are back.
    </p>
  );
}
