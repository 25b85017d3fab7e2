import {
  getGetAdminCoursePageQueryKey,
  getSetCourseVisibilityMutationOptions,
} from '../../../../api/generated/courses-admin/courses-admin';
import type { AdminCoursePageDto } from '../../../../api/generated/model/adminCoursePageDto';
import { useVisibilityMutation } from './use-visibility-mutation';
import { refreshCourses } from './refresh-courses';

export function useCourseVisibility() {
  return useVisibilityMutation({
    call: getSetCourseVisibilityMutationOptions(),
    listKey: getGetAdminCoursePageQueryKey(),
    setVisible: (page: AdminCoursePageDto, id, visible) => ({
      ...page,
      courses: page.courses.map((course) =>
        course.thinkific_id === id ? { ...course, is_visible: visible } : course,
      ),
    }),
    refresh: refreshCourses,
  });
}
