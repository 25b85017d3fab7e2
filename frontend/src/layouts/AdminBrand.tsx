import { BrandMark } from '../components/BrandMark';
import { useSiteName } from '../site';
import styles from './AdminBrand.module.css';

export function AdminBrand() {
  const siteName = useSiteName();
  return (
    <p className={styles.brand}>
      <BrandMark />
      <span>{siteName}</span>
    </p>
  );
}
