import { useGetSite } from '../../../api/generated/site/site';
import styles from './DemoCredential.module.css';

export function DemoCredential() {
  const credential = useGetSite().data?.demo_credential;
  if (!credential) return null;
  return (
    <section className={styles.box} aria-label="Sample credential">
      <p>This is a demo. Sign in with the sample credential:</p>
      <p className={styles.credential}>
        <code>{credential.username}</code> / <code>{credential.password}</code>
      </p>
    </section>
  );
}
