import { Select } from 'antd';
import type { ReactNode, Ref } from 'react';
import { SearchField } from '../../../../components/admin/SearchField';
import { ListBar } from '../../../../components/admin/table/ListBar';
import { VISIBILITIES, type VisibilityFilter } from '../../../courses/admin';
import type { UdemyCourseFilters } from '../udemy-course-list';
import styles from './UdemyFilters.module.css';

interface UdemyFiltersProps {
  barRef: Ref<HTMLDivElement>;
  filters: UdemyCourseFilters;
  order: ReactNode;
  tools: ReactNode;
  onSearch: (search: string) => void;
  onChoose: (visibility: VisibilityFilter) => void;
}

export function UdemyFilters(props: UdemyFiltersProps) {
  const { barRef, filters, order, tools, onSearch, onChoose } = props;
  const search = (
    <div ref={barRef} role="search" aria-label="Udemy courses">
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
      order={order}
      tools={tools}
    />
  );
}
