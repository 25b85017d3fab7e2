import { Link } from 'react-router-dom';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import { KINDS } from '../offering-labels';
import { useCourseDates } from '../next-dates';
import styles from './CourseDates.module.css';
import { CourseInterestForm } from './CourseInterestForm';
import { OfferingRow } from './OfferingRow';

const SHOWN = 3;

interface CourseDatesProps {
  id: string;
  course: Pick<CourseDto, 'id'>;
  isCohort: boolean;
}

/** Shows the next dates of a course. A cohort without one gets a form for those who want to hear of it. */
export function CourseDates({ id, course, isCohort }: CourseDatesProps) {
  const dates = useCourseDates(course.id);
  if (!dates) return null;
  const hasCohort = dates.some(({ kind }) => kind === 'cohort');
  const asks = isCohort && !hasCohort;
  if (dates.length === 0 && !asks) return null;
  const [first] = dates;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Next dates
      </h2>
      {first && (
        <>
          <ul className={styles.dates}>
            {dates.slice(0, SHOWN).map((offering) => (
              <li key={offering.id}>
                <OfferingRow offering={offering} isShort />
              </li>
            ))}
          </ul>
          <Link
            to={`${KINDS[first.kind].path}?course=${encodeURIComponent(course.id)}`}
            className={styles.all}
          >
            All {KINDS[first.kind].plural.toLowerCase()} of this course
            <span className="arrow" />
          </Link>
        </>
      )}
      {asks && <CourseInterestForm course={course} />}
    </section>
  );
}
