import type { QueryClient } from '@tanstack/react-query';

/** Reloads everything, because a sync changes most of what the back office shows. */
export async function refreshSyncs(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries();
}
