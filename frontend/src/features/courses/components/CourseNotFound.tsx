import { Link } from 'react-router-dom';
import button from '../../../components/button.module.css';
import { LostPage } from '../../../components/LostPage';
import { PageMeta } from '../../../components/PageMeta';
import { paths } from '../../../paths';

export function CourseNotFound() {
  return (
    <LostPage
      title="Course not found"
      text="It may have been renamed or retired. What we teach today is in the catalogue."
    >
      <PageMeta title="Course not found" />
      <Link to={paths.courses} className={button.primary}>
        Back to Courses
      </Link>
    </LostPage>
  );
}
