import { useQueryClient } from '@tanstack/react-query';
import {
  getListAdminUdemyCoursesQueryKey,
  getSetUdemyCourseVisibilityMutationOptions,
  useSetUdemyCourseVisibility,
} from '../../../../api/generated/marketplace-admin/marketplace-admin';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import { toastFailed } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { refreshUdemyCourses } from './refresh-udemy-courses';

const LIST = getListAdminUdemyCoursesQueryKey();
const { mutationKey } = getSetUdemyCourseVisibilityMutationOptions();

/**
 * Shows or hides a course. The switch moves at once, and back when the server refuses. Changes go
 * out one after the other, so that the last one counts.
 */
export function useUdemyVisibility() {
  const queryClient = useQueryClient();
  const show = (id: string, visible: boolean) =>
    queryClient.setQueryData<AdminUdemyCourseDto[]>(LIST, (courses) =>
      courses?.map((course) =>
        course.udemy_id === id ? { ...course, is_visible: visible } : course,
      ),
    );
  const { mutate } = useSetUdemyCourseVisibility({
    mutation: {
      scope: { id: 'udemy-visibility' },
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
        if (isLast && !error?.isNetworkError) await refreshUdemyCourses(queryClient);
      },
    },
  });
  return (id: string, visible: boolean) => mutate({ id, data: { is_visible: visible } });
}
