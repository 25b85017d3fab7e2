import { PageOutOfRange } from '../../../components/PageOutOfRange';
import { PageMeta } from '../../../components/PageMeta';
import { QueryState } from '../../../components/QueryState';
import { paths } from '../../../paths';
import { useSite } from '../../../site';
import { AlsoOnUdemy } from '../../marketplace';
import { PAGE_SIZE } from '../catalogue-queries';
import { Bundles } from '../components/Bundles';
import { CatalogueResults } from '../components/CatalogueResults';
import { addressOf, type CourseFilters, isFiltered, priceLabels } from '../course-filters';
import { CourseFilterBar } from '../components/CourseFilterBar';
import { LoadingCourses } from '../components/LoadingCourses';
import { useCatalogue } from '../hooks/use-catalogue';
import { useCourseFilters } from '../hooks/use-course-filters';
import { useUdemyCourses } from '../hooks/use-udemy-courses';
import styles from './CataloguePage.module.css';

export default function CataloguePage() {
  const catalogue = useCourseFilters();
  const { filters, pages, search, choose } = catalogue;
  const { results, suggestion, awaited, isSearching, hasFailed, canShowMore } = useCatalogue(
    filters,
    pages,
  );
  const { found: udemy, query: ofUdemy } = useUdemyCourses({ ...filters, page: 1 });
  const isEmptyPage = results && results.total > 0 && results.courses.length === 0;
  if (awaited.error?.status === 404 || isEmptyPage) return <PageOutOfRange start={paths.courses} />;
  const loading = (
    <div className={styles.loading}>
      <LoadingCourses count={pages * PAGE_SIZE} />
    </div>
  );
  return (
    <div className={`container ${styles.page}`}>
      <CatalogueMeta filters={filters} />
      <div className={styles.head}>
        <h1>Courses</h1>
        <p>Search all courses, or filter them by category, level and price.</p>
      </div>
      <CourseFilterBar
        filters={filters}
        search={search}
        choose={choose}
        total={isSearching ? undefined : results?.total}
      />
      {results && !hasFailed ? (
        <>
          <CatalogueResults
            catalogue={catalogue}
            results={results}
            suggestion={suggestion ?? udemy?.suggestion}
            isSearching={isSearching}
            canShowMore={canShowMore}
          />
          <div className={styles.below}>{!isFiltered(filters) && <Bundles />}</div>
          <div className={styles.below} data-loading={ofUdemy.isLoading || undefined}>
            {udemy && <AlsoOnUdemy {...udemy} all={catalogue.addressOnUdemy} />}
          </div>
        </>
      ) : (
        <QueryState<unknown>
          query={awaited}
          errorTitle="We could not load the courses"
          loading={loading}
        >
          {() => loading}
        </QueryState>
      )}
    </div>
  );
}

function CatalogueMeta({ filters }: { filters: CourseFilters }) {
  const site = useSite();
  const { category, level, price } = filters;
  const page = filters.search ? 1 : filters.page;
  const what = [level, category].filter(Boolean).join(' ');
  const title = [
    what ? `${what} courses` : 'Courses',
    price && priceLabels(site)[price].toLowerCase(),
    page > 1 && `page ${page}`,
  ].filter(Boolean);
  return (
    <PageMeta
      title={title.join(', ')}
      path={addressOf({ ...filters, search: '', sort: null, page })}
      description={
        what
          ? `${what} courses, self-paced and as live cohorts.`
          : `All courses of ${site.name}, self-paced and as live cohorts.`
      }
    />
  );
}
