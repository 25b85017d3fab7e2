import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useGetOffering } from '../../../api/generated/offerings/offerings';
import button from '../../../components/button.module.css';
import { NotFoundLayout } from '../../../components/NotFoundLayout';
import { PageMeta } from '../../../components/PageMeta';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { paths } from '../../../paths';
import { OfferingDetail } from '../components/OfferingDetail';
import { previewParams } from '../offering-preview';

/** The page of a cohort, an event or a meetup. */
export default function OfferingPage() {
  const id = useParams()['id'] ?? '';
  const preview = previewParams(useSearchParams()[0]);
  const query = useGetOffering(id, preview, {
    // A 404 from the server is final; hydration must not retry it.
    query: { retryOnMount: ({ state }) => !isMissing(state.error?.status) },
  });
  if (isMissing(query.error?.status)) return <OfferingNotFound />;
  return (
    <QueryState query={query} loading={<Loading />} errorTitle="We could not load this page">
      {(offering) => (
        <OfferingDetail key={id} offering={offering} isPreview={preview !== undefined} />
      )}
    </QueryState>
  );
}

function Loading() {
  return (
    <div className="container section" data-loading>
      <p className="visually-hidden" role="status">
        Loading date…
      </p>
      <Skeleton style={{ height: 320 }} />
    </div>
  );
}

function OfferingNotFound() {
  return (
    <NotFoundLayout
      title="Date not found"
      text="It may have been withdrawn. The lists of cohorts, events and meetups have what comes next."
    >
      <PageMeta title="Date not found" />
      <Link to={paths.events} className={button.primary}>
        See the events
      </Link>
      <Link to={paths.cohorts} className={button.secondary}>
        Explore cohorts
      </Link>
    </NotFoundLayout>
  );
}

/** Treats an invalid id (400) like a missing offering. */
function isMissing(status = 0): boolean {
  return [400, 404, 410].includes(status);
}
