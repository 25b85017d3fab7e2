import { useParams } from 'react-router-dom';
import { useGetContentPage } from '../../../api/generated/site/site';
import { PageMeta } from '../../../components/PageMeta';
import { PageText } from '../../../components/PageText';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { paths } from '../../../paths';
import styles from './ContentPage.module.css';
import NotFoundPage from './NotFoundPage';

/** A page that admins have written, such as the privacy policy. */
export default function ContentPage() {
  const slug = useParams()['slug'] ?? '';
  const query = useGetContentPage(slug, {
    // A 404 from the server is final; hydration must not retry it.
    query: { retryOnMount: ({ state }) => !isMissing(state.error?.status) },
  });
  if (isMissing(query.error?.status)) return <NotFoundPage />;
  return (
    <div className={`container ${styles.page}`}>
      <QueryState query={query} loading={<Loading />} errorTitle="We could not load this page">
        {({ title, description, html }) => (
          <article>
            <PageMeta title={title} path={paths.page(slug)} {...(description && { description })} />
            <h1>{title}</h1>
            <PageText html={html} />
          </article>
        )}
      </QueryState>
    </div>
  );
}

function Loading() {
  return (
    <>
      <p className="visually-hidden" role="status" data-loading>
        Loading page…
      </p>
      <Skeleton style={{ height: 320, display: 'block' }} />
    </>
  );
}

/** Treats an invalid address (400) like a missing page. */
function isMissing(status = 0): boolean {
  return status === 400 || status === 404;
}
