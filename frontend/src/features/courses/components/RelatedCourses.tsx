import { useListRelatedCourses } from '../../../api/generated/courses/courses';
import { CourseCard } from './CourseCard';
import { CourseGrid } from './CourseGrid';
import styles from './RelatedCourses.module.css';

export function RelatedCourses({ id }: { id: string }) {
  const { data: courses = [], isLoading } = useListRelatedCourses(id);
  if (isLoading) return <div data-loading />;
  if (courses.length === 0) return null;
  return (
    <section className={`container ${styles.section}`} aria-labelledby="related">
      <h2 id="related">More courses like this</h2>
      <CourseGrid>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} />
          </li>
        ))}
      </CourseGrid>
    </section>
  );
}
