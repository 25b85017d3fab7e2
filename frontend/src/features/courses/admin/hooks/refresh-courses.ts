import type { Query, QueryClient } from '@tanstack/react-query';
import type { getListSuggestedPairsQueryKey } from '../../../../api/generated/course-pairs/course-pairs';
import { getListAdminCoursesQueryKey } from '../../../../api/generated/courses-admin/courses-admin';
import {
  getListAdminUdemyCoursesQueryKey,
  getListMyUdemyCoursesQueryKey,
} from '../../../../api/generated/marketplace-admin/marketplace-admin';
import { getGetStatsQueryKey } from '../../../../api/generated/stats/stats';

/** Resolves when the screen shows the change; what it does not show is fetched when looked at next. */
export async function refreshCourses(queryClient: QueryClient): Promise<void> {
  const queryKeys = [
    getGetStatsQueryKey(),
    // They name the courses that are the same as these.
    getListAdminUdemyCoursesQueryKey(),
    getListMyUdemyCoursesQueryKey(),
  ];
  await Promise.all([
    ...queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    queryClient.invalidateQueries({ predicate: isOfCourses }),
  ]);
}

/** Typed by its helper, which would bring all calls of pairs along. */
const PAIRS: ReturnType<typeof getListSuggestedPairsQueryKey>[0] =
  '/api/admin/course-pairs/suggestions';

/** Whether a query is of courses: of the list, a page of it or a single one, or of likely pairs. */
export function isOfCourses({ queryKey: [path] }: Pick<Query, 'queryKey'>): boolean {
  const [list] = getListAdminCoursesQueryKey();
  return path === PAIRS || path === list || String(path).startsWith(`${list}/`);
}
