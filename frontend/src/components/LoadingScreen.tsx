import styles from './LoadingScreen.module.css';

/** The whole window while it is not known yet what it will show. */
export function LoadingScreen() {
  return (
    <div role="status" className={styles.screen}>
      <span className={styles.spinner} aria-hidden="true" />
      Loading...
    </div>
  );
}
