import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import {
  getSyncThinkificMutationOptions,
  useSyncThinkific,
} from '../../../../api/generated/sync/sync';
import { toast } from '../../../../components/toaster/toast-store';
import { pluralize } from '../../../../format-count';
import { formatProblems, refreshSyncs, useSyncFailure } from '../../../sync';
import { refreshCourses } from './refresh-courses';

/** Runs the sync with Thinkific. It continues when the user leaves the screen. */
export function useCourseSync() {
  const queryClient = useQueryClient();
  const tellFailure = useSyncFailure('thinkific', 'Failed to sync courses from Thinkific');
  const { mutate } = useSyncThinkific({
    mutation: {
      onSuccess: async ({ synced_count: count, problem_count: problems }) => {
        const description = problems && `Completed with ${formatProblems(problems)}`;
        toast({
          title: `Synced ${pluralize(count, 'course')} from Thinkific`,
          ...(description && { description }),
        });
        await refreshCourses(queryClient);
      },
      onError: tellFailure,
      onSettled: () => refreshSyncs(queryClient),
    },
  });
  const { mutationKey } = getSyncThinkificMutationOptions();
  return { start: () => mutate(), isRunning: useIsMutating({ mutationKey }) > 0 };
}
