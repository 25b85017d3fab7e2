import type { Query } from '@tanstack/react-query';
import type { getListSuggestedPairsQueryKey } from '../../../../api/generated/course-pairs/course-pairs';
import { getListAdminCoursesQueryKey } from '../../../../api/generated/courses-admin/courses-admin';

/** Typed by its helper, which would bring all calls of pairs along. */
const PAIRS: ReturnType<typeof getListSuggestedPairsQueryKey>[0] =
  '/api/admin/course-pairs/suggestions';

/** Whether a query is of courses: of the list, a page of it or a single one, or of likely pairs. */
export function isOfCourses({ queryKey: [path] }: Pick<Query, 'queryKey'>): boolean {
  const [list] = getListAdminCoursesQueryKey();
  return path === PAIRS || path === list || String(path).startsWith(`${list}/`);
}
