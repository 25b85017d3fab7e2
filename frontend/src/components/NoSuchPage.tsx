import { Link } from 'react-router-dom';
import button from './button.module.css';
import { LostPage } from './LostPage';
import { PageMeta } from './PageMeta';

/** For a page beyond the last one of a list, which may have been longer. */
export function NoSuchPage({ start }: { start: string }) {
  return (
    <LostPage
      title="This page is empty"
      text="The list has become shorter, or was never as long as this."
    >
      <PageMeta title="This page is empty" />
      <Link to={start} className={button.primary}>
        Go to its start
      </Link>
    </LostPage>
  );
}
