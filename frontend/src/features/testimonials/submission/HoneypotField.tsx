import styles from './HoneypotField.module.css';
import { HONEYPOT_NAME } from './use-honeypot';

/** A field that only programs fill in: out of sight, out of the Tab order and of autofill. */
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
