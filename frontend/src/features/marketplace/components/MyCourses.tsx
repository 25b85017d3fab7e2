import { useListMyUdemyCourses } from '../../../api/generated/marketplace-admin/marketplace-admin';
import { EmptyState } from '../../../components/admin/EmptyState';
import { QueryState } from '../../../components/QueryState';
import { MyCourseCard } from './MyCourseCard';
import styles from './MyCourses.module.css';
import { MyCourseSkeletons } from './MyCourseSkeletons';

/** The courses that whoever is signed in looks after. */
export function MyCourses() {
  const query = useListMyUdemyCourses();
  return (
    <QueryState
      query={query}
      loading={<MyCourseSkeletons />}
      errorTitle="We could not load your courses"
      isEmpty={(courses) => courses.length === 0}
      empty={
        <EmptyState title="No courses assigned yet">
          Contact your administrator to get courses assigned.
        </EmptyState>
      }
    >
      {(courses) => (
        <ul className={styles.grid} aria-label="Courses">
          {courses.map((course) => (
            <MyCourseCard key={course.udemy_id} course={course} />
          ))}
        </ul>
      )}
    </QueryState>
  );
}
