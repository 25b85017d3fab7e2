import { useQueryClient } from '@tanstack/react-query';
import {
  bulkUpdateUdemyCourses,
  useBulkUpdateUdemyCourses,
} from '../../../../api/generated/marketplace-admin/marketplace-admin';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import type { BulkUpdateUdemyCoursesDto } from '../../../../api/generated/model/bulkUpdateUdemyCoursesDto';
import { SyncRule } from '../../../../api/generated/model/syncRule';
import { useOfferUndo } from '../../../../components/admin/undo';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { useBulkUndo } from '../../../courses/admin';
import { refreshUdemyCourses } from './refresh-udemy-courses';

/** Says what syncs may do with many courses at once, and offers to give each its own rule again. */
export function useUdemyRules(courses: AdminUdemyCourseDto[], onDone: () => void) {
  const queryClient = useQueryClient();
  const offerUndo = useOfferUndo();
  const takeBack = useBulkUndo(bulkUpdateUdemyCourses, refreshUdemyCourses);
  const { mutateAsync, isPending } = useBulkUpdateUdemyCourses();
  const setRule = async (rule: SyncRule) => {
    const data = { ids: courses.map(({ udemy_id: id }) => id), sync_rule: rule };
    try {
      const { updated_ids: ids } = await mutateAsync({ data });
      const have = ids.length === 1 ? '1 course has' : `${ids.length} courses have`;
      offerUndo({ title: 'Courses updated', description: `${have} another sync rule` }, () =>
        takeBack(rulesOf(courses.filter(({ udemy_id: id }) => ids.includes(id)))),
      );
      onDone();
      await refreshUdemyCourses(queryClient);
    } catch (error) {
      toastFailure('Failed to save changes', error);
    }
  };
  return { setRule, isPending };
}

/** Courses with the same rule together. */
function rulesOf(courses: AdminUdemyCourseDto[]): BulkUpdateUdemyCoursesDto[] {
  return Object.values(SyncRule)
    .map((rule) => ({
      ids: courses.filter((course) => course.sync_rule === rule).map(({ udemy_id: id }) => id),
      sync_rule: rule,
    }))
    .filter(({ ids }) => ids.length > 0);
}
