import { ApiError } from '../../api/api-error';
import { toast } from './toast-store';

/** Shows no toast for errors that the page already shows, or for a 401, which leads to the login screen. */
export function toastFailure(title: string, error: unknown, description = messageOf(error)): void {
  if (error instanceof ApiError && (error.isShown || error.status === 401)) return;
  toast({ title, description, variant: 'destructive' });
}

/** Returns an error handler that shows a toast with the server's message or this one. */
export const toastError =
  (fallback: string) =>
  (error: unknown): void =>
    toastFailure('Error', error, describeFailure(error, fallback));

/** Returns the server's message, or the fallback with the reason of the failed call. */
export function describeFailure(error: unknown, fallback: string): string {
  if (error instanceof ApiError && (error.problem?.detail || error.problem?.message)) {
    return error.message;
  }
  return [fallback, messageOf(error)].filter(Boolean).join('. ');
}

function messageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.message : undefined;
}
