import { Link } from 'react-router-dom';
import { paths } from '../../../routes/paths';
import styles from './ClosingCall.module.css';

interface ClosingCallProps {
  title?: string;
  text?: string;
  /** Where the second button leads. */
  second?: { to: string; label: string };
}

/** The last word of a page, over its full width, before the footer. */
export function ClosingCall({
  title = 'Open the first module. The rest follows.',
  text = 'Every course comes with a 30-day money-back guarantee, so the only thing you risk is an evening.',
  second = { to: paths.cohorts, label: 'Explore cohorts' },
}: ClosingCallProps) {
  return (
    <section className={styles.band} aria-labelledby="closing">
      <div className={`container ${styles.inner}`}>
        <div>
          <h2 id="closing">{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.buttons}>
          <Link to={paths.courses} className={styles.solid}>
            Browse courses
          </Link>
          <Link to={second.to} className={styles.outline}>
            {second.label}
          </Link>
        </div>
      </div>
    </section>
  );
}
