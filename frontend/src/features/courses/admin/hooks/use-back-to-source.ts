import { useQueryClient } from '@tanstack/react-query';
import {
  useBringCoursesBack,
  useUndoBackToSource,
} from '../../../../api/generated/courses-admin/courses-admin';
import type { CourseRow } from '../course-row';
import type { OverrideField } from '../../../../api/generated/model/overrideField';
import { useOfferUndo } from '../../../../components/admin/undo';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { countOf } from '../../../../words';
import { COURSE_FIELDS, FIELD_NAMES } from '../course-fields';
import { refreshCourses } from './refresh-courses';

type Version = Pick<CourseRow, 'thinkific_id' | 'etag'>;

/** Shows fields as the platform has them; courses that somebody else has saved since stay as they are. */
export function useBackToSource() {
  const queryClient = useQueryClient();
  const offerUndo = useOfferUndo();
  const onSettled = () => refreshCourses(queryClient);
  const back = useUndoBackToSource({
    mutation: {
      onSuccess: ({ updated_count: count }) =>
        toast({ title: 'Courses updated', description: `${countOf(count, 'course')} as before` }),
      onError: (error) => toastFailure('Failed to undo', error),
      onSettled,
    },
  });
  const { mutate, isPending } = useBringCoursesBack({
    mutation: {
      onSuccess: ({ undo_id: id, updated_count: count }, { data: { ids, fields } }) => {
        const left = ids.length - count;
        const stayed = `${countOf(left, 'course')} stayed: somebody else has saved since`;
        if (id === null) return toast({ title: 'Nothing was changed', description: stayed });
        const named = FIELD_NAMES.filter((field) => fields.includes(field));
        const labels = named.map((field) => COURSE_FIELDS[field].label).join(', ');
        const description = `${labels} of ${countOf(count, 'course')} as on Thinkific`;
        return offerUndo(
          {
            title: 'Back to source',
            description: left > 0 ? `${description}; ${stayed}` : description,
          },
          () => back.mutate({ id }),
        );
      },
      onError: (error) => toastFailure('Failed to save changes', error),
      onSettled,
    },
  });
  const bringBack = (courses: Version[], fields: OverrideField[], onDone?: () => void) => {
    const ids = courses.map(({ thinkific_id: id }) => String(id));
    const etags = courses.map(({ etag }) => etag);
    mutate({ data: { ids, etags, fields } }, { onSuccess: () => onDone?.() });
  };
  return { bringBack, isBusy: isPending || back.isPending };
}
