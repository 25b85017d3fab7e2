import type { QueryClient } from '@tanstack/react-query';
import { getGetNeedsQueryKey } from '../../api/generated/stats/stats';
import {
  getGetSyncRunPageQueryKey,
  getGetSyncStatusQueryKey,
  getListSyncRunsQueryKey,
} from '../../api/generated/sync/sync';

/** Once a sync has ended, well or not. */
export async function refreshSyncs(queryClient: QueryClient): Promise<void> {
  const queryKeys = [
    getGetSyncStatusQueryKey(),
    getListSyncRunsQueryKey(),
    getGetSyncRunPageQueryKey(),
    getGetNeedsQueryKey(),
  ];
  await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
