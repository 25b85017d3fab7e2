import { Link, useSearchParams } from 'react-router-dom';
import { useGetUdemyCataloguePage } from '../../../api/generated/marketplace/marketplace';
import button from '../../../components/button.module.css';
import { NoSuchPage } from '../../../components/NoSuchPage';
import { PageMeta } from '../../../components/PageMeta';
import { pageAddress, pageParam, parsePage } from '../../../components/pager/page-number';
import { Pager } from '../../../components/pager/Pager';
import { QueryState } from '../../../components/QueryState';
import { StatusPanel } from '../../../components/StatusPanel';
import { paths } from '../../../paths';
import { UdemyCourses } from '../components/UdemyCourses';
import styles from './UdemyCataloguePage.module.css';

const PAGE_SIZE = 12;

export default function UdemyCataloguePage() {
  const [params] = useSearchParams();
  const page = parsePage(params);
  const query = useGetUdemyCataloguePage(pageParam(page), {
    query: { retryOnMount: ({ state }) => state.error?.status !== 404 },
  });
  if (query.error?.status === 404) return <NoSuchPage start={paths.udemyCourses} />;
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta
        title={page > 1 ? `Courses on Udemy, page ${page}` : 'Courses on Udemy'}
        path={pageAddress(paths.udemyCourses, page)}
        description="Short courses that we teach on the marketplace Udemy, beside those of our own catalogue."
      />
      <h1>Courses on Udemy</h1>
      <p>
        Short courses that we teach on the marketplace. Everything else is in{' '}
        <Link to={paths.courses}>our own catalogue</Link>.
      </p>
      <QueryState
        query={query}
        errorTitle="We could not load the courses on Udemy"
        loading={<p role="status">Loading courses…</p>}
        isEmpty={({ total }) => total === 0}
        empty={<NoneYet />}
      >
        {({ courses, total }) => (
          <>
            <UdemyCourses courses={courses} heading="h2" />
            <Pager
              of="courses"
              first={(page - 1) * PAGE_SIZE}
              shown={courses.length}
              total={total}
              previous={pageAddress(paths.udemyCourses, page - 1)}
              next={pageAddress(paths.udemyCourses, page + 1)}
            />
          </>
        )}
      </QueryState>
    </div>
  );
}

function NoneYet() {
  const browse = (
    <Link to={paths.courses} className={button.primary}>
      Browse courses
    </Link>
  );
  return <StatusPanel title="No course of ours is on Udemy right now" action={browse} />;
}
