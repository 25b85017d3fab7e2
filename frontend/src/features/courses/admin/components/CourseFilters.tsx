import { useMemo } from 'react';
import { FilterSelect } from '../../../../components/admin/FilterSelect';
import { SearchField } from '../../../../components/admin/SearchField';
import { FilterSheet } from '../../../../components/admin/table/FilterSheet';
import { useIsNarrow } from '../../../../theme/use-media-query';
import { VISIBILITIES } from '../visibility-options';
import type { useCourseList } from '../hooks/use-course-list';
import { SORTS, STATUSES } from '../list-options';
import styles from './CourseFilters.module.css';

interface CourseFiltersProps {
  list: ReturnType<typeof useCourseList>;
}

export function CourseFilters({ list }: CourseFiltersProps) {
  const { filters, sort, choose } = list;
  const { search, visibility, category, status } = filters;
  const present = list.data?.categories;
  const categories = useMemo(() => toOptions(present ?? []), [present]);
  const isNarrow = useIsNarrow();
  const inForce = [visibility !== 'all', category, status !== 'all'].filter(Boolean).length;
  const selects = (
    <>
      <FilterSelect
        label="Visibility"
        options={VISIBILITIES}
        value={visibility}
        onChange={(next) => choose({ visibility: next })}
      />
      <FilterSelect
        label="Category"
        options={categories}
        value={category}
        onChange={(next) => choose({ category: next })}
      />
      <FilterSelect
        label="Status"
        options={STATUSES}
        value={status}
        onChange={(next) => choose({ status: next })}
      />
      <FilterSelect label="Sort By" options={SORTS} value={sort} onChange={list.sorting.onSort} />
    </>
  );
  return (
    <div className={styles.bar} role="search" aria-label="Courses">
      <div className={styles.search}>
        <SearchField
          label="Search courses"
          placeholder="Search by course title..."
          value={search}
          onChange={list.setSearch}
        />
      </div>
      {isNarrow ? <FilterSheet inForce={inForce}>{selects}</FilterSheet> : selects}
    </div>
  );
}

function toOptions(categories: string[]) {
  const named = categories.map((category) => ({ value: category, label: category }));
  return [{ value: '', label: 'All Categories' }, ...named];
}
