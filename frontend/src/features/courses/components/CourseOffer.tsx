import { FileCheck, Hammer, Infinity as Lifetime, MessagesSquare } from 'lucide-react';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import type { CourseOfferDto } from '../../../api/generated/model/courseOfferDto';
import { Badge } from '../../../components/Badge';
import { offersOf } from '../course-labels';
import styles from './CourseOffer.module.css';
import { EnrolAction } from './EnrolAction';
import { PriceLabel } from './PriceLabel';

export function CourseOffer({ course }: { course: CourseDto }) {
  const udemy = offersOf(course).find(({ platform }) => platform === 'udemy');
  return (
    <aside className={styles.offer} aria-label="Enrollment">
      <div className={styles.body}>
        <div className={styles.purchase}>
          <PriceLabel options={course.paymentOptions} className={styles.price} others="all">
            {udemy && <span className={styles.platform}> on Thinkific</span>}
          </PriceLabel>
          <EnrolAction course={course} className={styles.enrol} />
          <p className={`small-print ${styles.guarantee}`}>30-day money-back guarantee</p>
        </div>
        {udemy && <UdemyOffer offer={udemy} title={course.title} />}
        <h2 className={styles.title}>Course Includes</h2>
        <ul className={styles.includes}>
          {course.hasLifetimeAccess && (
            <li>
              <Lifetime size={18} aria-hidden="true" />
              Lifetime access
            </li>
          )}
          <li>
            <MessagesSquare size={18} aria-hidden="true" />
            Expert support
          </li>
          <li>
            <Hammer size={18} aria-hidden="true" />
            Hands-on projects
          </li>
          <li>
            <FileCheck size={18} aria-hidden="true" />
            Certificate
          </li>
        </ul>
      </div>
    </aside>
  );
}

interface UdemyOfferProps {
  offer: CourseOfferDto;
  title: string;
}

/** The same course on Udemy, which only tells whether it is free. */
function UdemyOffer({ offer: { price, url }, title }: UdemyOfferProps) {
  return (
    <p className={styles.udemy}>
      <span>Also on Udemy</span>
      <Badge>{price === 0 ? 'Free' : 'Paid'}</Badge>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={`Enroll on Udemy: ${title} (in a new tab)`}
        >
          Enroll on Udemy
          <span className="arrow arrow-out" />
        </a>
      )}
    </p>
  );
}
