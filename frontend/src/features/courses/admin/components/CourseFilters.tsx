import { useMemo } from 'react';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import { FilterSelect } from '../../../../components/admin/FilterSelect';
import { SearchField } from '../../../../components/admin/SearchField';
import { VISIBILITIES } from '../visibility-options';
import {
  distinctCategories,
  SORTS,
  STATUSES,
  type AdminCourseFilters,
  type CourseSort,
} from '../course-list';
import styles from './CourseFilters.module.css';

interface CourseFiltersProps {
  courses: AdminCourseDto[];
  filters: AdminCourseFilters;
  sort: CourseSort;
  onSearch: (search: string) => void;
  onChoose: (part: Partial<AdminCourseFilters>) => void;
  onSort: (sort: CourseSort) => void;
}

export function CourseFilters(props: CourseFiltersProps) {
  const { courses, filters, sort, onSearch, onChoose, onSort } = props;
  const { search, visibility, category, status } = filters;
  const categories = useMemo(() => toOptions(distinctCategories(courses)), [courses]);
  return (
    <div className={styles.bar} role="search" aria-label="Courses">
      <div className={styles.search}>
        <SearchField
          label="Search courses"
          placeholder="Search by course title..."
          value={search}
          onChange={onSearch}
        />
      </div>
      <FilterSelect
        label="Visibility"
        options={VISIBILITIES}
        value={visibility}
        onChange={(next) => onChoose({ visibility: next })}
      />
      <FilterSelect
        label="Category"
        options={categories}
        value={category}
        onChange={(next) => onChoose({ category: next })}
      />
      <FilterSelect
        label="Status"
        options={STATUSES}
        value={status}
        onChange={(next) => onChoose({ status: next })}
      />
      <FilterSelect label="Sort By" options={SORTS} value={sort} onChange={onSort} />
    </div>
  );
}

function toOptions(categories: string[]) {
  const named = categories.map((category) => ({ value: category, label: category }));
  return [{ value: '', label: 'All Categories' }, ...named];
}
