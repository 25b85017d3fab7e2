import { keepPreviousData } from '@tanstack/react-query';
import { Empty } from 'antd';
import { useState } from 'react';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { useListSyncChanges } from '../../../api/generated/sync/sync';
import { QueryView } from '../../../components/admin/QueryView';
import { isIncomplete } from '../sync-labels';
import { CourseChange } from './CourseChange';
import { PagedEntries } from './PagedEntries';

const PAGE_SIZE = 25;

export function RunChanges({ run }: { run: SyncRunDto }) {
  const [page, setPage] = useState(1);
  const query = useListSyncChanges(
    run.id,
    { page, limit: PAGE_SIZE },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <QueryView
      query={query}
      errorTitle="We could not load the changes"
      isEmpty={({ pagination: { total } }) => total === 0}
      empty={!isIncomplete(run) && <Empty description="All courses are up to date." />}
    >
      {({ changes, pagination }) => (
        <PagedEntries
          label="Changes"
          pagination={pagination}
          isBusy={query.isPlaceholderData}
          onTurn={setPage}
        >
          {changes.map((change) => (
            <CourseChange key={change.course_id} change={change} />
          ))}
        </PagedEntries>
      )}
    </QueryView>
  );
}
