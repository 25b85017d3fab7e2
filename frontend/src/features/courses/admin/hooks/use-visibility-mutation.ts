import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { SetVisibilityDto } from '../../../../api/generated/model/setVisibilityDto';
import type { ErrorType } from '../../../../api/http-client';
import { useUndoToast } from '../../../../components/admin/undo';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';

export const VISIBILITY_KEY = ['visibility'];

/** A change that stays pending until the list shows it. */
export interface VisibilityChange<Id = number | string> {
  id: Id;
  title: string;
  visible: boolean;
  isUndo?: boolean;
}

/** Shows or hides a course. Requests run one after the other, so that the last one wins. */
export function useVisibilityMutation<Id>(
  send: (id: Id, data: SetVisibilityDto) => Promise<unknown>,
  refresh: (queryClient: QueryClient) => Promise<void>,
) {
  const queryClient = useQueryClient();
  const offerUndo = useUndoToast();
  const { mutate } = useMutation({
    mutationKey: VISIBILITY_KEY,
    scope: { id: 'visibility' },
    mutationFn: ({ id, visible }: VisibilityChange<Id>) => send(id, { is_visible: visible }),
    onSuccess: (_course, { id, title, visible, isUndo }) => {
      const description = `${title} is ${visible ? 'visible' : 'hidden'}`;
      const message = { title: 'Visibility updated', description };
      if (isUndo) toast(message);
      else offerUndo(message, () => mutate({ id, title, visible: !visible, isUndo: true }));
    },
    onError: (error: ErrorType<unknown>, { title }) =>
      toastFailure(
        'Failed to update visibility',
        error,
        `${title} was not changed. ${error.message}`,
      ),
    onSettled: async (_course, error) => {
      if (!error?.isNetworkError) await refresh(queryClient);
    },
  });
  return mutate;
}
