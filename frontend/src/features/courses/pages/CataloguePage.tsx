import { useListCourses } from '../../../api/generated/courses/courses';
import { PageMeta } from '../../../components/PageMeta';
import { QueryState } from '../../../components/QueryState';
import { AlsoOnUdemy } from '../../marketplace';
import { CatalogueResults } from '../components/CatalogueResults';
import { addressOf } from '../course-filters';
import { CourseFilterBar } from '../components/CourseFilterBar';
import { LoadingCourses } from '../components/LoadingCourses';
import { useCourseFilters } from '../hooks/use-course-filters';
import styles from './CataloguePage.module.css';

export function CataloguePage() {
  const query = useListCourses();
  const { filters, search, choose, clear } = useCourseFilters();
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta
        title="Courses"
        path={addressOf({ ...filters, search: '' })}
        description="Self-paced courses and live cohorts in AI, data and software engineering."
      />
      <div className={styles.head}>
        <h1>Courses</h1>
        <p>
          Everything we teach, from a first model to systems that stay up at night so that you need
          not. Start with what you have to do next week.
        </p>
      </div>
      <CourseFilterBar filters={filters} search={search} choose={choose} />
      <QueryState
        query={query}
        errorTitle="We could not load the courses"
        loading={
          <div className={styles.loading}>
            <LoadingCourses count={6} />
          </div>
        }
      >
        {(courses) => (
          <>
            <CatalogueResults courses={courses} filters={filters} onClear={clear} />
            <div className={styles.below}>
              <AlsoOnUdemy />
            </div>
          </>
        )}
      </QueryState>
    </div>
  );
}
