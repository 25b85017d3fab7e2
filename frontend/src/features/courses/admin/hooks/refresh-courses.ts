import type { Query, QueryClient } from '@tanstack/react-query';
import type { getListSuggestedCourseLinksQueryKey } from '../../../../api/generated/course-links/course-links';
import { getListAdminCoursesQueryKey } from '../../../../api/generated/courses-admin/courses-admin';
import {
  getListAdminUdemyCoursesQueryKey,
  getListMyUdemyCoursesQueryKey,
} from '../../../../api/generated/marketplace-admin/marketplace-admin';
import { getGetStatsQueryKey } from '../../../../api/generated/stats/stats';

/** Resolves once the visible lists are up to date. Other queries reload when they are used next. */
export async function refreshCourses(queryClient: QueryClient): Promise<void> {
  const queryKeys = [
    getGetStatsQueryKey(),
    // Udemy courses show the titles of linked courses.
    getListAdminUdemyCoursesQueryKey(),
    getListMyUdemyCoursesQueryKey(),
  ];
  await Promise.all([
    ...queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    queryClient.invalidateQueries({ predicate: isOfCourses }),
  ]);
}

/** Typed by its helper without importing it, because that would add all calls of this API to the bundle. */
const SUGGESTED_LINKS: ReturnType<typeof getListSuggestedCourseLinksQueryKey>[0] =
  '/api/admin/course-links/suggestions';

/** Returns whether a query contains courses: a list, a page, a single course, or suggested links. */
export function isOfCourses({ queryKey: [path] }: Pick<Query, 'queryKey'>): boolean {
  const [list] = getListAdminCoursesQueryKey();
  return path === SUGGESTED_LINKS || path === list || String(path).startsWith(`${list}/`);
}
