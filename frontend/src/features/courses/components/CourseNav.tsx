import { type FocusEvent, useState } from 'react';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import { useCurrentSection, useInView } from '../hooks/use-in-view';
import styles from './CourseNav.module.css';
import { OFFER } from './CourseOffer';
import { EnrolAction } from './EnrolAction';
import { PriceLabel } from './PriceLabel';

export interface CourseSection {
  /** The id of the target element. */
  id: string;
  label: string;
}

/** What is behind the header and this bar is out of sight. */
const BELOW_BARS = '-112px 0px 0px 0px';

interface CourseNavProps {
  course: CourseDto;
  sections: CourseSection[];
}

/** Browsers do not scroll to a link that is partly visible. Skipped for pointers, which would miss the link. */
function reveal({ currentTarget: link }: FocusEvent<HTMLElement>) {
  const row = link.closest('nav');
  if (row && link.matches(':focus-visible')) row.scrollLeft = link.offsetLeft - row.offsetLeft - 4;
}

/** Links to the sections of a course. It has price and button while the card with the offer is out of sight. */
export function CourseNav({ course, sections }: CourseNavProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  const isOfferAway = useInView([OFFER], BELOW_BARS)?.length === 0;
  // The focus may scroll the page back to the offer, and would be lost with the button.
  const [isHeld, setHeld] = useState(false);
  const hasOffer = isOfferAway || isHeld;
  return (
    <div className={styles.bar}>
      <div
        className={`container ${styles.inner}`}
        onFocus={() => setHeld(hasOffer)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setHeld(false);
        }}
      >
        <nav aria-label="On this page">
          <ul className={styles.sections}>
            {sections.map(({ id, label }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onFocus={reveal}
                  aria-current={id === current ? 'location' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {hasOffer && (
          <>
            <PriceLabel options={course.paymentOptions} className={styles.price} />
            <EnrolAction course={course} className={styles.enrol} />
          </>
        )}
      </div>
    </div>
  );
}
