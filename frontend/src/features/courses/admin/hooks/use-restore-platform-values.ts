import { useQueryClient } from '@tanstack/react-query';
import {
  undoBackToSource,
  useBringCoursesBack,
} from '../../../../api/generated/courses-admin/courses-admin';
import type { CourseRow } from '../course-row';
import { useUndoToast } from '../../../../components/admin/undo';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { pluralize } from '../../../../format-count';
import { FIELD_NAMES } from '../../../../course-fields';
import { refreshCourses } from './refresh-courses';
import { toastUnchanged, useBulkUndo } from './use-bulk-undo';

/**
 * Removes the overrides of courses. Courses that another user has saved since stay unchanged.
 * @param onDone called once the list shows the change
 */
export function useRestorePlatformValues(onDone: () => void) {
  const queryClient = useQueryClient();
  const offerUndo = useUndoToast();
  const takeBack = useBulkUndo(undoBackToSource, refreshCourses);
  const { mutate, isPending } = useBringCoursesBack({
    mutation: {
      onSuccess: ({ undo_id: id, updated_count: count }, { data: { ids } }) => {
        if (id === null) {
          toastUnchanged(ids.length);
          return;
        }
        const left = ids.length - count;
        const shown = `${pluralize(count, 'course')} set to the values of Thinkific`;
        const stayed = `; ${pluralize(left, 'course')} not changed`;
        const description = left > 0 ? shown + stayed : shown;
        offerUndo({ title: 'Courses updated', description }, () => takeBack([id]));
      },
      onError: (error) => toastFailure('Failed to save changes', error),
      onSettled: async (answer) => {
        await refreshCourses(queryClient);
        if (answer) onDone();
      },
    },
  });
  const bringBack = (courses: CourseRow[]) =>
    mutate({
      data: {
        ids: courses.map(({ thinkific_id: id }) => String(id)),
        etags: courses.map(({ etag }) => etag),
        fields: FIELD_NAMES,
      },
    });
  return { bringBack, isBusy: isPending };
}
