import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../../api/api-error';
import { bulkUpdateUdemyCourses } from '../../../../api/generated/marketplace-admin/marketplace-admin';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import type { BulkUpdateUdemyCoursesDto } from '../../../../api/generated/model/bulkUpdateUdemyCoursesDto';
import { SyncRule } from '../../../../api/generated/model/syncRule';
import { useUndoToast } from '../../../../components/admin/undo';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toastUnchanged, useBulkUndo } from '../../../courses/admin';
import { refreshUdemyCourses } from './refresh-udemy-courses';

interface Ruled {
  courses: AdminUdemyCourseDto[];
  rule: SyncRule;
}

/** Sets the sync rule of many courses, and offers an undo. */
export function useUdemyRules(onDone: () => void) {
  const queryClient = useQueryClient();
  const offerUndo = useUndoToast();
  const takeBack = useBulkUndo(bulkUpdateUdemyCourses, refreshUdemyCourses);
  return useMutation({
    mutationFn: ({ courses, rule }: Ruled) =>
      bulkUpdateUdemyCourses({
        ids: courses.map(({ udemy_id: id }) => id),
        sync_rule: rule,
      }),
    onSuccess: ({ updated_ids: ids }, { courses }) => {
      onDone();
      if (ids.length === 0) {
        toastUnchanged(courses.length);
        return;
      }
      const have = ids.length === 1 ? '1 course has' : `${ids.length} courses have`;
      offerUndo({ title: 'Courses updated', description: `${have} a new sync rule` }, () =>
        takeBack(rulesOf(courses.filter(({ udemy_id: id }) => ids.includes(id)))),
      );
    },
    onError: (error: ApiError) => toastFailure('Failed to save changes', error),
    onSettled: () => refreshUdemyCourses(queryClient),
  });
}

/** Groups courses by their rule. */
function rulesOf(courses: AdminUdemyCourseDto[]): BulkUpdateUdemyCoursesDto[] {
  return Object.values(SyncRule)
    .map((rule) => ({
      ids: courses.filter((course) => course.sync_rule === rule).map(({ udemy_id: id }) => id),
      sync_rule: rule,
    }))
    .filter(({ ids }) => ids.length > 0);
}
