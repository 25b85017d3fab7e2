import type { QueryClient } from '@tanstack/react-query';
import { getListAdminCoursesQueryKey } from '../../../../api/generated/courses-admin/courses-admin';
import { getGetStatsQueryKey } from '../../../../api/generated/stats/stats';

/** Of lists, their pages and single courses. */
const [PATH] = getListAdminCoursesQueryKey();

/** Resolves when the screen shows the change; what it does not show is fetched when looked at next. */
export async function refreshCourses(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: getGetStatsQueryKey() }),
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(PATH),
    }),
  ]);
}
