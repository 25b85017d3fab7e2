import type { AdminCourseCardDto } from '../../../../api/generated/model/adminCourseCardDto';
import { COURSE_FIELDS } from '../course-fields';
import styles from './OverriddenFields.module.css';

const SHOWN = 2;

/** Which of the platform's values are overridden: two by name, the others by their number. */
export function OverriddenFields({ course }: { course: AdminCourseCardDto }) {
  const labels = course.overridden_fields
    .filter((field) => field !== 'title')
    .map((field) => COURSE_FIELDS[field].label);
  if (labels.length === 0) return null;
  const more = labels.length - SHOWN;
  const all = `Overridden: ${labels.join(', ')}`;
  return (
    <span className={styles.chips} role="img" aria-label={all} title={all}>
      {labels.slice(0, SHOWN).map((label) => (
        <span key={label}>{label}</span>
      ))}
      {more > 0 && <span>+{more}</span>}
    </span>
  );
}
