import type { QueryClient } from '@tanstack/react-query';
import { getListAdminCoursesQueryKey } from '../../../../api/generated/courses-admin/courses-admin';
import { getListCoursesQueryKey } from '../../../../api/generated/courses/courses';
import { getGetStatsQueryKey } from '../../../../api/generated/stats/stats';

/** Resolves when the screen shows the change; the public site's courses are fetched when looked at next. */
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
