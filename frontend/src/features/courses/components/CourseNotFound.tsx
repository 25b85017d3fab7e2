import { Link } from 'react-router-dom';
import button from '../../../components/button.module.css';
import { PageMeta } from '../../../components/PageMeta';
import { paths } from '../../../routes/paths';
import styles from './CourseNotFound.module.css';

export function CourseNotFound() {
  return (
    <div className={`container section ${styles.page}`}>
      <PageMeta title="Course not found" />
      <h1>Course not found</h1>
      <p>It may have been renamed or retired. What we teach today is in the catalogue.</p>
      <Link to={paths.courses} className={button.primary}>
        Back to Courses
      </Link>
    </div>
  );
}
