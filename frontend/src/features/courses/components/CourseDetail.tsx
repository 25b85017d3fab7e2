import type { CourseDto } from '../../../api/generated/model/courseDto';
import { PageMeta } from '../../../components/PageMeta';
import { paths } from '../../../paths';
import { splitDescription } from '../course-description';
import { paragraphsOf } from '../course-labels';
import { CourseClosing } from './CourseClosing';
import { CourseDescription } from './CourseDescription';
import styles from './CourseDetail.module.css';
import { CourseHead } from './CourseHead';
import { CourseNav, type CourseSection } from './CourseNav';
import { CourseOffer } from './CourseOffer';
import { CourseStructuredData } from './CourseStructuredData';
import { Curriculum } from './Curriculum';
import { Outcomes } from './Outcomes';
import { RelatedCourses } from './RelatedCourses';

const OVERVIEW = 'overview';

export function CourseDetail({ course }: { course: CourseDto }) {
  const { promise, rest } = splitDescription(course.description);
  return (
    <>
      <article>
        <PageMeta
          title={course.title}
          description={paragraphsOf(course)[0]}
          path={paths.course(course)}
          image={`/courses/${encodeURIComponent(course.id)}/share.png`}
        />
        <CourseStructuredData course={course} />
        <CourseHead course={course} promise={promise} />
        <CourseNav course={course} sections={sectionsOf(course, rest)} />
        <div className={`container ${styles.layout}`}>
          <div className={styles.story}>
            {rest && <CourseDescription id={OVERVIEW} text={rest} />}
            <Outcomes outcomes={course.outcomes} />
            <Curriculum modules={course.curriculum} />
          </div>
          <CourseOffer course={course} />
        </div>
      </article>
      <RelatedCourses id={course.id} />
      <CourseClosing course={course} />
    </>
  );
}

/** Those that the course has. */
function sectionsOf({ outcomes, curriculum }: CourseDto, rest: string): CourseSection[] {
  return [
    ...(rest ? [{ id: OVERVIEW, label: 'Overview' }] : []),
    ...(outcomes.length > 0 ? [{ id: 'outcomes', label: 'Outcomes' }] : []),
    ...(curriculum.length > 0 ? [{ id: 'curriculum', label: 'Curriculum' }] : []),
  ];
}
