import { EmptyState } from '../../../../components/admin/EmptyState';
import { PageHead } from '../../../../components/admin/PageHead';
import { HeldSync, PreviewButton, RunningSync, SyncedLink, SyncHistoryButton } from '../../../sync';
import { SyncButton } from '../components/SyncButton';
import { TableFault } from '../../../../components/admin/table/TableFault';
import { useUndoKey } from '../../../../components/admin/undo';
import { ViewsMenu } from '../../../views';
import { QueryState } from '../../../../components/QueryState';
import { CourseCardSkeletons } from '../components/CourseCardSkeletons';
import { CourseFilters } from '../components/CourseFilters';
import { CourseResults } from '../components/CourseResults';
import { CourseStats } from '../components/CourseStats';
import { EditCourseDialog } from '../components/EditCourseDialog';
import { useCourseList } from '../hooks/use-course-list';
import { useCourseSync } from '../hooks/use-course-sync';
import styles from './ManageCoursesPage.module.css';

const FAULT = 'We could not load the courses';

export default function ManageCoursesPage() {
  const list = useCourseList();
  const { query, data } = list;
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
      <HeldSync platform="thinkific" />
      <CourseStats />
      <div className={styles.results}>
        {query.data?.total_courses !== 0 && !query.isPending && <CourseFilters list={list} />}
        {data?.total_courses ? (
          <>
            {query.isError && <TableFault query={query} title={FAULT} isBar />}
            <CourseResults list={list} shown={data} />
          </>
        ) : query.isError ? (
          <TableFault query={query} title={FAULT} />
        ) : (
          <QueryState query={query} loading={<CourseCardSkeletons />} errorTitle={FAULT}>
            {() => (
              <EmptyState title="No courses found. Sync courses from Thinkific to get started.">
                {syncButton}
              </EmptyState>
            )}
          </QueryState>
        )}
      </div>
      <EditCourseDialog list={list} />
    </>
  );
}
