import { keepPreviousData } from '@tanstack/react-query';
import { useGetAdminCoursePage } from '../../../../api/generated/courses-admin/courses-admin';
import { pickOption } from '../../../../components/admin/pick-option';
import { useKept } from '../../../../components/admin/table/use-kept';
import { useLastPage, useListState } from '../../../../components/admin/use-list-state';
import { CourseNeed } from '../../../../api/generated/model/courseNeed';
import { SORTS, STATUSES } from '../list-options';
import { VISIBILITIES } from '../visibility-options';

const NO_FILTERS = { search: '', visibility: 'all', category: '', status: 'all', need: '' };

/** Cards on one page: as many as a browser draws at once without a pause. */
const PAGE_SIZE = 50;

export function useCourseList() {
  const { state, ...list } = useListState(NO_FILTERS, { order: 'name-asc' });
  const { page } = list;
  const { search, category, dialog } = state;
  const sought = search.trim();
  const visibility = pickOption(VISIBILITIES, state.visibility);
  const status = pickOption(STATUSES, state.status);
  const need = Object.values(CourseNeed).find((known) => known === state.need);
  const sort = pickOption(SORTS, state.sort);
  const params = {
    page,
    limit: PAGE_SIZE,
    sort,
    ...(sought && { search: sought }),
    ...(visibility !== 'all' && { visibility }),
    ...(category && { category }),
    ...(status !== 'all' && { status }),
    ...(need && { need }),
  };
  const query = useGetAdminCoursePage(params, { query: { placeholderData: keepPreviousData } });
  useLastPage(list, query);
  const { page: _page, limit: _limit, sort: _sort, ...inForce } = params;
  return {
    ...list,
    query,
    /** Stays when the next does not come. */
    data: useKept(query.data),
    params,
    filters: { search, visibility, category, status },
    sort,
    need,
    dialog,
    /** Undefined while nothing is filtered. */
    clear: Object.keys(inForce).length > 0 ? () => list.choose(NO_FILTERS) : undefined,
  };
}
