import styles from './HoneypotField.module.css';
import { HONEYPOT_NAME } from './use-honeypot';

/** Only bots fill in this field: it is invisible, not in the Tab order, and excluded from autofill. */
export function HoneypotField() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
