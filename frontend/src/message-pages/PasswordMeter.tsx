import { createContext, use } from 'react';
import styles from './MessagePage.module.css';

/** The path of the module that judges passwords. */
export const StrengthModule = createContext('');

/** Is filled by `public/password-meter.js`, and stays empty without JavaScript. */
export function PasswordMeter() {
  return (
    <div className={styles.strength}>
      <meter min={0} max={4} low={2} high={3} optimum={4} hidden aria-hidden="true" />
      <span role="status" />
      <script defer src="/password-meter.js" data-strength={use(StrengthModule)} />
    </div>
  );
}
