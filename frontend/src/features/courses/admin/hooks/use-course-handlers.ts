import type { CourseHandlers } from '../course-actions';
import type { CourseListState } from './use-course-list';
import { useCourseVisibility } from './use-course-visibility';
import { useOverrideMutations } from './use-override-mutations';

/** What can be done to a course of the list; the caller shows its history and asks for its sync rule. */
export function useCourseHandlers(
  list: Pick<CourseListState, 'openDialog'>,
  asking: Pick<CourseHandlers, 'onHistory' | 'onRule'>,
): CourseHandlers {
  const setVisible = useCourseVisibility();
  const { restore } = useOverrideMutations();
  return {
    onEdit: (id) => list.openDialog(String(id)),
    onSetVisible: setVisible,
    onRestore: (course) => restore.mutate(course),
    ...asking,
  };
}
