import type { CourseDto } from '../../../api/generated/model/courseDto';
import { categoryTone, priceLabel } from '../course-labels';
import styles from './CourseClosing.module.css';
import { EnrolAction } from './EnrolAction';

/** Says once more, to whoever has read to the end, what the course costs and where to enrol. */
export function CourseClosing({ course }: { course: CourseDto }) {
  const price = priceLabel(course.price);
  return (
    <div className={styles.band} data-tone={categoryTone(course.category)}>
      <div className={`container ${styles.inner}`}>
        <p dir="auto" className={styles.title}>
          {course.title}
        </p>
        {price && <span className={styles.price}>{price}</span>}
        <EnrolAction course={course} className={styles.enrol} />
      </div>
    </div>
  );
}
