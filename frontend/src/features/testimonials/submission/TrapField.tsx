import styles from './TrapField.module.css';
import { TRAP_NAME } from './use-bot-trap';

/** A field that only programs fill in: out of sight, out of the Tab order and of autofill. */
export function TrapField() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input name={TRAP_NAME} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
