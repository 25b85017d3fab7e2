import { useOnline } from '../components/admin/use-online';
import styles from './AdminLayout.module.css';

export function OfflineBar() {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.told}>
      {!isOnline && (
        <p className={styles.offline}>You are offline. Nothing is saved until you are back.</p>
      )}
    </div>
  );
}
