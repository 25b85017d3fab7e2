import { Link } from 'react-router-dom';
import { useListCourses } from '../../../api/generated/courses/courses';
import button from '../../../components/button.module.css';
import { QueryState } from '../../../components/QueryState';
import { StatusPanel } from '../../../components/StatusPanel';
import { paths } from '../../../paths';
import { CourseCard, CourseGrid, isSelfPaced, LoadingCourses } from '../../courses';
import styles from './CohortCourses.module.css';

export function CohortCourses() {
  const courses = useListCourses({
    query: {
      select: (all) => all.filter((course) => !isSelfPaced(course)),
    },
  });
  return (
    <section className={`container ${styles.section}`} aria-labelledby="cohorts">
      <h2 id="cohorts">Cohorts you can apply to</h2>
      <QueryState
        query={courses}
        errorTitle="We could not load the cohorts"
        loading={<LoadingCourses count={3} />}
        isEmpty={(cohorts) => cohorts.length === 0}
        empty={<NoCohorts />}
      >
        {(cohorts) => (
          <CourseGrid>
            {cohorts.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} />
              </li>
            ))}
          </CourseGrid>
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
