import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../api/api-error';
import type { PlatformName } from '../../../api/generated/model/platformName';
import { getGetSyncStatusQueryOptions } from '../../../api/generated/sync/sync';
import { toastFailure } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import { runPath } from '../sync-labels';

const HELD = 'urn:lectern:problem:sync-held';
const CANCELLED = 'urn:lectern:problem:sync-cancelled';

export function toastSyncFailure(title: string, error: unknown): void {
  if (error instanceof ApiError && error.problem?.type === CANCELLED) {
    toast({ title: 'Sync canceled', description: error.message });
  } else toastFailure(title, error);
}

/** Returns an error handler that shows why a sync failed, or links to the sync if it needs review. */
export function useSyncFailure(platform: PlatformName, title: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (error: ApiError) => {
    if (error.problem?.type !== HELD) return toastSyncFailure(title, error);
    const syncs = await queryClient.fetchQuery({ ...getGetSyncStatusQueryOptions(), staleTime: 0 });
    const held = syncs.find((sync) => sync.platform === platform);
    const id = held?.held_run ?? null;
    if (id === null) return toastSyncFailure(title, error);
    return toast({
      title: held?.error ?? error.message,
      action: { label: 'Review', onClick: () => void navigate(runPath(id)) },
    });
  };
}
