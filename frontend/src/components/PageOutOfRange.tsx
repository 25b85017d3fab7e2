import { Link } from 'react-router-dom';
import button from './button.module.css';
import { NotFoundLayout } from './NotFoundLayout';
import { PageMeta } from './PageMeta';

export function PageOutOfRange({ start }: { start: string }) {
  return (
    <NotFoundLayout
      title="This page is empty"
      text="The list has become shorter, or was never as long as this."
    >
      <PageMeta title="This page is empty" />
      <Link to={start} className={button.primary}>
        Go to its start
      </Link>
    </NotFoundLayout>
  );
}
