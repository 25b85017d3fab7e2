import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import button from '../../../components/button.module.css';
import { paths } from '../../../routes/paths';
import styles from './ThankYou.module.css';

/** What stands in the form's place once the story is sent, seen from its top. */
export function ThankYou() {
  useEffect(() => {
    window.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.card} role="status">
        <h1>Thank you for your story</h1>
        <p>Your testimonial will be reviewed and published once approved.</p>
        <div className={styles.links}>
          <Link to={paths.home} className={button.primary}>
            Go to the home page
          </Link>
          <Link to={paths.courses} className={button.secondary}>
            Browse courses
          </Link>
        </div>
      </div>
    </div>
  );
}
