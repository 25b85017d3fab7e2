import { ApiError } from '../../api/api-error';
import { toastFailure } from '../../components/toaster/toast-failure';
import { toast } from '../../components/toaster/toast-store';

const CANCELLED = 'urn:lectern:problem:sync-cancelled';

/** Says that a sync has failed, unless somebody wanted it to end. */
export function toastSyncFailure(title: string, error: unknown): void {
  if (error instanceof ApiError && error.problem?.type === CANCELLED) {
    toast({ title: 'Sync cancelled', description: error.message });
  } else toastFailure(title, error);
}
