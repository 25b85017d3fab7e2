import type { QueryClient } from '@tanstack/react-query';
import { getListAdminCoursesQueryKey } from '../../../../api/generated/courses-admin/courses-admin';
import {
  getGetCataloguePageQueryKey,
  getListCoursesQueryKey,
} from '../../../../api/generated/courses/courses';
import { getGetStatsQueryKey } from '../../../../api/generated/stats/stats';

/** Lists, their pages and single courses; pages of the catalogue and its index. */
const PATHS = [
  getListAdminCoursesQueryKey()[0],
  getListCoursesQueryKey()[0],
  getGetCataloguePageQueryKey()[0],
];

/** Resolves when the screen shows the change; what it does not show is fetched when looked at next. */
export async function refreshCourses(queryClient: QueryClient): Promise<void> {
  const isOfCourses = (path: unknown) =>
    PATHS.some((start) => typeof path === 'string' && path.startsWith(start));
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: getGetStatsQueryKey() }),
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => isOfCourses(path),
    }),
  ]);
}
