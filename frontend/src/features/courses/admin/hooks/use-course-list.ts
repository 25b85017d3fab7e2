import { useMemo } from 'react';
import { useListAdminCourses } from '../../../../api/generated/courses-admin/courses-admin';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import { pickOption } from '../../../../components/admin/pick-option';
import { useUrlState } from '../../../../components/admin/use-url-state';
import { VISIBILITIES } from '../visibility-options';
import { SORTS, STATUSES, type AdminCourseFilters, type CourseSort } from '../course-list';

const NO_FILTERS = { search: '', visibility: 'all', category: '', status: 'all' };
const NO_COURSES: AdminCourseDto[] = [];

/** The courses, and what the address says of them: filters, order, page and the one being edited. */
export function useCourseList() {
  const [state, change] = useUrlState({
    ...NO_FILTERS,
    sort: 'name-asc',
    page: '1',
    dialog: '',
  });
  const query = useListAdminCourses();
  const courses = query.data ?? NO_COURSES;
  const { search, category } = state;
  const visibility = pickOption(VISIBILITIES, state.visibility);
  const status = pickOption(STATUSES, state.status);
  const sort = pickOption(SORTS, state.sort);
  const filters = useMemo<AdminCourseFilters>(
    () => ({ search, visibility, category, status }),
    [search, visibility, category, status],
  );
  return {
    query,
    courses,
    filters,
    sort,
    page: Math.max(1, Math.trunc(Number(state.page)) || 1),
    edited: courses.find(({ thinkific_id: id }) => String(id) === state.dialog),
    search: (next: string) => change({ search: next, page: '1' }, { replace: true }),
    choose: (part: Partial<AdminCourseFilters>) => change({ ...part, page: '1' }),
    clear: () => change({ ...NO_FILTERS, page: '1' }),
    order: (next: CourseSort) => change({ sort: next, page: '1' }),
    turnTo: (page: number) => change({ page: String(page) }),
    edit: (id: number) => change({ dialog: String(id) }),
    closeDialog: () => change({ dialog: '' }, { replace: true }),
  };
}
