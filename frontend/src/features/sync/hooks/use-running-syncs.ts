import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  getSyncThinkificMutationOptions,
  getSyncUdemyMutationOptions,
  useListRunningSyncs,
} from '../../../api/generated/sync/sync';
import { refreshSyncs } from '../../../components/admin/refresh-syncs';

/** Milliseconds. */
const WHILE_RUNNING = 1_000;
const OTHERWISE = 15_000;

/** The syncs that run on any replica, whoever started them, followed as they go on. */
export function useRunningSyncs() {
  const queryClient = useQueryClient();
  const thinkific = useIsMutating({ mutationKey: getSyncThinkificMutationOptions().mutationKey });
  const udemy = useIsMutating({ mutationKey: getSyncUdemyMutationOptions().mutationKey });
  const isSyncing = thinkific + udemy > 0;
  const { data: runs = [] } = useListRunningSyncs({
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) => (isSyncing || state.data?.length ? WHILE_RUNNING : OTHERWISE),
    },
  });
  const ids = runs.map(({ id }) => id).join();
  const last = useRef(ids);
  useEffect(() => {
    if (last.current !== '' && last.current !== ids) void refreshSyncs(queryClient);
    last.current = ids;
  }, [ids, queryClient]);
  return runs;
}
