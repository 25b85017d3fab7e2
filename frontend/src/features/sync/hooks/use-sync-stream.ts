import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { getListRunningSyncsQueryKey } from '../../../api/generated/sync/sync';
import { onFirstUse } from '../../../components/part/first-use';
import type { FollowSyncs } from '../follow-syncs';

const listeners = new Set<() => void>();
let isLive = false;
let stream = { begin: () => {}, leave: () => {} };

/**
 * Whether the running syncs are told by the server; one stream serves the whole page, from the first
 * time that somebody uses it or a sync is known to run.
 */
export function useSyncStream(isRunning: boolean): boolean {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      if (listeners.size === 1) stream = openStream(queryClient);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stream.leave();
      };
    },
    [queryClient],
  );
  const isTold = useSyncExternalStore(subscribe, () => isLive);
  useEffect(() => {
    if (isRunning) stream.begin();
  }, [isRunning]);
  return isTold;
}

function openStream(queryClient: QueryClient): typeof stream {
  const queryKey = getListRunningSyncsQueryKey();
  const left = new AbortController();
  let hasBegun = false;
  const begin = () => {
    if (hasBegun || left.signal.aborted) return;
    hasBegun = true;
    import('../follow-syncs').then(follow, () => undefined);
  };
  const follow = ({ followSyncs }: { followSyncs: FollowSyncs }) => {
    if (left.signal.aborted) return;
    const stop = followSyncs((runs) => {
      setLive(runs !== null);
      if (!runs) return;
      // An answer that is on its way may be older.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, runs);
    });
    left.signal.addEventListener('abort', stop);
  };
  onFirstUse(begin);
  return {
    begin,
    leave: () => {
      left.abort();
      setLive(false);
    },
  };
}

function setLive(now: boolean) {
  if (now === isLive) return;
  isLive = now;
  for (const listener of listeners) listener();
}
