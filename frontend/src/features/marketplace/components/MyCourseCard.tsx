import { ExportOutlined } from '@ant-design/icons';
import type { MyUdemyCourseDto } from '../../../api/generated/model/myUdemyCourseDto';
import styles from './MyCourses.module.css';
import { PriceBadge } from './PriceBadge';
import { UdemyLink } from './UdemyLink';

export function MyCourseCard({ course }: { course: MyUdemyCourseDto }) {
  return (
    <li className={styles.card}>
      <h2>{course.title}</h2>
      {course.joined_title !== null && (
        <p className={styles.joined}>Same course as “{course.joined_title}” on Thinkific</p>
      )}
      <div className={styles.foot}>
        <PriceBadge isPaid={course.is_paid} />
        <UdemyLink course={course} className={styles.link}>
          <ExportOutlined aria-hidden="true" />
        </UdemyLink>
      </div>
    </li>
  );
}
