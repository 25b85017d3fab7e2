import type { UdemyCourseDto } from '../../../api/generated/model/udemyCourseDto';
import { PriceBadge } from './PriceBadge';
import styles from './UdemyCourses.module.css';
import { UdemyLink } from './UdemyLink';

interface UdemyCoursesProps {
  courses: UdemyCourseDto[];
  heading: 'h2' | 'h3';
}

export function UdemyCourses({ courses, heading: Heading }: UdemyCoursesProps) {
  return (
    <ul className={styles.list}>
      {courses.map((course) => (
        <li key={course.udemy_id} className={styles.course}>
          <Heading>{course.title}</Heading>
          <PriceBadge isPaid={course.is_paid} />
          <UdemyLink course={course} className={styles.link}>
            <span className="arrow arrow-out" />
          </UdemyLink>
        </li>
      ))}
    </ul>
  );
}
