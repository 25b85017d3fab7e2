import { Skeleton } from '../../../components/Skeleton';
import styles from './MyCourses.module.css';

export function MyCourseSkeletons() {
  return (
    <div className={styles.grid} role="status" aria-label="Loading...">
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <div key={index} className={styles.card} data-testid="course-skeleton">
          <Skeleton className={styles.titleSkeleton} />
          <Skeleton className={styles.footSkeleton} />
        </div>
      ))}
    </div>
  );
}
