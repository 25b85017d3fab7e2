import { FileCheck, Hammer, Infinity as Lifetime, MessagesSquare } from 'lucide-react';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import button from '../../../components/button.module.css';
import { localAddress, useSite } from '../../../site';
import { enrolLabel, offersOf, priceLabel } from '../course-labels';
import { CourseCover } from './CourseCover';
import styles from './CourseOffer.module.css';
import { UdemyOffer } from './UdemyOffer';

export function CourseOffer({ course }: { course: CourseDto }) {
  const price = priceLabel(course.price);
  const udemy = offersOf(course).find(({ platform }) => platform === 'udemy');
  return (
    <aside className={styles.offer} aria-label="Enrollment">
      <div className={styles.image}>
        <CourseCover course={course} eager />
      </div>
      <div className={styles.body}>
        <div className={styles.purchase}>
          {price && (
            <p className={styles.price}>
              {price}
              {udemy && <span className={styles.platform}> on Thinkific</span>}
            </p>
          )}
          <EnrolAction course={course} />
        </div>
        <p className={styles.guarantee}>30-day money-back guarantee</p>
        {udemy && <UdemyOffer offer={udemy} title={course.title} />}
        <h2 className={styles.title}>Course Includes</h2>
        <ul className={styles.includes}>
          <li>
            <Lifetime size={18} aria-hidden="true" />
            Lifetime access
          </li>
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

function EnrolAction({ course }: { course: CourseDto }) {
  const label = enrolLabel(course, { isOpen: course.thinkificUrl !== null, place: 'detail' });
  const site = useSite();
  return course.thinkificUrl ? (
    <a
      href={localAddress(course.thinkificUrl, site)}
      className={`${button.primary} ${styles.enrol}`}
      onClick={() => countClick(course.id)}
      onAuxClick={({ button: pressed }) => {
        if (pressed === MIDDLE) countClick(course.id);
      }}
    >
      {label}
    </a>
  ) : (
    <button type="button" disabled className={`${button.primary} ${styles.enrol}`}>
      {label}
    </button>
  );
}

/** The button that opens a link in a new tab. */
const MIDDLE = 1;

/** Outlives the page that is being left. */
function countClick(id: string) {
  navigator.sendBeacon(`/api/courses/${encodeURIComponent(id)}/enrol-clicks`);
}
