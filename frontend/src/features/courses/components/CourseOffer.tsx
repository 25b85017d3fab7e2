import { FileCheck, Hammer, Infinity as Lifetime, MessagesSquare } from 'lucide-react';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import { offersOf } from '../course-labels';
import styles from './CourseOffer.module.css';
import { EnrolAction } from './EnrolAction';
import { PriceLabel } from './PriceLabel';
import { UdemyOffer } from './UdemyOffer';

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
          <p className={styles.guarantee}>30-day money-back guarantee</p>
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
