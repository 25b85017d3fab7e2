import { ExportOutlined } from '@ant-design/icons';
import type { UdemyCourseDto } from '../../../api/generated/model/udemyCourseDto';
import styles from './MyCourses.module.css';
import { PriceBadge } from './PriceBadge';
import { UdemyLink } from './UdemyLink';

export function MyCourseCard({ course }: { course: UdemyCourseDto }) {
  return (
    <li className={styles.card}>
      <h2>{course.title}</h2>
      <div className={styles.foot}>
        <PriceBadge isPaid={course.is_paid} />
        <UdemyLink course={course} className={styles.link}>
          <ExportOutlined aria-hidden="true" />
        </UdemyLink>
      </div>
    </li>
  );
}
