import { useQueryClient } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { useApplySyncRun, useKeepSyncRun } from '../../../api/generated/sync/sync';
import { focusAncestorOnUnmount } from '../../../components/admin/focus-ancestor-on-unmount';
import { toastFailure } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import { toastSyncFailure } from '../hooks/use-sync-failure';
import { formatCounts, PLATFORMS } from '../sync-labels';

interface RunActionsProps {
  run: SyncRunDto;
  /** Receives the new preview if the platform has changed since. */
  onMoved: (run: SyncRunDto) => void;
}

/** Buttons to apply or discard a sync that has not been applied. */
export function RunActions({ run, onMoved }: RunActionsProps) {
  const { id, added, updated, removed } = run;
  const queryClient = useQueryClient();
  // A sync changes most of what the back office shows.
  const onSettled = () => queryClient.invalidateQueries();
  const apply = useApplySyncRun({
    mutation: {
      onSuccess: (applied) => {
        if (applied.status === 'previewed') {
          const description = 'Nothing was applied. These are the changes now.';
          toast({ title: `${PLATFORMS[applied.platform]} has changed`, description });
          onMoved(applied);
        } else toast({ title: 'Changes applied', description: formatCounts(applied) });
      },
      onError: (error) => toastSyncFailure('Failed to apply the changes', error),
      onSettled,
    },
  });
  const keep = useKeepSyncRun({
    mutation: {
      onSuccess: () => toast({ title: 'Kept our courses' }),
      onError: (error) => toastFailure('Failed to keep our courses', error),
      onSettled,
    },
  });
  const isHeld = run.status === 'held';
  return (
    <Flex ref={focusAncestorOnUnmount} wrap gap={8} justify="end">
      {isHeld && (
        <Button
          loading={keep.isPending}
          disabled={apply.isPending}
          onClick={() => keep.mutate({ id })}
        >
          Keep ours
        </Button>
      )}
      {(isHeld || added + updated + removed > 0) && (
        <Button
          type="primary"
          danger={isHeld}
          loading={apply.isPending}
          disabled={keep.isPending}
          onClick={() => apply.mutate({ id })}
        >
          {isHeld ? 'Apply anyway' : 'Apply'}
        </Button>
      )}
    </Flex>
  );
}
