import type { Ref } from 'react';
import { FilterSelect } from '../../../../components/admin/FilterSelect';
import { SearchField } from '../../../../components/admin/SearchField';
import { VISIBILITIES, type VisibilityFilter } from '../../../courses/admin';
import type { UdemyCourseFilters } from '../udemy-course-list';
import styles from './UdemyFilters.module.css';

interface UdemyFiltersProps {
  barRef: Ref<HTMLDivElement>;
  filters: UdemyCourseFilters;
  onSearch: (search: string) => void;
  onChoose: (visibility: VisibilityFilter) => void;
}

export function UdemyFilters({ barRef, filters, onSearch, onChoose }: UdemyFiltersProps) {
  return (
    <div ref={barRef} className={styles.card} role="search" aria-label="Udemy courses">
      <SearchField
        label="Search courses"
        placeholder="Search by course title..."
        value={filters.search}
        onChange={onSearch}
      />
      <FilterSelect
        label="Visibility"
        options={VISIBILITIES}
        value={filters.visibility}
        onChange={onChoose}
      />
    </div>
  );
}
