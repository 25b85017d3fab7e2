import { setCourseVisibility } from '../../../../api/generated/courses-admin/courses-admin';
import type { AdminCourseCardsDto } from '../../../../api/generated/model/adminCourseCardsDto';
import { refreshCourses } from './refresh-courses';
import { courseCardsKey } from './use-course-cards';
import { useVisibilityMutation } from './use-visibility-mutation';

export function useCourseVisibility() {
  return useVisibilityMutation({
    send: (id: number, data) => setCourseVisibility(id, data),
    listKey: courseCardsKey,
    setVisible: (columns: AdminCourseCardsDto, id, visible) => ({
      ...columns,
      is_visible: columns.is_visible.with(columns.thinkific_id.indexOf(id), visible),
    }),
    refresh: refreshCourses,
  });
}
