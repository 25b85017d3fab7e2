import { EmptyState } from '../../../../components/admin/EmptyState';
import { PageHead } from '../../../../components/admin/PageHead';
import { PreviewButton, RunningSync, SyncedLink, SyncHistoryButton } from '../../../sync';
import { SyncButton } from '../components/SyncButton';
import { useUndoKey } from '../../../../components/admin/undo';
import { ViewsMenu } from '../../../../components/admin/views/ViewsMenu';
import { QueryState } from '../../../../components/QueryState';
import { lateDialog } from '../../../../components/part/late-dialog';
import { CourseCardSkeletons } from '../components/CourseCardSkeletons';
import { CourseFilters } from '../components/CourseFilters';
import { CourseResults } from '../components/CourseResults';
import { CourseStats } from '../components/CourseStats';
import type { EditCourseDialogProps } from '../components/EditCourseDialog';
import { useCourseList } from '../hooks/use-course-list';
import { useCourseSync } from '../hooks/use-course-sync';
import styles from './ManageCoursesPage.module.css';

const EditCourseDialog = lateDialog<EditCourseDialogProps>(
  () => import('../components/EditCourseDialog'),
  ({ list }) => list.dialog !== '',
);

export default function ManageCoursesPage() {
  const list = useCourseList();
  const { query } = list;
  const sync = useCourseSync();
  useUndoKey();
  const syncButton = <SyncButton label="Sync from course platform" sync={sync} />;
  return (
    <>
      <PageHead
        title="Manage Courses"
        state={<SyncedLink platform="thinkific" />}
        actions={
          <>
            <ViewsMenu list="courses" />
            <SyncHistoryButton platform="thinkific" />
            <PreviewButton platform="thinkific" />
            {syncButton}
          </>
        }
      />
      <RunningSync platform="thinkific" />
      <CourseStats />
      <div className={styles.results}>
        {query.data?.total_courses !== 0 && !query.isPending && <CourseFilters list={list} />}
        <QueryState
          query={query}
          loading={<CourseCardSkeletons />}
          errorTitle="We could not load the courses"
          isEmpty={({ total_courses: all }) => all === 0}
          empty={
            <EmptyState title="No courses found. Sync courses from Thinkific to get started.">
              {syncButton}
            </EmptyState>
          }
        >
          {(shown) => <CourseResults list={list} shown={shown} />}
        </QueryState>
      </div>
      <EditCourseDialog list={list} />
    </>
  );
}
