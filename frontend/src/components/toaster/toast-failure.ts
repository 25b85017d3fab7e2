import { ApiError } from '../../api/api-error';
import { toast } from './toast-store';

/** Leaves out what is told already, and a 401: it ends the session, and the login screen says so. */
export function toastFailure(title: string, error: unknown, description = messageOf(error)): void {
  if (error instanceof ApiError && (error.isShown || error.status === 401)) return;
  toast({ title, description, variant: 'destructive' });
}

/** For what becomes of a failure: says "Error", with the server's own words or else these. */
export const toastError =
  (fallback: string) =>
  (error: unknown): void =>
    toastFailure('Error', error, describeFailure(error, fallback));

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
