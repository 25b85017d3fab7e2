import { keepPreviousData } from '@tanstack/react-query';
import { useGetAdminCoursePage } from '../../../../api/generated/courses-admin/courses-admin';
import { pickOption } from '../../../../components/admin/pick-option';
import { useLastPage, useListState } from '../../../../components/admin/use-list-state';
import { SORTS, STATUSES } from '../list-options';
import { VISIBILITIES } from '../visibility-options';

const NO_FILTERS = { search: '', visibility: 'all', category: '', status: 'all' };

/** Cards on one page: as many as a browser draws at once without a pause. */
const PAGE_SIZE = 50;

export function useCourseList() {
  const { state, ...list } = useListState(NO_FILTERS, { order: 'name-asc' });
  const { page } = list;
  const { search, category, dialog } = state;
  const sought = search.trim();
  const visibility = pickOption(VISIBILITIES, state.visibility);
  const status = pickOption(STATUSES, state.status);
  const sort = pickOption(SORTS, state.sort);
  const params = {
    page,
    limit: PAGE_SIZE,
    sort,
    ...(sought && { search: sought }),
    ...(visibility !== 'all' && { visibility }),
    ...(category && { category }),
    ...(status !== 'all' && { status }),
  };
  const query = useGetAdminCoursePage(params, { query: { placeholderData: keepPreviousData } });
  useLastPage(list, query);
  const isFiltered = sought !== '' || category !== '' || visibility !== 'all' || status !== 'all';
  return {
    ...list,
    query,
    params,
    filters: { search, visibility, category, status },
    sort,
    dialog,
    /** Undefined while nothing is filtered. */
    clear: isFiltered ? () => list.choose(NO_FILTERS) : undefined,
  };
}
