import type { FocusEvent } from 'react';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import styles from './CourseNav.module.css';
import { EnrolAction } from './EnrolAction';
import { PriceLabel } from './PriceLabel';

export interface CourseSection {
  /** The id of the target element. */
  id: string;
  label: string;
}

interface CourseNavProps {
  course: CourseDto;
  sections: CourseSection[];
}

/** Browsers do not scroll to a link that is partly visible. Skipped for pointers, which would miss the link. */
function reveal({ currentTarget: link }: FocusEvent<HTMLElement>) {
  const row = link.closest('nav');
  if (row && link.matches(':focus-visible')) row.scrollLeft = link.offsetLeft - row.offsetLeft - 4;
}

/** Links to the sections of a course, and keeps its price visible. */
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
