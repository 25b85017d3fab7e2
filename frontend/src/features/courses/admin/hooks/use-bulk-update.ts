import { useQueryClient } from '@tanstack/react-query';
import {
  bulkUpdateCourses,
  useBulkUpdateCourses,
} from '../../../../api/generated/courses-admin/courses-admin';
import { useOfferUndo } from '../../../../components/admin/undo';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toBulkUndo, toChange, type BulkChange, type BulkCourse } from '../bulk-change';
import { countOf } from '../../course-labels';
import { refreshCourses } from './refresh-courses';
import { useBulkUndo } from './use-bulk-undo';

const SAVED = { visible: 'Visibility updated', text: 'Courses updated' };

/** Changes many courses at once; those that somebody else has changed since stay as they are. */
export function useBulkUpdate() {
  const queryClient = useQueryClient();
  const offerUndo = useOfferUndo();
  const { mutateAsync } = useBulkUpdateCourses();
  const takeBack = useBulkUndo(bulkUpdateCourses, refreshCourses);
  const update = async (courses: BulkCourse[], change: BulkChange): Promise<void> => {
    const isVisibility = change.field === 'is_visible';
    try {
      const { updated } = await mutateAsync({ data: toChange(courses, change) });
      const passedOver = courses.length - updated.length;
      const left = passedOver > 0 ? `; ${countOf(passedOver, 'course')} stayed as before` : '';
      offerUndo(
        {
          title: isVisibility ? SAVED.visible : SAVED.text,
          description: `${countOf(updated.length, 'course')} ${change.told}${left}`,
        },
        () => takeBack(toBulkUndo(courses, updated, change.field)),
      );
    } catch (error) {
      toastFailure(isVisibility ? 'Failed to update visibility' : 'Failed to save changes', error);
      throw error;
    } finally {
      await refreshCourses(queryClient);
    }
  };
  return update;
}
