import type { QueryClient } from '@tanstack/react-query';
import {
  getListAdminUdemyCoursesQueryKey,
  getListMyUdemyCoursesQueryKey,
  getListStaffCoursesQueryKey,
} from '../../../../api/generated/marketplace-admin/marketplace-admin';

/** Resolves when the screens that show the courses show the change. */
export async function refreshUdemyCourses(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [
      getListAdminUdemyCoursesQueryKey(),
      getListMyUdemyCoursesQueryKey(),
      getListStaffCoursesQueryKey(),
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
