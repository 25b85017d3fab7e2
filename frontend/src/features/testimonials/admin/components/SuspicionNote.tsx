import { SUSPICION } from '../status-labels';
import { SuspectedBadge } from './StatusBadge';
import styles from './SuspicionNote.module.css';

export function SuspicionNote() {
  return (
    <p className={styles.note}>
      <SuspectedBadge />
      <span>{SUSPICION}</span>
    </p>
  );
}
