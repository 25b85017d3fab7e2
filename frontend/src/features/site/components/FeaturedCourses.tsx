import { Link } from 'react-router-dom';
import { useListFeaturedCourses } from '../../../api/generated/courses/courses';
import button from '../../../components/button.module.css';
import { QueryState } from '../../../components/QueryState';
import section from '../../../components/section-head.module.css';
import { StatusPanel } from '../../../components/StatusPanel';
import { paths } from '../../../paths';
import { CourseCard, CourseCardSkeleton } from '../../courses';
import styles from './FeaturedCourses.module.css';

const FEATURED = 3;

export function FeaturedCourses() {
  const query = useListFeaturedCourses();
  return (
    <section className={`container section ${styles.section}`} aria-labelledby="featured">
      <div className={section.head}>
        <h2 id="featured">Featured Courses</h2>
        <Link to={paths.courses}>All courses</Link>
      </div>
      <QueryState
        query={query}
        errorTitle="We could not load the courses"
        loading={<FeaturedSkeleton />}
        isEmpty={(courses) => courses.length === 0}
        empty={<NothingYet />}
      >
        {(courses) => (
          <ul className={styles.courses}>
            {courses.map((course, index) => (
              <li key={course.id}>
                <CourseCard course={course} lead={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}

function FeaturedSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading courses…
      </p>
      <div className={styles.courses}>
        {Array.from({ length: FEATURED }, (_, index) => (
          <CourseCardSkeleton key={index} lead={index === 0} />
        ))}
      </div>
    </>
  );
}

function NothingYet() {
  const explore = (
    <Link to={paths.cohorts} className={button.secondary}>
      Explore cohorts
    </Link>
  );
  return <StatusPanel title="The first courses are being prepared" action={explore} />;
}
