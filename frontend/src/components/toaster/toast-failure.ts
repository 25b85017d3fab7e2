import { ApiError } from '../../api/api-error';
import { toast } from './toast-store';

/**
 * Says that an admin call failed, in the server's words where it gave some. A 401 is left out: it
 * ends the session, and the login screen says so.
 *
 * @param fallback what failed, such as "Failed to create user".
 */
export function toastFailure(error: unknown, fallback: string): void {
  if (endsSession(error)) return;
  toast({ title: 'Error', description: detailOf(error) || fallback, variant: 'destructive' });
}

/** The same where what failed is always said, with the server's words below it. */
export function toastFailed(title: string, error: unknown): void {
  if (endsSession(error)) return;
  toast({ title, description: detailOf(error), variant: 'destructive' });
}

function endsSession(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function detailOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem?.detail : undefined;
}
