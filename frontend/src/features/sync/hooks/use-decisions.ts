import { useQueryClient } from '@tanstack/react-query';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { useApplySyncRun, useKeepSyncRun } from '../../../api/generated/sync/sync';
import { toastFailure } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import { countsInWords, PLATFORMS } from '../sync-words';
import { toastSyncFailure } from '../toast-sync-failure';

/** @param onMoved is told the preview that stands in for a run which the platform has overtaken */
export function useDecisions(onMoved: (run: SyncRunDto) => void) {
  const queryClient = useQueryClient();
  // Courses, figures, runs and what waits: a sync changes most of what the back office shows.
  const refresh = () => queryClient.invalidateQueries();
  const apply = useApplySyncRun({
    mutation: {
      onSuccess: async (run) => {
        if (run.status === 'previewed') {
          const description = 'Nothing was written. This is what there is to change now.';
          toast({ title: `${PLATFORMS[run.platform]} has moved on`, description });
          onMoved(run);
        } else toast({ title: 'Changes applied', description: countsInWords(run) });
        await refresh();
      },
      onError: (error) => {
        toastSyncFailure('Failed to apply the changes', error);
        return refresh();
      },
    },
  });
  const keep = useKeepSyncRun({
    mutation: {
      onSuccess: async () => {
        toast({ title: 'The courses stay as they are' });
        await refresh();
      },
      onError: (error) => {
        toastFailure('Failed to keep the courses', error);
        return refresh();
      },
    },
  });
  return {
    apply: (id: number) => apply.mutate({ id }),
    keep: (id: number) => keep.mutate({ id }),
    isApplying: apply.isPending,
    isKeeping: keep.isPending,
  };
}
