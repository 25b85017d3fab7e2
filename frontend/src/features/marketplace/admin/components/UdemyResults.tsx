import { useDeferredValue, useMemo } from 'react';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import { cutRows } from '../../../../components/admin/table/cut-rows';
import type { useTableView } from '../../../../components/admin/table/use-table-view';
import { countOf, formatCount } from '../../../../words';
import { LikelyPairs } from '../../../pairs';
import { CourseHistory, useShownHistory } from '../../../sync';
import { useUdemyColumns } from '../hooks/use-udemy-columns';
import type { useUdemyCourseList } from '../hooks/use-udemy-course-list';
import { filterUdemyCourses, UDEMY_COMPARES } from '../udemy-course-list';
import { UdemyFilters } from './UdemyFilters';
import styles from './UdemyResults.module.css';
import { UdemyTable } from './UdemyTable';

const NO_COURSES: AdminUdemyCourseDto[] = [];

interface UdemyResultsProps {
  list: ReturnType<typeof useUdemyCourseList>;
  tools: ReturnType<typeof useTableView>;
}

export function UdemyResults({ list, tools }: UdemyResultsProps) {
  const { data, filters, page, size, sorting } = list;
  const courses = data ?? NO_COURSES;
  const history = useShownHistory();
  const columns = useUdemyColumns(({ udemy_id: id, title }) =>
    history.show({ platform: 'udemy', id, title }),
  );
  const found = useMemo(() => filterUdemyCourses(courses, filters), [courses, filters]);
  const rows = cutRows(found, { page, size, sort: sorting.value }, UDEMY_COMPARES);
  const pages = Math.max(1, Math.ceil(found.length / size));
  // What is typed into the filters comes before the rows, whose own changes wait for nothing.
  const shown = useDeferredValue(
    <UdemyTable
      list={{ ...list, page: Math.min(page, pages) }}
      rows={data && rows}
      columns={columns}
      view={tools.view}
      found={found.length}
    />,
  );
  return (
    <>
      <UdemyFilters
        filters={filters}
        columns={columns}
        sorting={sorting}
        tools={tools}
        onSearch={list.setSearch}
        onChoose={(visibility) => list.choose({ visibility })}
      />
      <div className={styles.count}>
        <p role="status">
          {data && `Showing ${formatCount(found.length)} of ${countOf(courses.length, 'course')}`}
        </p>
        <LikelyPairs
          open={list.dialog === 'pairs'}
          onOpen={() => list.openDialog('pairs')}
          onClose={list.closeDialog}
        />
      </div>
      {shown}
      <CourseHistory {...history.drawer} />
    </>
  );
}
