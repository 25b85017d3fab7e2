import { useMemo } from 'react';
import { useListAdminCourses } from '../../../../api/generated/courses-admin/courses-admin';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import { pickOption } from '../../../../components/admin/pick-option';
import { useListState } from '../../../../components/admin/use-list-state';
import { VISIBILITIES } from '../visibility-options';
import { SORTS, STATUSES, type AdminCourseFilters } from '../course-list';

const NO_FILTERS = { search: '', visibility: 'all', category: '', status: 'all' };
const NO_COURSES: AdminCourseDto[] = [];

export function useCourseList() {
  const { state, ...list } = useListState({ ...NO_FILTERS, sort: 'name-asc' });
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
    ...list,
    query,
    courses,
    filters,
    sort,
    edited: courses.find(({ thinkific_id: id }) => String(id) === state.dialog),
    clear: () => list.choose(NO_FILTERS),
  };
}
