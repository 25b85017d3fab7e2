import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../../api/api-error';
import {
  useDeleteCourseOverride,
  useKeepCourseOverride,
  useSaveCourseOverride,
} from '../../../../api/generated/courses-admin/courses-admin';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { refreshCourses } from './refresh-courses';

/** Each is done when the list shows the change; whoever meets a newer version (412) is asked by the dialog. */
export function useOverrideMutations() {
  const queryClient = useQueryClient();
  const outcome = {
    mutation: {
      onSuccess: async () => {
        toast({ title: 'Course updated successfully' });
        await refreshCourses(queryClient);
      },
      onError: (error: ApiError) => {
        if (!isOutdated(error)) toastFailure('Failed to save changes', error);
      },
    },
  };
  return {
    save: useSaveCourseOverride(outcome),
    remove: useDeleteCourseOverride(outcome),
    keep: useKeepCourseOverride(outcome),
  };
}

export function isOutdated(error: ApiError): boolean {
  return error.status === 412;
}
