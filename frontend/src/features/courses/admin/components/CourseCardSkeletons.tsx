import { Skeleton } from '../../../../components/Skeleton';
import styles from './CourseCardSkeletons.module.css';

export function CourseCardSkeletons() {
  return (
    <div className={styles.list} role="status" aria-label="Loading...">
      {[0, 1, 2].map((index) => (
        <div key={index} className={styles.card} data-testid="course-skeleton">
          <Skeleton className={styles.image} />
          <div className={styles.text}>
            <Skeleton className={styles.title} />
            <Skeleton className={styles.line} />
            <Skeleton className={styles.line} />
          </div>
        </div>
      ))}
    </div>
  );
}
