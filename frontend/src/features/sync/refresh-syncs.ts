import type { QueryClient } from '@tanstack/react-query';
import { getGetNeedsQueryKey } from '../../api/generated/stats/stats';
import {
  getGetSyncStatusQueryKey,
  getListRunningSyncsQueryKey,
  getListSyncRunsQueryKey,
} from '../../api/generated/sync/sync';

/** Of lists, their pages, and single runs with what they have found. */
const [RUNS] = getListSyncRunsQueryKey();
/** Which the server tells of by itself. */
const [RUNNING] = getListRunningSyncsQueryKey();

/** Once a sync has ended, well or not. */
export async function refreshSyncs(queryClient: QueryClient): Promise<void> {
  const queryKeys = [getGetSyncStatusQueryKey(), getGetNeedsQueryKey()];
  await Promise.all([
    ...queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && path.startsWith(RUNS) && path !== RUNNING,
    }),
  ]);
}
