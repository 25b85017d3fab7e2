import { Skeleton } from '../../../components/Skeleton';
import card from './CourseCard.module.css';
import styles from './CourseCardSkeleton.module.css';

export function CourseCardSkeleton({ lead, row }: { lead?: boolean; row?: boolean }) {
  const kind = lead ? card.lead : row && `${card.row} ${styles.row}`;
  return (
    <div className={kind ? `${card.card} ${kind}` : card.card} aria-hidden="true">
      <div className={styles.cover}>
        <Skeleton className={styles.image} />
      </div>
      <div className={card.body}>
        <Skeleton className={styles.badge} />
        <Skeleton className={styles.title} />
        <Skeleton className={styles.facts} />
        {!row && <Skeleton className={styles.facts} />}
        <div className={card.foot}>
          <Skeleton className={styles.price} />
          <Skeleton className={styles.price} />
        </div>
      </div>
    </div>
  );
}
