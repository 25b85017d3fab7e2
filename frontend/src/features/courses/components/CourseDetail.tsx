import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import { PageMeta } from '../../../components/PageMeta';
import { paths } from '../../../paths';
import { paragraphsOf } from '../course-labels';
import { CourseBadges } from './CourseBadges';
import { CourseFacts } from './CourseFacts';
import { CourseOffer } from './CourseOffer';
import { CourseStructuredData } from './CourseStructuredData';
import { Curriculum } from './Curriculum';
import { Outcomes } from './Outcomes';
import styles from './CourseDetail.module.css';

/** From this many characters on a title is set smaller, so that it does not fill the first view. */
const LONG_TITLE = 48;

export function CourseDetail({ course }: { course: CourseDto }) {
  const paragraphs = paragraphsOf(course);
  return (
    <article className={styles.layout}>
      <PageMeta
        title={course.title}
        description={paragraphs[0]}
        path={paths.course(course)}
        image={`/courses/${encodeURIComponent(course.id)}/share.png`}
      />
      <CourseStructuredData course={course} />
      <div className={styles.intro}>
        <Link to={paths.courses} className={styles.back}>
          <ArrowLeft size={18} aria-hidden="true" />
          All courses
        </Link>
        <CourseBadges course={course} withFormat />
        <h1 className={course.title.length > LONG_TITLE ? styles.long : undefined}>
          {course.title}
        </h1>
        <CourseFacts course={course} />
      </div>
      <CourseOffer course={course} />
      <div className={styles.story}>
        {paragraphs.length > 0 && (
          <div className={styles.description}>
            {paragraphs.map((text, index) => (
              <p key={index}>{text}</p>
            ))}
          </div>
        )}
        <Outcomes outcomes={course.outcomes} />
        <Curriculum modules={course.curriculum} />
      </div>
    </article>
  );
}
