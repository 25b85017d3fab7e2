import { Empty } from 'antd';
import { OverflowActions } from '../../../../components/admin/OverflowActions';
import { PageHeader } from '../../../../components/admin/PageHeader';
import { useTableView } from '../../../../components/admin/use-table-view';
import { ViewsMenu } from '../../../views';
import { useUndoKey } from '../../../../components/admin/undo';
import { SyncButton } from '../../../courses/admin';
import { HeldSync, PreviewButton, RunningSync, SyncedLink, SyncHistoryButton } from '../../../sync';
import { UdemyStats } from '../components/UdemyStats';
import { UdemyTable } from '../components/UdemyTable';
import { useUdemyCourseList } from '../hooks/use-udemy-course-list';
import { useUdemySync } from '../hooks/use-udemy-sync';

export default function UdemyCoursesPage() {
  const list = useUdemyCourseList();
  const tools = useTableView('udemy');
  const sync = useUdemySync();
  useUndoKey();
  const { query } = list;
  return (
    <>
      <PageHeader
        title="Udemy Courses"
        state={<SyncedLink platform="udemy" />}
        actions={
          <>
            <OverflowActions>
              <ViewsMenu list="udemy" columns={tools} />
              <SyncHistoryButton platform="udemy" />
              <PreviewButton platform="udemy" />
            </OverflowActions>
            <SyncButton label="Sync Courses" sync={sync} />
          </>
        }
      />
      <RunningSync platform="udemy" />
      <HeldSync platform="udemy" />
      <UdemyStats query={query} />
      {query.data?.length === 0 ? (
        <Empty
          description={
            <>
              <p>No courses synced yet</p>
              <p>No Udemy courses found. Click "Sync Courses" to fetch courses from Udemy.</p>
            </>
          }
        />
      ) : (
        <UdemyTable list={list} tools={tools} />
      )}
    </>
  );
}
