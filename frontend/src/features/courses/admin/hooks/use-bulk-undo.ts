import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../../api/api-error';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { pluralize } from '../../../../format-count';

/** Shows a toast for a change that affected no course. */
export function toastUnchanged(count: number): void {
  toast({
    title: 'Nothing was changed',
    description: `${pluralize(count, 'course')} not changed`,
  });
}

/** Undoes a bulk change. Calls `send` once for each group of courses with the same previous value. */
export function useBulkUndo<Part>(
  send: (part: Part) => Promise<{ updated_count: number }>,
  refresh: (queryClient: QueryClient) => Promise<void>,
) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (parts: Part[]) => {
      let count = 0;
      for (const part of parts) count += (await send(part)).updated_count;
      return count;
    },
    onSuccess: (count) =>
      toast({ title: 'Courses updated', description: `${pluralize(count, 'course')} restored` }),
    onError: (error: ApiError) => toastFailure('Failed to undo', error),
    onSettled: () => refresh(queryClient),
  });
  return mutate;
}
