import { Skeleton } from '../../../components/Skeleton';
import detail from './CourseDetail.module.css';
import offer from './CourseOffer.module.css';
import styles from './CourseDetailSkeleton.module.css';

export function CourseDetailSkeleton() {
  return (
    <div className={detail.layout}>
      <p className="visually-hidden" role="status">
        Loading course…
      </p>
      <div className={styles.story}>
        <Skeleton className={styles.badges} />
        <Skeleton className={styles.title} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.text} />
      </div>
      <div className={offer.offer}>
        <Skeleton className={styles.image} />
        <div className={styles.body}>
          <Skeleton className={styles.line} />
          <Skeleton className={styles.button} />
        </div>
      </div>
    </div>
  );
}
