import {
  getListAdminCoursesQueryKey,
  getSetCourseVisibilityMutationOptions,
} from '../../../../api/generated/courses-admin/courses-admin';
import { useVisibilityMutation } from './use-visibility-mutation';
import { refreshCourses } from './refresh-courses';

export function useCourseVisibility() {
  return useVisibilityMutation({
    call: getSetCourseVisibilityMutationOptions(),
    listKey: getListAdminCoursesQueryKey(),
    idOf: (course) => course.thinkific_id,
    refresh: refreshCourses,
  });
}
