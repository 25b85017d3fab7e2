import type { QueryClient } from '@tanstack/react-query';
import { getListAdminCoursesQueryKey } from '../../../../api/generated/courses-admin/courses-admin';
import { getListCoursesQueryKey } from '../../../../api/generated/courses/courses';
import { getGetStatsQueryKey } from '../../../../api/generated/stats/stats';

/**
 * Fetches the courses and their figures again after a change. What the public site has loaded of
 * them is fetched when somebody looks at it next.
 *
 * @returns when the screen shows the change.
 */
export async function refreshCourses(queryClient: QueryClient): Promise<void> {
  const [publicCourses] = getListCoursesQueryKey();
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: getListAdminCoursesQueryKey() }),
    queryClient.invalidateQueries({ queryKey: getGetStatsQueryKey() }),
    queryClient.invalidateQueries({
      // The list and single courses.
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && path.startsWith(publicCourses),
    }),
  ]);
}
