import { CATEGORIES, LEVELS } from '../course-filters';
import type { useCourseFilters } from '../hooks/useCourseFilters';
import { FilterGroup } from './FilterGroup';
import { SearchField } from './SearchField';
import styles from './CourseFilterBar.module.css';

export function CourseFilterBar({
  filters,
  search,
  choose,
}: Omit<ReturnType<typeof useCourseFilters>, 'clear'>) {
  return (
    <div className={styles.bar}>
      <SearchField value={filters.search} onChange={search} />
      <FilterGroup
        label="Category"
        values={CATEGORIES}
        selected={filters.category}
        onSelect={(category) => choose({ category })}
      />
      <FilterGroup
        label="Level"
        values={LEVELS}
        selected={filters.level}
        onSelect={(level) => choose({ level })}
      />
    </div>
  );
}
