import { Award, Clock, Layers } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import { paths } from '../../../paths';
import { useSite } from '../../../site';
import { pathOfCategory } from '../course-filters';
import { categoryTone, modulesLabel } from '../course-labels';
import { CourseBadges } from './CourseBadges';
import { CourseCover } from './CourseCover';
import styles from './CourseHead.module.css';

/** Titles from this length up are smaller, so that they do not fill the first view. */
const LONG_TITLE = 48;

/** Slightly too small on phones, because the next larger file is twice as big. */
const COVER_SIZES = '(min-width: 960px) 400px, (min-width: 768px) 40vw, 84vw';

interface CourseHeadProps {
  course: CourseDto;
  promise: string | undefined;
}

export function CourseHead({ course, promise }: CourseHeadProps) {
  const { categories } = useSite();
  const { title, category } = course;
  const categoryPath = pathOfCategory(category, categories);
  return (
    <header className={styles.band} data-tone={categoryTone(category, categories)}>
      <div className={`container ${styles.inner}`}>
        <div className={styles.top}>
          <nav aria-label="Breadcrumb">
            <ol className={`small-print ${styles.trail}`}>
              <li>
                <Link to={paths.home}>Home</Link>
              </li>
              <li>
                <Link to={paths.courses}>All courses</Link>
              </li>
              {categoryPath && (
                <li>
                  <Link to={categoryPath}>{category}</Link>
                </li>
              )}
            </ol>
          </nav>
          <CourseBadges course={course} withFormat />
        </div>
        <div className={styles.text}>
          <h1 dir="auto" className={title.length > LONG_TITLE ? styles.long : undefined}>
            {title}
          </h1>
          {promise && (
            <p dir="auto" className={styles.promise}>
              {promise}
            </p>
          )}
          <CourseFacts course={course} />
        </div>
        <div className={styles.cover}>
          <CourseCover course={course} sizes={COVER_SIZES} eager="first" />
        </div>
      </div>
    </header>
  );
}

function CourseFacts({ course }: { course: CourseDto }) {
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
      {course.claimsCertificate && (
        <li>
          <Award size={18} aria-hidden="true" />
          Certificate on completion
        </li>
      )}
    </ul>
  );
}
