import { Skeleton } from '../../../components/Skeleton';
import detail from './CourseDetail.module.css';
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
          <Skeleton style={{ height: 208 }} />
          <Skeleton className={head.cover} style={{ aspectRatio: '16 / 9' }} />
        </div>
      </div>
      <div className={nav.bar}>
        <div className={nav.inner} />
      </div>
      <div className={`container ${detail.layout}`}>
        <Skeleton style={{ height: 180 }} />
        <Skeleton className={offer.offer} style={{ height: 140 }} />
      </div>
    </>
  );
}
