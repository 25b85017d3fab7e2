import { type QueryClient, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Progress } from 'antd';
import { useEffect } from 'react';
import type { PlatformName } from '../../../api/generated/model/platformName';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import {
  getListRunningSyncsQueryKey,
  getSyncFeedMutationOptions,
  getSyncMoodleMutationOptions,
  getSyncThinkificMutationOptions,
  getSyncUdemyMutationOptions,
  useCancelSyncRun,
  useListRunningSyncs,
} from '../../../api/generated/sync/sync';
import { focusAncestorOnUnmount } from '../../../components/admin/focus-ancestor-on-unmount';
import { toastFailure } from '../../../components/toaster/toast-failure';
import { PLATFORMS, formatProgress } from '../sync-labels';

/** Milliseconds between requests. */
const WHILE_RUNNING = 1_000;
const OTHERWISE = 15_000;

/** Shows the progress of running syncs, of one platform or all. Renders nothing if there are none. */
export function RunningSync({ platform }: { platform?: PlatformName }) {
  const runs = useRunningSyncs();
  return runs
    .filter((run) => platform === undefined || run.platform === platform)
    .map((run) => <Running key={run.id} run={run} />);
}

/** The ids of the last known syncs per client, shared by all components that poll. */
const lastKnown = new WeakMap<QueryClient, string>();

/** Returns the running syncs of all users. */
function useRunningSyncs(): SyncRunDto[] {
  const queryClient = useQueryClient();
  const thinkific = useIsMutating({ mutationKey: getSyncThinkificMutationOptions().mutationKey });
  const udemy = useIsMutating({ mutationKey: getSyncUdemyMutationOptions().mutationKey });
  const feed = useIsMutating({ mutationKey: getSyncFeedMutationOptions().mutationKey });
  const moodle = useIsMutating({ mutationKey: getSyncMoodleMutationOptions().mutationKey });
  const isSyncing = thinkific + udemy + feed + moodle > 0;
  const { data: runs = [] } = useListRunningSyncs({
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) => (isSyncing || state.data?.length ? WHILE_RUNNING : OTHERWISE),
    },
  });
  const ids = runs.map(({ id }) => id).join();
  useEffect(() => {
    const last = lastKnown.get(queryClient) ?? '';
    lastKnown.set(queryClient, ids);
    // A sync changes most of what the back office shows.
    if (last !== '' && last !== ids) void queryClient.invalidateQueries();
  }, [ids, queryClient]);
  return runs;
}

function Running({ run }: { run: SyncRunDto }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useCancelSyncRun({
    mutation: {
      onError: (error) => toastFailure('Failed to cancel the sync', error),
      onSettled: () => queryClient.invalidateQueries({ queryKey: getListRunningSyncsQueryKey() }),
    },
  });
  const { id, courses_done: done, courses_total: total, cancelled_by: cancelledBy } = run;
  const name = `Sync with ${PLATFORMS[run.platform]}`;
  const isEnding = isPending || cancelledBy !== null;
  return (
    <div ref={focusAncestorOnUnmount}>
      <Alert
        type="info"
        role="group"
        aria-label={name}
        title={isEnding ? 'Canceling…' : formatProgress(run)}
        description={
          <Progress
            aria-label={name}
            size="small"
            status="active"
            showInfo={total !== null}
            percent={total === null ? 0 : Math.round((done / Math.max(total, done, 1)) * 100)}
          />
        }
        action={
          <Button size="small" loading={isEnding} onClick={() => mutate({ id })}>
            Cancel<span className="visually-hidden"> the sync with {PLATFORMS[run.platform]}</span>
          </Button>
        }
        style={{ marginBottom: 16 }}
      />
    </div>
  );
}
