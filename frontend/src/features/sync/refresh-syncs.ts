import type { QueryClient } from '@tanstack/react-query';

/** Loads everything again after a sync, which changes most of what the back office shows. */
export async function refreshSyncs(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries();
}
