import { Link } from 'react-router-dom';
import button from '../../../components/button.module.css';
import { NotFoundLayout } from '../../../components/NotFoundLayout';
import { PageMeta } from '../../../components/PageMeta';
import { paths } from '../../../paths';

export default function NotFoundPage() {
  return (
    <NotFoundLayout
      title="404 Page Not Found"
      text="There is nothing at this address. The link may be old or incomplete."
    >
      <PageMeta title="404 Page Not Found" />
      <Link to={paths.courses} className={button.primary}>
        Browse courses
      </Link>
      <Link to={paths.home} className={button.secondary}>
        Go to the home page
      </Link>
    </NotFoundLayout>
  );
}
