import { useQueryClient } from '@tanstack/react-query';
import {
  getListAdminCoursesQueryKey,
  getSetCourseVisibilityMutationOptions,
  useSetCourseVisibility,
} from '../../../../api/generated/courses-admin/courses-admin';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import { toastFailed } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { refreshCourses } from './refresh-courses';

const LIST = getListAdminCoursesQueryKey();
const { mutationKey } = getSetCourseVisibilityMutationOptions();

/**
 * Shows or hides a course. The switch moves at once, and back when the server refuses. Changes go
 * out one after the other, so that the last one counts.
 */
export function useCourseVisibility() {
  const queryClient = useQueryClient();
  const show = (id: number, visible: boolean) =>
    queryClient.setQueryData<AdminCourseDto[]>(LIST, (courses) =>
      courses?.map((course) =>
        course.thinkific_id === id ? { ...course, is_visible: visible } : course,
      ),
    );
  const { mutate } = useSetCourseVisibility({
    mutation: {
      scope: { id: 'course-visibility' },
      onMutate: async ({ id, data: { is_visible: visible = true } }) => {
        // An answer that is on its way would move the switch back.
        await queryClient.cancelQueries({ queryKey: LIST });
        show(id, visible);
      },
      onSuccess: () => toast({ title: 'Visibility updated' }),
      onError: (error, { id, data: { is_visible: visible = true } }) => {
        show(id, !visible);
        toastFailed('Failed to update visibility', error);
      },
      onSettled: async (_course, error) => {
        const isLast = queryClient.isMutating({ mutationKey }) === 1;
        // A server that does not answer would only take the list away.
        if (isLast && !error?.isNetworkError) await refreshCourses(queryClient);
      },
    },
  });
  return (id: number, visible: boolean) => mutate({ id, data: { is_visible: visible } });
}
