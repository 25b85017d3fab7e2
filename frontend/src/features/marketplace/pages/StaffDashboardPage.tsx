import { useListMyUdemyCourses } from '../../../api/generated/marketplace-admin/marketplace-admin';
import { EmptyState } from '../../../components/admin/EmptyState';
import { PageHead } from '../../../components/admin/PageHead';
import { QueryState } from '../../../components/QueryState';
import { MyCourseCard } from '../components/MyCourseCard';
import styles from '../components/MyCourses.module.css';
import { MyCourseSkeletons } from '../components/MyCourseSkeletons';
import { useRefetchOnVisit } from '../hooks/use-refetch-on-visit';

export default function StaffDashboardPage() {
  const query = useListMyUdemyCourses();
  useRefetchOnVisit(query);
  return (
    <>
      <PageHead title="My Udemy Courses" subtitle="Courses assigned to you on Udemy" />
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
    </>
  );
}
