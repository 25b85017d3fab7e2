import { useGetSite } from '../../../api/generated/site/site';
import { useSite } from '../../../site';
import styles from './DemoCredential.module.css';

export function DemoCredential() {
  const { demo } = useSite();
  // The development server's document knows of no demo.
  const asked = useGetSite({ query: { enabled: import.meta.env.DEV } });
  const credential = demo ?? asked.data?.demo_credential;
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
