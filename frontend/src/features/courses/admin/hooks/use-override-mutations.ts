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

/**
 * What an admin does to the override of a course. Each says how it went in a toast, and is done when
 * the list shows the change. Whoever meets somebody else's newer version (412) is asked by the
 * dialog instead.
 */
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

/** Somebody else has saved since the version was read that was to be replaced. */
export function isOutdated(error: ApiError): boolean {
  return error.status === 412;
}
