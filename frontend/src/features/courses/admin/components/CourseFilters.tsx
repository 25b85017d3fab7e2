import { Flex, Select } from 'antd';
import { useMemo } from 'react';
import { FilterDrawer } from '../../../../components/admin/ListToolbar';
import { SearchField } from '../../../../components/admin/SearchField';
import { useIsNarrow } from '../../../../theme/use-media-query';
import { categoryOf } from '../admin-course';
import { distinct } from '../course-order';
import type { CourseListState } from '../hooks/use-course-list';
import { SORTS, STATUSES, VISIBILITIES } from '../list-options';

export function CourseFilters({ list }: { list: CourseListState }) {
  const { filters, sort, choose, query } = list;
  const { search, visibility, category, status } = filters;
  const categories = useMemo(() => distinct((query.data ?? []).map(categoryOf)), [query.data]);
  const isNarrow = useIsNarrow();
  const inForce = [visibility !== 'all', category, status !== 'all'].filter(Boolean).length;
  const select = <Value extends string>(
    label: string,
    value: Value,
    options: readonly { value: Value; label: string }[],
    onChange: (value: Value) => void,
  ) => (
    <Select
      aria-label={label}
      prefix={`${label}:`}
      popupMatchSelectWidth={false}
      style={{ flex: '1 1 160px', minWidth: 0 }}
      options={[...options]}
      value={value}
      onChange={onChange}
    />
  );
  const selects = (
    <>
      {select('Visibility', visibility, VISIBILITIES, (next) => choose({ visibility: next }))}
      {select('Category', category, toOptions(categories), (next) => choose({ category: next }))}
      {select('Status', status, STATUSES, (next) => choose({ status: next }))}
      {select('Sort By', sort, SORTS, list.sorting.onSort)}
    </>
  );
  return (
    <Flex role="search" aria-label="Courses" gap={8} wrap={!isNarrow}>
      <div style={{ flex: '2 1 180px' }}>
        <SearchField
          label="Search courses"
          placeholder="Search by course title..."
          value={search}
          onChange={list.setSearch}
        />
      </div>
      {isNarrow ? <FilterDrawer activeFilters={inForce}>{selects}</FilterDrawer> : selects}
    </Flex>
  );
}

function toOptions(categories: string[]) {
  const named = categories.map((category) => ({ value: category, label: category }));
  return [{ value: '', label: 'All Categories' }, ...named];
}
