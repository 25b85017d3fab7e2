import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import styles from './ClosingCallToAction.module.css';

export function ClosingCallToAction() {
  return (
    <section className={styles.band} aria-labelledby="closing">
      <div className={`container ${styles.inner}`}>
        <div>
          <h2 id="closing">
            <span>Open the first module.</span> <span>The rest follows.</span>
          </h2>
          <p>
            Every course comes with a 30-day money-back guarantee, so the only thing you risk is an
            evening.
          </p>
        </div>
        <div className={styles.buttons}>
          <Link to={paths.courses} className={styles.solid}>
            Browse courses
          </Link>
          <Link to={paths.cohorts} className={styles.outline}>
            Explore cohorts
          </Link>
        </div>
      </div>
    </section>
  );
}
