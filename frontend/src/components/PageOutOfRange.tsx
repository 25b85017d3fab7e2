import { Link } from 'react-router-dom';
import button from './button.module.css';
import { NotFoundLayout } from './NotFoundLayout';
import { PageMeta } from './PageMeta';

export function PageOutOfRange({ start }: { start: string }) {
  return (
    <NotFoundLayout title="This page is empty" text="The list does not have that many pages.">
      <PageMeta title="This page is empty" />
      <Link to={start} className={button.primary}>
        Go to the first page
      </Link>
    </NotFoundLayout>
  );
}
