import { type QueryClient, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  getSyncThinkificMutationOptions,
  getSyncUdemyMutationOptions,
  useListRunningSyncs,
} from '../../../api/generated/sync/sync';
import { useSyncStream } from './use-sync-stream';

/** Milliseconds, where no stream tells. */
const WHILE_RUNNING = 1_000;
const OTHERWISE = 15_000;

/** The runs that the page knew of last, however many of its parts follow them. */
const lastKnown = new WeakMap<QueryClient, string>();

/** The syncs that run on any replica, whoever started them, followed as they go on. */
export function useRunningSyncs() {
  const queryClient = useQueryClient();
  const thinkific = useIsMutating({ mutationKey: getSyncThinkificMutationOptions().mutationKey });
  const udemy = useIsMutating({ mutationKey: getSyncUdemyMutationOptions().mutationKey });
  const isSyncing = thinkific + udemy > 0;
  const isTold = useSyncStream();
  const { data: runs = [] } = useListRunningSyncs({
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        !isTold && (isSyncing || state.data?.length ? WHILE_RUNNING : OTHERWISE),
    },
  });
  const ids = runs.map(({ id }) => id).join();
  useEffect(() => {
    const last = lastKnown.get(queryClient) ?? '';
    lastKnown.set(queryClient, ids);
    // Whoever has begun it: a sync changes most of what the back office shows.
    if (last !== '' && last !== ids) void queryClient.invalidateQueries();
  }, [ids, queryClient]);
  return runs;
}
