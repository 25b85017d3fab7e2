import type { AdminCourseCardDto } from '../../../../api/generated/model/adminCourseCardDto';
import { priceLabel } from '../../course-labels';
import { priceOf } from '../admin-course';
import styles from './CoursePrice.module.css';

/** Beside a price of ours stands the platform's, struck through. */
export function CoursePrice({ course }: { course: AdminCourseCardDto }) {
  const theirs = course.overridden_fields.includes('price')
    ? priceLabel(course.thinkific_price)
    : null;
  return (
    <p className={styles.price}>
      {theirs && <del title={`Thinkific: ${theirs}`}>{theirs}</del>}
      <span>{priceLabel(priceOf(course)) ?? 'No price'}</span>
    </p>
  );
}
