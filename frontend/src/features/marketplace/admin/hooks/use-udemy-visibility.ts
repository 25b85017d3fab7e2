import {
  getListAdminUdemyCoursesQueryKey,
  setUdemyCourseVisibility,
} from '../../../../api/generated/marketplace-admin/marketplace-admin';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import { useVisibilityMutation } from '../../../courses/admin';
import { refreshUdemyCourses } from './refresh-udemy-courses';

export function useUdemyVisibility() {
  return useVisibilityMutation({
    send: (id: string, data) => setUdemyCourseVisibility(id, data),
    listKey: getListAdminUdemyCoursesQueryKey(),
    setVisible: (courses: AdminUdemyCourseDto[], id, visible) =>
      courses.map((course) =>
        course.udemy_id === id ? { ...course, is_visible: visible } : course,
      ),
    refresh: refreshUdemyCourses,
  });
}
