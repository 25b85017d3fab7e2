import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { getListRunningSyncsQueryKey } from '../../../api/generated/sync/sync';
import { followSyncs } from '../follow-syncs';

const listeners = new Set<() => void>();
let isLive = false;
let stop = () => {};

/** Whether a server stream keeps the query of the running syncs up to date. One stream serves the whole page. */
export function useSyncStream(): boolean {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      if (listeners.size === 1) stop = openStream(queryClient);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop();
        setLive(false);
      };
    },
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => isLive);
}

function openStream(queryClient: QueryClient): () => void {
  const queryKey = getListRunningSyncsQueryKey();
  return followSyncs((runs) => {
    setLive(runs !== null);
    if (!runs) return;
    // A response that is still on its way may be older.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, runs);
  });
}

function setLive(now: boolean) {
  if (now === isLive) return;
  isLive = now;
  for (const listener of listeners) listener();
}
