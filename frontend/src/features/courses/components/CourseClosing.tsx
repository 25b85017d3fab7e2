import type { CourseDto } from '../../../api/generated/model/courseDto';
import { useSite } from '../../../site';
import { categoryTone } from '../course-labels';
import styles from './CourseClosing.module.css';
import { EnrolAction } from './EnrolAction';
import { PriceLabel } from './PriceLabel';

export function CourseClosing({ course }: { course: CourseDto }) {
  const { categories } = useSite();
  return (
    <div className={styles.band} data-tone={categoryTone(course.category, categories)}>
      <div className={`container ${styles.inner}`}>
        <p dir="auto" className={styles.title}>
          {course.title}
        </p>
        <PriceLabel options={course.paymentOptions} className={styles.price} others="short" />
        <EnrolAction course={course} className={styles.enrol} />
      </div>
    </div>
  );
}
