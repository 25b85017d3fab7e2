import type { QueryClient } from '@tanstack/react-query';
import {
  getListAdminUdemyCoursesQueryKey,
  getListMyUdemyCoursesQueryKey,
} from '../../../../api/generated/marketplace-admin/marketplace-admin';
import { getGetStatsQueryKey } from '../../../../api/generated/stats/stats';
import { isOfCourses } from './is-of-courses';

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
