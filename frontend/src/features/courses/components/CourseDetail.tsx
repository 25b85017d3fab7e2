import type { CourseDto } from '../../../api/generated/model/courseDto';
import { useListCourseStories } from '../../../api/generated/testimonials/testimonials';
import { PageMeta } from '../../../components/PageMeta';
import { paths } from '../../../paths';
import { CourseInstructors } from '../../instructors';
import { CourseDates, useCourseDates } from '../../offerings';
import { CourseStories } from '../../testimonials';
import { splitDescription } from '../course-description';
import { isSelfPaced, paragraphsOf } from '../course-labels';
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

const DATES = 'dates-of-course';
const OVERVIEW = 'overview';
const INSTRUCTORS = 'instructors';
const STORIES = 'stories';

export function CourseDetail({ course }: { course: CourseDto }) {
  const { promise, rest } = splitDescription(course.description);
  const { data: stories = [], isLoading } = useListCourseStories(course.id);
  const dates = useCourseDates(course.id);
  const isCohort = !isSelfPaced(course);
  const hasDates = dates !== null && (isCohort || dates.length > 0);
  const sections = [
    ...sectionsOf(course, rest, hasDates),
    ...(stories.length > 0 ? [{ id: STORIES, label: 'Stories' }] : []),
  ];
  return (
    <>
      <div>
        <article className={styles.article}>
          <PageMeta
            title={course.title}
            description={paragraphsOf(course)[0]}
            path={paths.course(course)}
            image={`/courses/${encodeURIComponent(course.id)}/share.png`}
          />
          <CourseStructuredData course={course} />
          <CourseHead course={course} promise={promise} />
          <CourseNav course={course} sections={sections} />
          <div className={`container ${styles.layout}`} data-loading={isLoading || undefined}>
            <div className={styles.story}>
              {rest && <CourseDescription id={OVERVIEW} text={rest} />}
              <CourseDates id={DATES} course={course} isCohort={isCohort} />
              <Outcomes outcomes={course.outcomes} />
              <Curriculum modules={course.curriculum} />
              <CourseInstructors id={INSTRUCTORS} instructors={course.instructors} />
            </div>
            <CourseOffer course={course} />
            <CourseStories id={STORIES} stories={stories} />
          </div>
        </article>
        <RelatedCourses id={course.id} />
      </div>
      <CourseClosing course={course} />
    </>
  );
}

function sectionsOf(
  { outcomes, curriculum, instructors }: CourseDto,
  rest: string,
  hasDates: boolean,
): CourseSection[] {
  return [
    ...(rest ? [{ id: OVERVIEW, label: 'Overview' }] : []),
    ...(hasDates ? [{ id: DATES, label: 'Dates' }] : []),
    ...(outcomes.length > 0 ? [{ id: 'outcomes', label: 'Outcomes' }] : []),
    ...(curriculum.length > 0 ? [{ id: 'curriculum', label: 'Curriculum' }] : []),
    ...(instructors.length > 0 ? [{ id: INSTRUCTORS, label: 'Who teaches' }] : []),
  ];
}
