import { Link } from 'react-router-dom';
import button from '../../../components/button.module.css';
import { PageMeta } from '../../../components/PageMeta';
import { paths } from '../../../routes/paths';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title="404 Page Not Found" />
      <h1>404 Page Not Found</h1>
      <p>
        There is nothing at this address. The link may be old, or a letter may have gone astray.
      </p>
      <div className={styles.links}>
        <Link to={paths.courses} className={button.primary}>
          Browse courses
        </Link>
        <Link to={paths.home} className={button.secondary}>
          Go to the home page
        </Link>
      </div>
    </div>
  );
}
