import { Link } from 'react-router-dom';
import type { CourseNeed } from '../../../api/generated/model/courseNeed';
import { adminPaths } from '../../../paths';
import { formatCount } from '../../../words';
import styles from './NeedsYou.module.css';

interface MoreCoursesProps {
  need: CourseNeed;
  /** Those that there is no room for. */
  more: number;
  words: string;
}

export function MoreCourses({ need, more, words }: MoreCoursesProps) {
  if (more <= 0) return null;
  return (
    <li className={styles.more}>
      <Link to={`${adminPaths.courses}?need=${need}`}>
        {words}: {formatCount(more)} more {more === 1 ? 'course' : 'courses'}
      </Link>
    </li>
  );
}
