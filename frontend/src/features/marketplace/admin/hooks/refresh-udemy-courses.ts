import type { QueryClient } from '@tanstack/react-query';
import {
  getListAdminUdemyCoursesQueryKey,
  getListMyUdemyCoursesQueryKey,
  getListStaffCoursesQueryKey,
} from '../../../../api/generated/marketplace-admin/marketplace-admin';
import { isOfCourses } from '../../../courses/admin';

/** Resolves when the screens that show the courses show the change. */
export async function refreshUdemyCourses(queryClient: QueryClient): Promise<void> {
  const queryKeys = [
    getListAdminUdemyCoursesQueryKey(),
    getListMyUdemyCoursesQueryKey(),
    getListStaffCoursesQueryKey(),
  ];
  await Promise.all([
    ...queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    // They name those of Udemy that are the same.
    queryClient.invalidateQueries({ predicate: isOfCourses }),
  ]);
}
