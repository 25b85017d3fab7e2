import type { QueryClient } from '@tanstack/react-query';
import {
  getListAdminUdemyCoursesQueryKey,
  getListMyUdemyCoursesQueryKey,
  getListStaffCoursesQueryKey,
} from '../../../../api/generated/marketplace-admin/marketplace-admin';
import { isOfCourses } from '../../../courses/admin';

/** Resolves once the visible lists are up to date. */
export async function refreshUdemyCourses(queryClient: QueryClient): Promise<void> {
  const queryKeys = [
    getListAdminUdemyCoursesQueryKey(),
    getListMyUdemyCoursesQueryKey(),
    getListStaffCoursesQueryKey(),
  ];
  await Promise.all([
    ...queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    // Thinkific courses show the titles of linked Udemy courses.
    queryClient.invalidateQueries({ predicate: isOfCourses }),
  ]);
}
