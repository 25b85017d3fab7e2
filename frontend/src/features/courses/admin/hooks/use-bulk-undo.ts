import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../../api/api-error';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { pluralize } from '../../../../format-count';

/** Of a change of so many courses that changed none, so that there is nothing to undo. */
export function toastUnchanged(count: number): void {
  toast({
    title: 'Nothing was changed',
    description: `${pluralize(count, 'course')} stayed as before`,
  });
}

/** Takes a change of many courses back: `send` is called for each part, those with the same value of before. */
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
      toast({ title: 'Courses updated', description: `${pluralize(count, 'course')} as before` }),
    onError: (error: ApiError) => toastFailure('Failed to undo', error),
    onSettled: () => refresh(queryClient),
  });
  return mutate;
}
