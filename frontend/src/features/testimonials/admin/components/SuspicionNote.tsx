import { SuspectedBadge } from './StatusBadge';
import styles from './SuspicionNote.module.css';

export function SuspicionNote() {
  return (
    <p className={styles.note}>
      <SuspectedBadge />
      <span>A program seems to have sent this story.</span>
    </p>
  );
}
