import { ApiError } from '../../api/api-error';
import { toast } from './toast-store';

/**
 * Says that an admin call failed, in the server's words where it gave some. A 401 is left out: it
 * ends the session, and the login screen says so.
 *
 * @param fallback what failed, such as "Failed to create user".
 */
export function toastFailure(error: unknown, fallback: string): void {
  if (error instanceof ApiError && error.status === 401) return;
  const detail = error instanceof ApiError ? error.problem?.detail : undefined;
  toast({ title: 'Error', description: detail || fallback, variant: 'destructive' });
}
