import { EmptyState } from '../../../../components/admin/EmptyState';
import { PageHead } from '../../../../components/admin/PageHead';
import { SyncButton } from '../components/SyncButton';
import { QueryState } from '../../../../components/QueryState';
import { CourseCardSkeletons } from '../components/CourseCardSkeletons';
import { CourseResults } from '../components/CourseResults';
import { CourseStats } from '../components/CourseStats';
import { EditCourseDialog } from '../components/EditCourseDialog';
import { useCourseList } from '../hooks/use-course-list';
import { useCourseSync } from '../hooks/use-course-sync';
import { useCourseVisibility } from '../hooks/use-course-visibility';
import styles from './ManageCoursesPage.module.css';

export default function ManageCoursesPage() {
  const list = useCourseList();
  const sync = useCourseSync();
  const setVisible = useCourseVisibility();
  const syncButton = <SyncButton label="Sync from course platform" sync={sync} />;
  return (
    <>
      <PageHead
        title="Manage Courses"
        subtitle="What the public site shows of the courses on Thinkific"
        actions={syncButton}
      />
      <CourseStats />
      <div className={styles.results}>
        <QueryState
          query={list.query}
          loading={<CourseCardSkeletons />}
          errorTitle="We could not load the courses"
          isEmpty={(courses) => courses.length === 0}
          empty={
            <EmptyState title="No courses found. Sync courses from Thinkific to get started.">
              {syncButton}
            </EmptyState>
          }
        >
          {() => <CourseResults list={list} onSetVisible={setVisible} />}
        </QueryState>
      </div>
      <EditCourseDialog course={list.edited} onClose={list.closeDialog} />
    </>
  );
}
