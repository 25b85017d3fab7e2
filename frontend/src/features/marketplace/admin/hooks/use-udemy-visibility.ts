import {
  getListAdminUdemyCoursesQueryKey,
  getSetUdemyCourseVisibilityMutationOptions,
} from '../../../../api/generated/marketplace-admin/marketplace-admin';
import { useVisibilityMutation } from '../../../courses/admin';
import { refreshUdemyCourses } from './refresh-udemy-courses';

export function useUdemyVisibility() {
  return useVisibilityMutation({
    call: getSetUdemyCourseVisibilityMutationOptions(),
    listKey: getListAdminUdemyCoursesQueryKey(),
    idOf: (course) => course.udemy_id,
    refresh: refreshUdemyCourses,
  });
}
