import type { FocusEvent } from 'react';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import styles from './CourseNav.module.css';
import { EnrolAction } from './EnrolAction';
import { PriceLabel } from './PriceLabel';

export interface CourseSection {
  /** Of the element that the link leads to. */
  id: string;
  label: string;
}

interface CourseNavProps {
  course: CourseDto;
  sections: CourseSection[];
}

/** Browsers leave a link where it is of which a part is in sight. Under a pointer it stays, to be pressed. */
function reveal({ currentTarget: link }: FocusEvent<HTMLElement>) {
  const row = link.closest('nav');
  if (row && link.matches(':focus-visible')) row.scrollLeft = link.offsetLeft - row.offsetLeft - 4;
}

/** Leads to the parts of a course from wherever one is in it, and keeps the price in sight. */
export function CourseNav({ course, sections }: CourseNavProps) {
  return (
    <div className={styles.bar}>
      <div className={`container ${styles.inner}`}>
        <nav aria-label="On this page">
          <ul className={styles.sections}>
            {sections.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} onFocus={reveal}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <PriceLabel options={course.paymentOptions} className={styles.price} />
        <EnrolAction course={course} className={styles.enrol} />
      </div>
    </div>
  );
}
