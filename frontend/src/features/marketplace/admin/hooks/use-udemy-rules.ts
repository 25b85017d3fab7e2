import { useQueryClient } from '@tanstack/react-query';
import { useBulkUpdateUdemyCourses } from '../../../../api/generated/marketplace-admin/marketplace-admin';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { refreshUdemyCourses } from './refresh-udemy-courses';

/** Says what syncs may do with many courses at once. */
export function useUdemyRules(onDone: () => void) {
  const queryClient = useQueryClient();
  return useBulkUpdateUdemyCourses({
    mutation: {
      onSuccess: async ({ updated_count: count }) => {
        const courses = count === 1 ? '1 course has' : `${count} courses have`;
        toast({ title: 'Courses updated', description: `${courses} another sync rule` });
        onDone();
        await refreshUdemyCourses(queryClient);
      },
      onError: (error) => toastFailure('Failed to save changes', error),
    },
  });
}
