import { Award, Clock, Layers } from 'lucide-react';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import { modulesLabel } from '../course-labels';
import styles from './CourseFacts.module.css';

export function CourseFacts({ course }: { course: CourseDto }) {
  const modules = modulesLabel(course.curriculum.length);
  return (
    <ul className={styles.facts}>
      {course.duration && (
        <li>
          <Clock size={18} aria-hidden="true" />
          {course.duration}
        </li>
      )}
      {modules && (
        <li>
          <Layers size={18} aria-hidden="true" />
          {modules}
        </li>
      )}
      <li>
        <Award size={18} aria-hidden="true" />
        Certificate on completion
      </li>
    </ul>
  );
}
