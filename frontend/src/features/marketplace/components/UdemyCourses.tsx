import { useState } from 'react';
import type { UdemyCourseDto } from '../../../api/generated/model/udemyCourseDto';
import { Picture } from '../../../components/Picture';
import { PriceBadge } from './PriceBadge';
import styles from './UdemyCourses.module.css';
import { UdemyLink } from './UdemyLink';
import { UdemyRating } from './UdemyRating';

interface UdemyCoursesProps {
  courses: UdemyCourseDto[];
  heading: 'h2' | 'h3';
}

export function UdemyCourses({ courses, heading: Heading }: UdemyCoursesProps) {
  return (
    <ul className={styles.list}>
      {courses.map((course) => (
        <li key={course.udemy_id} className={styles.course}>
          <Cover course={course} />
          <Heading>{course.title}</Heading>
          {course.headline && <p className={`small-print ${styles.headline}`}>{course.headline}</p>}
          <UdemyRating course={course} />
          <PriceBadge isPaid={course.is_paid} price={course.price_text} />
          <UdemyLink course={course} className={styles.link}>
            <span className="arrow arrow-out" />
          </UdemyLink>
        </li>
      ))}
    </ul>
  );
}

function Cover({ course: { picture } }: { course: UdemyCourseDto }) {
  const [lost, setLost] = useState<string | null>(null);
  if (!picture || lost === picture.path) return null;
  return (
    <div className={styles.cover}>
      <Picture picture={picture} sizes="112px" onError={() => setLost(picture.path)} />
    </div>
  );
}
