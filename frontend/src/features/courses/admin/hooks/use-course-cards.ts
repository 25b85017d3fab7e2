import {
  getListAdminCoursesQueryKey,
  useListAdminCourses,
} from '../../../../api/generated/courses-admin/courses-admin';
import type { AdminCourseCardsDto } from '../../../../api/generated/model/adminCourseCardsDto';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import { toCourseRows } from '../course-row';

const PARAMS = { view: 'card' } as const;

export const courseCardsKey = getListAdminCoursesQueryKey(PARAMS);

/** Loads all courses; the browser filters and sorts them. */
export function useCourseCards({ enabled = true } = {}) {
  return useListAdminCourses(PARAMS, { query: { enabled, select } });
}

function select(columns: AdminCourseDto[] | AdminCourseCardsDto) {
  return toCourseRows(columns as AdminCourseCardsDto);
}
