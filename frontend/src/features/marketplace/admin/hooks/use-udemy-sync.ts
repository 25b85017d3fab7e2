import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { getSyncUdemyMutationOptions, useSyncUdemy } from '../../../../api/generated/sync/sync';
import { toast } from '../../../../components/toaster/toast-store';
import { pluralize } from '../../../../format-count';
import { formatProblems, refreshSyncs, useSyncFailure } from '../../../sync';
import { refreshUdemyCourses } from './refresh-udemy-courses';

/** Runs the sync with Udemy. It continues when the user leaves the screen. */
export function useUdemySync() {
  const queryClient = useQueryClient();
  const tellFailure = useSyncFailure('udemy', 'Sync failed');
  const { mutate } = useSyncUdemy({
    mutation: {
      onSuccess: async ({ synced_count: count, problem_count: problems }) => {
        const description = problems
          ? `Synced ${pluralize(count, 'course')} from Udemy, with ${formatProblems(problems)}`
          : `Successfully synced ${pluralize(count, 'course')} from Udemy`;
        toast({ title: 'Sync completed', description });
        await refreshUdemyCourses(queryClient);
      },
      onError: tellFailure,
      onSettled: () => refreshSyncs(queryClient),
    },
  });
  const { mutationKey } = getSyncUdemyMutationOptions();
  return { start: () => mutate(), isRunning: useIsMutating({ mutationKey }) > 0 };
}
