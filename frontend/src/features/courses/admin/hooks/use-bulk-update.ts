import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../../api/api-error';
import { bulkUpdateCourses } from '../../../../api/generated/courses-admin/courses-admin';
import { useUndoToast } from '../../../../components/admin/undo';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { pluralize } from '../../../../format-count';
import { toBulkUndo, toChange, type BulkChange, type BulkCourse } from '../bulk-change';
import { refreshCourses } from './refresh-courses';
import { toastUnchanged, useBulkUndo } from './use-bulk-undo';

interface Wanted {
  courses: BulkCourse[];
  change: BulkChange;
}

const SAVED = { visible: 'Visibility updated', text: 'Courses updated' };

/**
 * Changes many courses at once. Courses that another user has changed since stay unchanged.
 * @param onDone called once the list shows the change
 */
export function useBulkUpdate(onDone?: () => void) {
  const queryClient = useQueryClient();
  const offerUndo = useUndoToast();
  const takeBack = useBulkUndo(bulkUpdateCourses, refreshCourses);
  return useMutation({
    mutationFn: ({ courses, change }: Wanted) => bulkUpdateCourses(toChange(courses, change)),
    onSuccess: ({ updated }, { courses, change }) => {
      if (updated.length === 0) {
        toastUnchanged(courses.length);
        return;
      }
      const passedOver = courses.length - updated.length;
      const stayed = `${pluralize(passedOver, 'course')} not changed`;
      const result = `${pluralize(updated.length, 'course')} ${change.result}`;
      offerUndo(
        {
          title: change.field === 'is_visible' ? SAVED.visible : SAVED.text,
          description: passedOver > 0 ? `${result}; ${stayed}` : result,
        },
        () => takeBack(toBulkUndo(courses, updated, change.field)),
      );
    },
    onError: (error: ApiError, { change }) => {
      const isVisibility = change.field === 'is_visible';
      toastFailure(isVisibility ? 'Failed to update visibility' : 'Failed to save changes', error);
    },
    onSettled: async (answer) => {
      await refreshCourses(queryClient);
      if (answer) onDone?.();
    },
  });
}
