import { SuspectedBadge } from './StatusBadge';
import styles from './SuspicionNote.module.css';

/** Tells a moderator why a pending story stands at the end of the queue. */
export function SuspicionNote() {
  return (
    <p className={styles.note}>
      <SuspectedBadge />
      <span>A program seems to have sent this story.</span>
    </p>
  );
}
