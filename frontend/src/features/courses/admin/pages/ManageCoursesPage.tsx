import { Card, Empty, Flex, Skeleton } from 'antd';
import { useDeferredValue } from 'react';
import { useGetStats } from '../../../../api/generated/stats/stats';
import { OverflowActions } from '../../../../components/admin/OverflowActions';
import { PageHeader } from '../../../../components/admin/PageHeader';
import { QueryAlert } from '../../../../components/admin/QueryAlert';
import { QueryView } from '../../../../components/admin/QueryView';
import { StatCards, StatCardsSkeleton } from '../../../../components/admin/StatCards';
import { useUndoKey } from '../../../../components/admin/undo';
import { adminPaths } from '../../../../paths';
import { formatCount } from '../../../../format-count';
import { HeldSync, PreviewButton, RunningSync, SyncedLink, SyncHistoryButton } from '../../../sync';
import { ViewsMenu } from '../../../views';
import { CourseFilters } from '../components/CourseFilters';
import { CourseList } from '../components/CourseList';
import { EditCourseDialog } from '../components/EditCourseDialog';
import { SyncButton } from '../components/SyncButton';
import { type CourseListState, useCourseList } from '../hooks/use-course-list';
import { useCourseSync } from '../hooks/use-course-sync';

export default function ManageCoursesPage() {
  const list = useCourseList();
  const { data, isError, isPending } = list.query;
  const sync = useCourseSync();
  useUndoKey();
  const syncButton = <SyncButton label="Sync from course platform" sync={sync} />;
  return (
    <>
      <PageHeader
        title="Manage Courses"
        state={<SyncedLink platform="thinkific" />}
        actions={
          <>
            <OverflowActions>
              <ViewsMenu list="courses" />
              <SyncHistoryButton platform="thinkific" />
              <PreviewButton platform="thinkific" />
            </OverflowActions>
            {syncButton}
          </>
        }
      />
      <RunningSync platform="thinkific" />
      <HeldSync platform="thinkific" />
      <CourseStats />
      {isPending && <LoadingCourses />}
      {isError && <QueryAlert query={list.query} title="We could not load the courses" />}
      {data?.length === 0 && (
        <Empty description="No courses found. Sync courses from Thinkific to get started.">
          {syncButton}
        </Empty>
      )}
      {data && data.length > 0 && <FilteredCourses list={list} />}
      <EditCourseDialog list={list} />
    </>
  );
}

/** Lets the search field paint before the cards that it filters. */
function FilteredCourses({ list }: { list: CourseListState }) {
  const cards = useDeferredValue(<CourseList list={list} />);
  return (
    <>
      <CourseFilters list={list} />
      {cards}
    </>
  );
}

const { courses } = adminPaths;

function CourseStats() {
  const query = useGetStats();
  return (
    <QueryView
      query={query}
      loading={<StatCardsSkeleton count={4} />}
      errorTitle="We could not load the stats"
    >
      {({ total_courses: total, visible_courses: visible, hidden_courses: hidden, ...stats }) => (
        <StatCards
          stats={[
            { label: 'Total Courses', value: formatCount(total), to: courses },
            { label: 'Visible', value: formatCount(visible), to: `${courses}?visibility=visible` },
            { label: 'Hidden', value: formatCount(hidden), to: `${courses}?visibility=hidden` },
            {
              label: 'Customized',
              value: formatCount(stats.courses_with_overrides),
              to: `${courses}?status=customized`,
            },
          ]}
        />
      )}
    </QueryView>
  );
}

function LoadingCourses() {
  return (
    <Flex vertical gap={8} role="status" aria-label="Loading...">
      <Skeleton.Input active block />
      {[0, 1, 2].map((index) => (
        <Card key={index} size="small" aria-hidden="true" data-testid="course-skeleton">
          <Skeleton active avatar={{ shape: 'square', size: 72 }} paragraph={{ rows: 2 }} />
        </Card>
      ))}
    </Flex>
  );
}
