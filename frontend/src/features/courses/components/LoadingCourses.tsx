import { CourseCardSkeleton } from './CourseCardSkeleton';
import styles from './CourseGrid.module.css';

export function LoadingCourses({ count }: { count: number }) {
  return (
    <div>
      <p className="visually-hidden" role="status">
        Loading courses…
      </p>
      <div className={`${styles.grid} ${styles.rows}`}>
        {Array.from({ length: count }, (_, index) => (
          <CourseCardSkeleton key={index} row />
        ))}
      </div>
    </div>
  );
}
