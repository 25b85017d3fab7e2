import { Flex, Select } from 'antd';
import { useMemo, useState } from 'react';
import { setUdemyCourseVisibility } from '../../../../api/generated/marketplace-admin/marketplace-admin';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import { DataTable } from '../../../../components/admin/DataTable';
import { ListToolbar } from '../../../../components/admin/ListToolbar';
import { SearchField } from '../../../../components/admin/SearchField';
import { paginateRows } from '../../../../components/admin/paginate-rows';
import type { useTableView } from '../../../../components/admin/use-table-view';
import { useLatest } from '../../../../components/admin/use-latest';
import { pluralize, formatCount } from '../../../../format-count';
import { useVisibilityMutation, VISIBILITIES } from '../../../courses/admin';
import { SuggestedLinks } from '../../../links';
import { CourseHistory, useShownHistory } from '../../../sync';
import { refreshUdemyCourses } from '../hooks/refresh-udemy-courses';
import { useActiveStaff } from '../hooks/use-active-staff';
import { useStaffAssignment } from '../hooks/use-staff-assignment';
import type { useUdemyCourseList } from '../hooks/use-udemy-course-list';
import { filterUdemyCourses, UDEMY_COMPARES } from '../udemy-course-list';
import { PromotionDialog } from './PromotionDialog';
import { SelectedCourses } from './SelectedCourses';
import { udemyColumns } from './udemy-columns';

interface UdemyTableProps {
  list: ReturnType<typeof useUdemyCourseList>;
  tools: ReturnType<typeof useTableView>;
}

export function UdemyTable({ list, tools }: UdemyTableProps) {
  const { query, filters, page, size, sorting } = list;
  const { data } = query;
  const history = useShownHistory();
  const staff = useActiveStaff();
  const [promoted, setPromoted] = useState<AdminUdemyCourseDto>();
  const handlers = useLatest({
    onSetVisible: useVisibilityMutation(setUdemyCourseVisibility, refreshUdemyCourses),
    onAssign: useStaffAssignment(),
    onHistory: ({ udemy_id: id, title }: AdminUdemyCourseDto) =>
      history.show({ platform: 'udemy', id, title }),
    onPromotion: setPromoted,
  });
  const columns = useMemo(() => udemyColumns({ staff, ...handlers }), [staff, handlers]);
  const [selected, setSelected] = useState<string[]>([]);
  const found = useMemo(() => filterUdemyCourses(data ?? [], filters), [data, filters]);
  const last = Math.max(1, Math.ceil(found.length / size));
  const rows = paginateRows(found, { page, size, sort: sorting.value }, UDEMY_COMPARES);
  const chosen = rows.filter(({ udemy_id: id }) => selected.includes(id));
  return (
    <>
      <div role="search" aria-label="Udemy courses">
        <ListToolbar
          search={
            <SearchField
              label="Search courses"
              placeholder="Search by course title..."
              value={filters.search}
              onChange={list.setSearch}
            />
          }
          filters={
            <Select
              aria-label="Visibility"
              popupMatchSelectWidth={false}
              options={[...VISIBILITIES]}
              value={filters.visibility}
              onChange={(visibility) => list.choose({ visibility })}
            />
          }
          activeFilters={filters.visibility === 'all' ? 0 : 1}
          columns={columns}
          sorting={sorting}
          tools={tools}
        />
      </div>
      <Flex wrap gap="4px 16px" align="center" style={{ marginBottom: 8 }}>
        <p role="status">
          {data && `Showing ${formatCount(found.length)} of ${pluralize(data.length, 'course')}`}
        </p>
        <SuggestedLinks
          open={list.dialog === 'links'}
          onOpen={() => list.openDialog('links')}
          onClose={list.closeDialog}
        />
      </Flex>
      <DataTable
        label="Udemy courses"
        query={query}
        rows={data && rows}
        rowKey={({ udemy_id: id }) => id}
        rowName={({ title }) => title}
        columns={columns}
        view={tools.view}
        list={{ ...list, page: Math.min(page, last) }}
        total={data && found.length}
        empty={{ title: 'No Udemy courses match your filters.', onClear: list.clear }}
        errorTitle="We could not load the Udemy courses"
        selection={{
          keys: chosen.map(({ udemy_id: id }) => id),
          onChange: setSelected,
        }}
        keys={{}}
      />
      <SelectedCourses courses={chosen} onClear={() => setSelected([])} />
      <CourseHistory {...history.drawer} />
      <PromotionDialog course={promoted} onClose={() => setPromoted(undefined)} />
    </>
  );
}
