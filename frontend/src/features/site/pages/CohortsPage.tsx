import { useSearchParams } from 'react-router-dom';
import { useGetCataloguePage } from '../../../api/generated/courses/courses';
import { PageOutOfRange } from '../../../components/PageOutOfRange';
import { pageAddress, pageParam, parsePage } from '../../../components/pager/page-number';
import { paths } from '../../../paths';
import { useSite } from '../../../site';
import { COHORTS } from '../cohorts';
import { CohortCourses } from '../components/CohortCourses';
import { LandingPage } from '../components/LandingPage';

export default function CohortsPage() {
  const { cohorts: texts } = useSite();
  const page = parsePage(useSearchParams()[0]);
  const cohorts = useGetCataloguePage(
    { ...COHORTS, ...pageParam(page) },
    { query: { retryOnMount: ({ state }) => state.error?.status !== 404 } },
  );
  if (cohorts.error?.status === 404) return <PageOutOfRange start={paths.cohorts} />;
  return (
    <LandingPage
      name="Cohorts"
      title={page > 1 ? `Cohorts, page ${page}` : 'Cohorts'}
      path={pageAddress(paths.cohorts, page)}
      texts={texts}
      kind="cohort"
    >
      <CohortCourses query={cohorts} page={page} />
    </LandingPage>
  );
}
