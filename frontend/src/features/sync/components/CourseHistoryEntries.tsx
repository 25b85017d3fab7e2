import { Empty, Flex } from 'antd';
import { useState } from 'react';
import type { CourseHistoryEntryDto } from '../../../api/generated/model/courseHistoryEntryDto';
import { Pagination } from '../../../components/admin/Pagination';
import { QueryView } from '../../../components/admin/QueryView';
import { useCourseHistory, type HistoryCourse } from '../hooks/use-course-history';
import { HistoryEntry } from './HistoryEntry';

interface CourseHistoryEntriesProps {
  course: HistoryCourse;
  open: boolean;
}

const idOf = ({ at, kind, run }: CourseHistoryEntryDto) => `${at} ${kind} ${run}`;

/** The changes of a course by syncs and by people. */
export function CourseHistoryEntries({ course, open }: CourseHistoryEntriesProps) {
  const [page, setPage] = useState(1);
  const query = useCourseHistory(course, page, open);
  return (
    <QueryView
      query={query}
      errorTitle="We could not load the history"
      isEmpty={({ pagination: { total } }) => total === 0}
      empty={<Empty description="Nothing has been recorded of this course yet." />}
    >
      {({ entries, pagination }) => (
        <>
          <Flex
            component="ul"
            vertical
            gap={16}
            aria-label="History"
            aria-busy={query.isPlaceholderData}
          >
            {entries.map((entry) => (
              <HistoryEntry key={idOf(entry)} entry={entry} platform={course.platform} />
            ))}
          </Flex>
          <Pagination
            label="Pages of the history"
            page={pagination.page}
            pages={pagination.pages}
            onTurn={setPage}
          />
        </>
      )}
    </QueryView>
  );
}
