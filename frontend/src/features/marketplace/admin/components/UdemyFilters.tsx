import { Select } from 'antd';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import type { DataColumn, Sorting } from '../../../../components/admin/data-columns';
import { SearchField } from '../../../../components/admin/SearchField';
import { ListBar } from '../../../../components/admin/ListBar';
import { VISIBILITIES, type VisibilityFilter } from '../../../courses/admin';
import type { useTableView } from '../../../../components/admin/table/use-table-view';
import type { UdemyCourseFilters } from '../udemy-course-list';
import styles from './UdemyFilters.module.css';

interface UdemyFiltersProps {
  filters: UdemyCourseFilters;
  columns: DataColumn<AdminUdemyCourseDto>[];
  sorting: Sorting;
  tools: ReturnType<typeof useTableView>;
  onSearch: (search: string) => void;
  onChoose: (visibility: VisibilityFilter) => void;
}

export function UdemyFilters(props: UdemyFiltersProps) {
  const { filters, columns, sorting, tools, onSearch, onChoose } = props;
  const search = (
    <div role="search" aria-label="Udemy courses">
      <SearchField
        label="Search courses"
        placeholder="Search by course title..."
        value={filters.search}
        onChange={onSearch}
      />
    </div>
  );
  const visibility = (
    <div className={styles.visibility}>
      <Select
        aria-label="Visibility"
        options={[...VISIBILITIES]}
        value={filters.visibility}
        onChange={onChoose}
      />
    </div>
  );
  return (
    <ListBar
      search={search}
      filters={visibility}
      inForce={filters.visibility === 'all' ? 0 : 1}
      columns={columns}
      sorting={sorting}
      tools={tools}
    />
  );
}
