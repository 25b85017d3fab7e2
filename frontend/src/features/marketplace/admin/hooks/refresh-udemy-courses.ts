import type { QueryClient } from '@tanstack/react-query';
import { getListSuggestedPairsQueryKey } from '../../../../api/generated/course-pairs/course-pairs';
import { getListAdminCoursesQueryKey } from '../../../../api/generated/courses-admin/courses-admin';
import {
  getListAdminUdemyCoursesQueryKey,
  getListMyUdemyCoursesQueryKey,
  getListStaffCoursesQueryKey,
} from '../../../../api/generated/marketplace-admin/marketplace-admin';

/** Of Thinkific's lists, their pages and single courses, which name those of Udemy that are the same. */
const [COURSES] = getListAdminCoursesQueryKey();

/** Resolves when the screens that show the courses show the change. */
export async function refreshUdemyCourses(queryClient: QueryClient): Promise<void> {
  const queryKeys = [
    getListAdminUdemyCoursesQueryKey(),
    getListMyUdemyCoursesQueryKey(),
    getListStaffCoursesQueryKey(),
    getListSuggestedPairsQueryKey(),
  ];
  await Promise.all([
    ...queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(COURSES),
    }),
  ]);
}
