import { useState } from 'react';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import type { DataColumn, TableView } from '../../../../components/admin/table/columns';
import { DataTable } from '../../../../components/admin/table/DataTable';
import type { useUdemyCourseList } from '../hooks/use-udemy-course-list';
import { SelectedCourses } from './SelectedCourses';

interface UdemyTableProps {
  list: ReturnType<typeof useUdemyCourseList>;
  /** Undefined until they have come for the first time. */
  rows: AdminUdemyCourseDto[] | undefined;
  columns: DataColumn<AdminUdemyCourseDto>[];
  view: TableView;
}

export function UdemyTable({ list, rows, columns, view }: UdemyTableProps) {
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  // Only rows that are seen can be selected.
  const selected = rows?.filter(({ udemy_id: id }) => selectedIds.includes(id)) ?? [];
  return (
    <>
      <DataTable
        label="Udemy courses"
        query={list.query}
        rows={rows}
        rowKey={({ udemy_id: id }) => id}
        columns={columns}
        view={view}
        sorting={list.sorting}
        empty="No Udemy courses match your filters."
        errorTitle="We could not load the Udemy courses"
        selection={{
          keys: selected.map(({ udemy_id: id }) => id),
          onChange: setSelectedIds,
          label: ({ title }) => `Select ${title}`,
        }}
        keys={{}}
      />
      <SelectedCourses courses={selected} onClear={() => setSelectedIds([])} />
    </>
  );
}
