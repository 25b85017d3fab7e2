import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import {
  getSyncFeedMutationOptions,
  getSyncMoodleMutationOptions,
  useSyncFeed,
  useSyncMoodle,
} from '../../../../api/generated/sync/sync';
import { toast } from '../../../../components/toaster/toast-store';
import { pluralize } from '../../../../format-count';
import { formatProblems, refreshSyncs, useSyncFailure } from '../../../sync';
import { refreshCourses } from './refresh-courses';

const SYNCS = {
  feed: { name: 'the course feed', use: useSyncFeed, optionsOf: getSyncFeedMutationOptions },
  moodle: { name: 'Moodle', use: useSyncMoodle, optionsOf: getSyncMoodleMutationOptions },
};

/** Runs the sync with a platform that replaces or joins Thinkific. It continues when the user leaves the screen. */
export function useSchoolSync(platform: keyof typeof SYNCS) {
  const queryClient = useQueryClient();
  const { name, use: useSync, optionsOf } = SYNCS[platform];
  const tellFailure = useSyncFailure(platform, `Failed to sync the courses of ${name}`);
  const { mutate } = useSync({
    mutation: {
      onSuccess: async ({ synced_count: count, problem_count: problems }) => {
        toast({
          title: `Synced ${pluralize(count, 'course')} of ${name}`,
          ...(problems && { description: `Completed with ${formatProblems(problems)}` }),
        });
        await refreshCourses(queryClient);
      },
      onError: tellFailure,
      onSettled: () => refreshSyncs(queryClient),
    },
  });
  const { mutationKey } = optionsOf();
  return { start: () => mutate(), isRunning: useIsMutating({ mutationKey }) > 0 };
}
