import { ApiError } from '../../api/api-error';
import { toast } from './toast-store';

/**
 * Says that an admin call failed, in the server's words; where it gave none, what failed and how. A
 * 401 is left out: it ends the session, and the login screen says so.
 *
 * @param fallback what failed, such as "Failed to create user".
 */
export function toastFailure(error: unknown, fallback: string): void {
  if (endsSession(error)) return;
  toast({ title: 'Error', description: describeFailure(error, fallback), variant: 'destructive' });
}

/** The same where what failed is always said, with the server's words or the kind of fault below it. */
export function toastFailed(title: string, error: unknown): void {
  if (endsSession(error)) return;
  toast({ title, description: messageOf(error), variant: 'destructive' });
}

function endsSession(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The server's own words, or else the fallback with how the call failed. */
export function describeFailure(error: unknown, fallback: string): string {
  if (error instanceof ApiError && (error.problem?.detail || error.problem?.message)) {
    return error.message;
  }
  return [fallback, messageOf(error)].filter(Boolean).join('. ');
}

function messageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.message : undefined;
}
