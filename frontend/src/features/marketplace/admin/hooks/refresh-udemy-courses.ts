import type { QueryClient } from '@tanstack/react-query';
import {
  getListAdminUdemyCoursesQueryKey,
  getListMyUdemyCoursesQueryKey,
  getListStaffCoursesQueryKey,
} from '../../../../api/generated/marketplace-admin/marketplace-admin';

/** Of Thinkific's courses, which name those of Udemy that are the same, and of pairs. */
const COURSES = '/api/admin/course';

/** Resolves when the screens that show the courses show the change. */
export async function refreshUdemyCourses(queryClient: QueryClient): Promise<void> {
  const queryKeys = [
    getListAdminUdemyCoursesQueryKey(),
    getListMyUdemyCoursesQueryKey(),
    getListStaffCoursesQueryKey(),
  ];
  await Promise.all([
    ...queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(COURSES),
    }),
  ]);
}
