import { useMemo } from 'react';
import { useListAdminUdemyCourses } from '../../../../api/generated/marketplace-admin/marketplace-admin';
import { pickOption } from '../../../../components/admin/pick-option';
import { useListState } from '../../../../components/admin/use-list-state';
import { VISIBILITIES } from '../../../courses/admin';
import type { UdemyCourseFilters } from '../udemy-course-list';

const PAGE_SIZE = 25;

export function useUdemyCourseList() {
  const { state, ...list } = useListState({ visibility: 'all' }, { pageSize: PAGE_SIZE });
  const query = useListAdminUdemyCourses();
  const { search } = state;
  const visibility = pickOption(VISIBILITIES, state.visibility);
  const filters = useMemo<UdemyCourseFilters>(() => ({ search, visibility }), [search, visibility]);
  return {
    ...list,
    query,
    filters,
    dialog: state.dialog,
    clear:
      search || visibility !== 'all'
        ? () => list.choose({ search: '', visibility: 'all' })
        : undefined,
  };
}
