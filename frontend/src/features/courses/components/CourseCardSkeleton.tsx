import { Skeleton } from '../../../components/Skeleton';
import card from './CourseCard.module.css';
import styles from './CourseCardSkeleton.module.css';

export function CourseCardSkeleton({ lead, row }: { lead?: boolean; row?: boolean }) {
  const kind = lead ? card.lead : row && `${card.row} ${styles.row}`;
  return (
    <div className={kind ? `${card.card} ${kind}` : card.card} aria-hidden="true">
      <Skeleton className={styles.cover} />
      <div className={card.body}>
        <Skeleton className={styles.text} />
        <div className={card.foot}>
          <Skeleton style={{ width: 96, height: 24 }} />
        </div>
      </div>
    </div>
  );
}
