import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '../../../api/api-error';
import type { PlatformName } from '../../../api/generated/model/platformName';
import { getGetSyncStatusQueryOptions } from '../../../api/generated/sync/sync';
import { toast } from '../../../components/toaster/toast-store';
import { runPath } from '../sync-words';
import { toastSyncFailure } from '../toast-sync-failure';

const HELD = 'urn:lectern:problem:sync-held';

/** Returns what tells why a sync changed nothing: it failed, or an admin has to review it. */
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
