import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '../../../../api/api-error';
import { getAdminCoursePage } from '../../../../api/generated/courses-admin/courses-admin';
import { bulkUpdateCoursesLimits as limits } from '../../../../api/generated/limits/bulkUpdateCoursesLimits';
import { pageLimits } from '../../../../api/generated/limits/pageLimits';
import type { AdminCourseCardDto } from '../../../../api/generated/model/adminCourseCardDto';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import type { useCourseList } from './use-course-list';

/** The API changes so many at once. */
export const MOST = { count: limits.ids.maxItems, which: 'first' };

/** The API answers at most so many cards. */
const PART = pageLimits.limit.maximum;

/** The courses of all pages of a list, in its order. */
export function useMatchingCourses(params: ReturnType<typeof useCourseList>['params']) {
  return useMutation({
    mutationFn: async (total: number): Promise<AdminCourseCardDto[]> => {
      const parts = Math.ceil(Math.min(total, MOST.count) / PART);
      const pages = await Promise.all(
        Array.from({ length: parts }, (_, index) =>
          getAdminCoursePage({ ...params, page: index + 1, limit: PART }),
        ),
      );
      const courses = pages.flatMap((page) => page.courses);
      // One may come on two pages while the list changes.
      return [...new Map(courses.map((course) => [course.thinkific_id, course])).values()];
    },
    onError: (error: ApiError) => toastFailure('Failed to select', error),
  });
}
