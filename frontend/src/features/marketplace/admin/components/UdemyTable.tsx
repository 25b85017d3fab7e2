import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import type { DataColumn, TableView } from '../../../../components/admin/data-columns';
import { DataTable } from '../../../../components/admin/DataTable';
import { useListSelection } from '../../../../components/admin/table/use-list-selection';
import type { useUdemyCourseList } from '../hooks/use-udemy-course-list';
import { SelectedCourses } from './SelectedCourses';

interface UdemyTableProps {
  list: ReturnType<typeof useUdemyCourseList>;
  /** Undefined until they have come for the first time. */
  rows: AdminUdemyCourseDto[] | undefined;
  columns: DataColumn<AdminUdemyCourseDto>[];
  view: TableView;
  /** How many courses the filters find. */
  found: number;
}

export function UdemyTable({ list, rows, columns, view, found }: UdemyTableProps) {
  const selection = useListSelection(rows, idOf);
  return (
    <>
      <DataTable
        label="Udemy courses"
        query={list.query}
        rows={rows}
        rowKey={idOf}
        rowName={({ title }) => title}
        columns={columns}
        view={view}
        list={list}
        total={rows && found}
        empty={{ title: 'No Udemy courses match your filters.', onClear: list.clear }}
        errorTitle="We could not load the Udemy courses"
        selection={{ keys: selection.ids, onChange: selection.select }}
        keys={{}}
      />
      <SelectedCourses courses={selection.selected} onClear={selection.clear} />
    </>
  );
}

function idOf({ udemy_id: id }: AdminUdemyCourseDto): string {
  return id;
}
