import { useMemo } from 'react';
import { useListAdminUdemyCourses } from '../../../../api/generated/marketplace-admin/marketplace-admin';
import { pickOption } from '../../../../components/admin/pick-option';
import { useKept } from '../../../../components/admin/table/use-kept';
import { useListState } from '../../../../components/admin/use-list-state';
import { VISIBILITIES } from '../../../courses/admin';
import type { UdemyCourseFilters } from '../udemy-course-list';

/** As many selects as a browser draws at once without a pause. */
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
    data: useKept(query.data),
    filters,
    dialog: state.dialog,
    clear: () => list.choose({ search: '', visibility: 'all' }),
  };
}
