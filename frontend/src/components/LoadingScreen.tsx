import styles from './LoadingScreen.module.css';

export function LoadingScreen() {
  return (
    <div role="status" className={styles.screen}>
      <span className={styles.spinner} aria-hidden="true" />
      Loading...
    </div>
  );
}
