import { Button } from 'antd';
import { useDeferredValue, useMemo, useRef } from 'react';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import { EmptyState } from '../../../../components/admin/EmptyState';
import { Pagination } from '../../../../components/admin/Pagination';
import { useStaffAssignments } from '../hooks/use-staff-assignments';
import type { useUdemyCourseList } from '../hooks/use-udemy-course-list';
import { useUdemyVisibility } from '../hooks/use-udemy-visibility';
import { filterUdemyCourses } from '../udemy-course-list';
import { UdemyCourseTable } from './UdemyCourseTable';
import { UdemyFilters } from './UdemyFilters';
import styles from './UdemyResults.module.css';

/** Rows on one page: as many selects as a browser draws at once without a pause. */
const PAGE_SIZE = 25;

const NO_COURSES: AdminUdemyCourseDto[] = [];

export function UdemyResults({ list }: { list: ReturnType<typeof useUdemyCourseList> }) {
  const { query, filters } = list;
  const courses = query.data ?? NO_COURSES;
  const assignments = useStaffAssignments();
  const setVisible = useUdemyVisibility();
  const found = useMemo(() => filterUdemyCourses(courses, filters), [courses, filters]);
  const table = useRef<HTMLDivElement>(null);
  const pages = Math.ceil(found.length / PAGE_SIZE);
  const page = Math.max(1, Math.min(list.page, pages));
  const turn = (next: number) => {
    list.turnTo(next);
    table.current?.focus({ preventScroll: true });
    table.current?.scrollIntoView();
  };
  // The button goes away with the empty state, and the focus would go with it.
  const bar = useRef<HTMLDivElement>(null);
  const clear = () => {
    bar.current?.querySelector('input')?.focus();
    list.clear();
  };
  const rows = useDeferredValue(
    <UdemyCourseTable
      query={query}
      courses={found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
      assignments={assignments}
      onSetVisible={setVisible}
    />,
  );
  return (
    <>
      <UdemyFilters
        barRef={bar}
        filters={filters}
        onSearch={list.setSearch}
        onChoose={(visibility) => list.choose({ visibility })}
      />
      <p role="status" className={styles.count}>
        {query.data && `Showing ${found.length} of ${courses.length} courses`}
      </p>
      {query.data && found.length === 0 ? (
        <EmptyState title="No Udemy courses match your filters.">
          <Button onClick={clear}>Clear Filters</Button>
        </EmptyState>
      ) : (
        <div ref={table} tabIndex={-1} className={styles.table}>
          {rows}
        </div>
      )}
      <Pagination page={page} pages={pages} onTurn={turn} />
    </>
  );
}
