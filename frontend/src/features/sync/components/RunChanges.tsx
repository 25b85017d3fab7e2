import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { useListSyncChanges } from '../../../api/generated/sync/sync';
import { Pagination } from '../../../components/admin/Pagination';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { isCutShort } from '../sync-words';
import { CourseChange } from './CourseChange';
import styles from './RunChanges.module.css';

const PAGE_SIZE = 25;

/** Course by course, and field by field. */
export function RunChanges({ run }: { run: SyncRunDto }) {
  const [page, setPage] = useState(1);
  const query = useListSyncChanges(
    run.id,
    { page, limit: PAGE_SIZE },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <QueryState
      query={query}
      loading={<Skeleton className={styles.skeleton} />}
      errorTitle="We could not load the changes"
      isEmpty={({ pagination: { total } }) => total === 0}
      empty={
        !isCutShort(run) && (
          <p className={styles.empty}>No course differs from what is held here.</p>
        )
      }
    >
      {({ changes, pagination }) => (
        <>
          <ul className={styles.changes} aria-label="Changes" aria-busy={query.isPlaceholderData}>
            {changes.map((change) => (
              <CourseChange key={change.course_id} change={change} />
            ))}
          </ul>
          <Pagination page={pagination.page} pages={pagination.pages} onTurn={setPage} />
        </>
      )}
    </QueryState>
  );
}
