import type { QueryClient } from '@tanstack/react-query';
import { getListAdminCoursesQueryKey } from '../../../../api/generated/courses-admin/courses-admin';
import {
  getGetCataloguePageQueryKey,
  getListCoursesQueryKey,
} from '../../../../api/generated/courses/courses';
import { getGetStatsQueryKey } from '../../../../api/generated/stats/stats';

/** Lists and single courses; pages of the catalogue and its index. */
const PUBLIC = [getListCoursesQueryKey()[0], getGetCataloguePageQueryKey()[0]];

/** Resolves when the screen shows the change; the public site's courses are fetched when looked at next. */
export async function refreshCourses(queryClient: QueryClient): Promise<void> {
  const isPublic = (path: unknown) =>
    PUBLIC.some((start) => typeof path === 'string' && path.startsWith(start));
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: getListAdminCoursesQueryKey() }),
    queryClient.invalidateQueries({ queryKey: getGetStatsQueryKey() }),
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => isPublic(path),
    }),
  ]);
}
