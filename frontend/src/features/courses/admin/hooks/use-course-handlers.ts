import { ruleChange } from '../bulk-change';
import type { CourseHandlers } from '../course-actions';
import type { useCourseList } from './use-course-list';
import { useBulkUpdate } from './use-bulk-update';
import { useCourseVisibility } from './use-course-visibility';
import { useOverrideMutations } from './use-override-mutations';

/** What can be done to a course of the list. */
export function useCourseHandlers(
  list: ReturnType<typeof useCourseList>,
  onHistory: CourseHandlers['onHistory'],
): CourseHandlers {
  const setVisible = useCourseVisibility();
  const update = useBulkUpdate();
  const { restore } = useOverrideMutations();
  return {
    onEdit: (id) => list.openDialog(String(id)),
    onSetVisible: setVisible,
    onRestore: (course) => restore.mutate(course),
    onSetRule: (course, rule) => update.mutate({ courses: [course], change: ruleChange(rule) }),
    onHistory,
  };
}
