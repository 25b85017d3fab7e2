import { useMemo } from 'react';
import { useListAdminUdemyCourses } from '../../../../api/generated/marketplace-admin/marketplace-admin';
import { pickOption } from '../../../../components/admin/pick-option';
import { useUrlState } from '../../../../components/admin/use-url-state';
import { VISIBILITIES } from '../../../courses/admin';
import type { UdemyCourseFilters } from '../udemy-course-list';

const NO_FILTERS = { search: '', visibility: 'all' };

/** The courses, and what the address says of them: filters and page. */
export function useUdemyCourseList() {
  const [state, change] = useUrlState({ ...NO_FILTERS, page: '1' });
  const query = useListAdminUdemyCourses();
  const { search } = state;
  const visibility = pickOption(VISIBILITIES, state.visibility);
  const filters = useMemo<UdemyCourseFilters>(() => ({ search, visibility }), [search, visibility]);
  return {
    query,
    filters,
    page: Math.max(1, Math.trunc(Number(state.page)) || 1),
    search: (next: string) => change({ search: next, page: '1' }, { replace: true }),
    choose: (next: UdemyCourseFilters['visibility']) => change({ visibility: next, page: '1' }),
    clear: () => change({ ...NO_FILTERS, page: '1' }),
    turnTo: (page: number) => change({ page: String(page) }),
  };
}
