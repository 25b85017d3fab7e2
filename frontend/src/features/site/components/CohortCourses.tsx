import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { CataloguePageDto } from '../../../api/generated/model/cataloguePageDto';
import button from '../../../components/button.module.css';
import { pageAddress } from '../../../components/pager/page-number';
import { Pager } from '../../../components/pager/Pager';
import { QueryState } from '../../../components/QueryState';
import { StatusPanel } from '../../../components/StatusPanel';
import { paths } from '../../../paths';
import { CourseCard, CourseGrid, LoadingCourses, PAGE_SIZE } from '../../courses';
import styles from './CohortCourses.module.css';

interface CohortCoursesProps {
  query: UseQueryResult<CataloguePageDto, unknown>;
  page: number;
}

export function CohortCourses({ query, page }: CohortCoursesProps) {
  return (
    <section className={`container ${styles.section}`} aria-labelledby="cohorts">
      <h2 id="cohorts">Cohorts you can apply to</h2>
      <QueryState
        query={query}
        errorTitle="We could not load the cohorts"
        loading={<LoadingCourses count={4} rows={false} />}
        isEmpty={({ total }) => total === 0}
        empty={<NoCohorts />}
      >
        {({ courses, total }) => (
          <>
            <CourseGrid>
              {courses.map((course) => (
                <li key={course.id}>
                  <CourseCard course={course} />
                </li>
              ))}
            </CourseGrid>
            <Pager
              of="cohorts"
              first={(page - 1) * PAGE_SIZE}
              shown={courses.length}
              total={total}
              previous={`${pageAddress(paths.cohorts, page - 1)}#cohorts`}
              next={`${pageAddress(paths.cohorts, page + 1)}#cohorts`}
            />
          </>
        )}
      </QueryState>
    </section>
  );
}

function NoCohorts() {
  const browse = (
    <Link to={paths.courses} className={button.primary}>
      Browse courses
    </Link>
  );
  return (
    <StatusPanel title="No cohort is open right now" action={browse}>
      The next ones are being planned. Self-paced courses can be started any day.
    </StatusPanel>
  );
}
