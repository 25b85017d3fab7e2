import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { useSite } from '../../../site';
import styles from './ClosingCallToAction.module.css';

export function ClosingCallToAction() {
  const { title, text } = useSite().closing;
  return (
    <section className={styles.band} aria-labelledby="closing">
      <div className={`container ${styles.inner}`}>
        <div>
          <h2 id="closing">{title}</h2>
          {text && <p>{text}</p>}
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
