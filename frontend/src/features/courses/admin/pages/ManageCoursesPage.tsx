import { Alert, Button, Empty } from 'antd';
import { useDeferredValue } from 'react';
import { MoreOnPhone } from '../../../../components/admin/MoreOnPhone';
import { PageHead } from '../../../../components/admin/PageHead';
import { useUndoKey } from '../../../../components/admin/undo';
import { adviceFor } from '../../../../components/QueryState';
import { HeldSync, PreviewButton, RunningSync, SyncedLink, SyncHistoryButton } from '../../../sync';
import { ViewsMenu } from '../../../views';
import { CourseFilters } from '../components/CourseFilters';
import { CourseList } from '../components/CourseList';
import { CourseSkeleton } from '../components/CourseSkeleton';
import { CourseStats } from '../components/CourseStats';
import { EditCourseDialog } from '../components/EditCourseDialog';
import { SyncButton } from '../components/SyncButton';
import { useCourseList } from '../hooks/use-course-list';
import { useCourseSync } from '../hooks/use-course-sync';

export default function ManageCoursesPage() {
  const list = useCourseList();
  const { data, error, isPending, isFetching, refetch } = list.query;
  const sync = useCourseSync();
  useUndoKey();
  // The search field is painted before the cards that it filters.
  const cards = useDeferredValue(<CourseList list={list} />);
  const syncButton = <SyncButton label="Sync from course platform" sync={sync} />;
  return (
    <>
      <PageHead
        title="Manage Courses"
        state={<SyncedLink platform="thinkific" />}
        actions={
          <>
            <MoreOnPhone>
              <ViewsMenu list="courses" />
              <SyncHistoryButton platform="thinkific" />
              <PreviewButton platform="thinkific" />
            </MoreOnPhone>
            {syncButton}
          </>
        }
      />
      <RunningSync platform="thinkific" />
      <HeldSync platform="thinkific" />
      <CourseStats />
      {isPending && <CourseSkeleton />}
      {error && (
        <Alert
          type="error"
          showIcon
          title="We could not load the courses"
          description={adviceFor(error)}
          action={
            <Button loading={isFetching} onClick={() => void refetch({ cancelRefetch: false })}>
              Try again
            </Button>
          }
        />
      )}
      {data?.length === 0 && (
        <Empty description="No courses found. Sync courses from Thinkific to get started.">
          {syncButton}
        </Empty>
      )}
      {data && data.length > 0 && (
        <>
          <CourseFilters list={list} />
          {cards}
        </>
      )}
      <EditCourseDialog list={list} />
    </>
  );
}
