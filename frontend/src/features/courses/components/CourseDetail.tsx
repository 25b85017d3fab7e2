import type { CourseDto } from '../../../api/generated/model/courseDto';
import { useListCourseStories } from '../../../api/generated/testimonials/testimonials';
import { PageMeta } from '../../../components/PageMeta';
import { paths } from '../../../paths';
import { CourseStories } from '../../testimonials';
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
const STORIES = 'stories';

export function CourseDetail({ course }: { course: CourseDto }) {
  const { promise, rest } = splitDescription(course.description);
  const { data: stories = [], isLoading } = useListCourseStories(course.id);
  const sections = [
    ...sectionsOf(course, rest),
    ...(stories.length > 0 ? [{ id: STORIES, label: 'Stories' }] : []),
  ];
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
        <CourseNav course={course} sections={sections} />
        <div className={`container ${styles.layout}`} data-loading={isLoading || undefined}>
          <div className={styles.story}>
            {rest && <CourseDescription id={OVERVIEW} text={rest} />}
            <Outcomes outcomes={course.outcomes} />
            <Curriculum modules={course.curriculum} />
          </div>
          <CourseOffer course={course} />
          <CourseStories id={STORIES} stories={stories} />
        </div>
      </article>
      <RelatedCourses id={course.id} />
      <CourseClosing course={course} />
    </>
  );
}

function sectionsOf({ outcomes, curriculum }: CourseDto, rest: string): CourseSection[] {
  return [
    ...(rest ? [{ id: OVERVIEW, label: 'Overview' }] : []),
    ...(outcomes.length > 0 ? [{ id: 'outcomes', label: 'Outcomes' }] : []),
    ...(curriculum.length > 0 ? [{ id: 'curriculum', label: 'Curriculum' }] : []),
  ];
}
