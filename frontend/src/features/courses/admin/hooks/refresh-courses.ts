import type { QueryClient } from '@tanstack/react-query';
import { getListAdminCoursesQueryKey } from '../../../../api/generated/courses-admin/courses-admin';
import { getListSuggestedPairsQueryKey } from '../../../../api/generated/course-pairs/course-pairs';
import {
  getListAdminUdemyCoursesQueryKey,
  getListMyUdemyCoursesQueryKey,
} from '../../../../api/generated/marketplace-admin/marketplace-admin';
import { getGetStatsQueryKey } from '../../../../api/generated/stats/stats';

/** Of lists, their pages and single courses. */
const [PATH] = getListAdminCoursesQueryKey();

/** Resolves when the screen shows the change; what it does not show is fetched when looked at next. */
export async function refreshCourses(queryClient: QueryClient): Promise<void> {
  const queryKeys = [
    getGetStatsQueryKey(),
    // They name the courses that are the same as these, or may be.
    getListAdminUdemyCoursesQueryKey(),
    getListMyUdemyCoursesQueryKey(),
    getListSuggestedPairsQueryKey(),
  ];
  await Promise.all([
    ...queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(PATH),
    }),
  ]);
}
