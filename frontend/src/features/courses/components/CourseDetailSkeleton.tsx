import { Skeleton } from '../../../components/Skeleton';
import detail from './CourseDetail.module.css';
import styles from './CourseDetailSkeleton.module.css';
import head from './CourseHead.module.css';
import nav from './CourseNav.module.css';
import offer from './CourseOffer.module.css';

export function CourseDetailSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status" data-loading>
        Loading course…
      </p>
      <div className={head.band} data-tone="other">
        <div className={`container ${head.inner}`}>
          <div className={styles.story}>
            <Skeleton className={styles.badges} />
            <Skeleton className={styles.title} />
            <Skeleton className={styles.line} />
          </div>
          <div className={head.cover}>
            <Skeleton className={styles.image} />
          </div>
        </div>
      </div>
      <div className={nav.bar}>
        <div className={nav.inner} />
      </div>
      <div className={`container ${detail.layout}`}>
        <Skeleton className={styles.text} />
        <div className={offer.offer}>
          <div className={styles.body}>
            <Skeleton className={styles.line} />
            <Skeleton className={styles.button} />
          </div>
        </div>
      </div>
    </>
  );
}
