import { useState } from 'react';
import type { CourseHistoryEntryDto } from '../../../api/generated/model/courseHistoryEntryDto';
import { Pagination } from '../../../components/admin/Pagination';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { useCourseHistory, type HistoryCourse } from '../hooks/use-course-history';
import { HistoryEntry } from './HistoryEntry';
import styles from './RunChanges.module.css';

interface CourseHistoryEntriesProps {
  course: HistoryCourse;
  open: boolean;
}

const idOf = ({ at, kind, run }: CourseHistoryEntryDto) => `${at} ${kind} ${run}`;

/** What has become of a course: by syncs, and by whom else. */
export function CourseHistoryEntries({ course, open }: CourseHistoryEntriesProps) {
  const [page, setPage] = useState(1);
  const query = useCourseHistory(course, page, open);
  return (
    <QueryState
      query={query}
      loading={<Skeleton className={styles.skeleton} />}
      errorTitle="We could not load the history"
      isEmpty={({ pagination: { total } }) => total === 0}
      empty={<p className={styles.empty}>Nothing has been recorded of this course yet.</p>}
    >
      {({ entries, pagination }) => (
        <>
          <ul className={styles.changes} aria-label="History" aria-busy={query.isPlaceholderData}>
            {entries.map((entry) => (
              <HistoryEntry key={idOf(entry)} entry={entry} platform={course.platform} />
            ))}
          </ul>
          <Pagination page={pagination.page} pages={pagination.pages} onTurn={setPage} />
        </>
      )}
    </QueryState>
  );
}
