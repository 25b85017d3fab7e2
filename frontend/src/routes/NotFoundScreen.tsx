import { Link } from 'react-router-dom';
import button from '../components/button.module.css';
import { NotFoundLayout } from '../components/NotFoundLayout';
import { PageMeta } from '../components/PageMeta';
import { adminPaths } from '../paths';

export function NotFoundScreen() {
  return (
    <main>
      <NotFoundLayout
        title="404 Page Not Found"
        text="There is no screen at this address. The link may be old or incomplete."
      >
        <PageMeta title="404 Page Not Found" />
        <Link to={adminPaths.dashboard} className={button.primary}>
          Go to the dashboard
        </Link>
      </NotFoundLayout>
    </main>
  );
}
