import {
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useRef } from 'react';
import type { ProblemDto } from '../../../../api/generated/model/problemDto';
import type { SetVisibilityDto } from '../../../../api/generated/model/setVisibilityDto';
import type { ErrorType } from '../../../../api/http-client';
import { useOfferUndo } from '../../../../components/admin/undo';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';

interface Switched<Id> {
  id: Id;
  title: string;
  visible: boolean;
  isUndo?: boolean;
}

interface VisibilityMutation<List, Id> {
  send: (id: Id, data: SetVisibilityDto) => Promise<unknown>;
  listKey: QueryKey;
  /** Returns the list with the course visible or hidden. */
  setVisible: (list: List, id: Id, visible: boolean) => List;
  refresh: (queryClient: QueryClient) => Promise<void>;
}

/** Moves the switch at once and back again when the server refuses. Calls go out one after the other, so the last counts. */
export function useVisibilityMutation<List, Id>({
  send,
  listKey,
  setVisible,
  refresh,
}: VisibilityMutation<List, Id>): (
  course: Pick<Switched<Id>, 'id' | 'title'>,
  visible: boolean,
) => void {
  const queryClient = useQueryClient();
  const offerUndo = useOfferUndo();
  const mutationKey = ['visibility', ...listKey];
  /** What the server has confirmed of the courses that are being switched. */
  const confirmed = useRef(new Map<Id, boolean>());
  const show = (id: Id, visible: boolean) =>
    queryClient.setQueryData<List>(listKey, (list) => list && setVisible(list, id, visible));
  const { mutate } = useMutation<unknown, ErrorType<ProblemDto>, Switched<Id>>({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ id, visible }) => send(id, { is_visible: visible }),
    onMutate: async ({ id, visible }) => {
      if (!confirmed.current.has(id)) confirmed.current.set(id, !visible);
      // A response that is already on its way would move the switch back.
      await queryClient.cancelQueries({ queryKey: listKey });
      show(id, visible);
    },
    onSuccess: (_course, { id, title, visible, isUndo }) => {
      confirmed.current.set(id, visible);
      show(id, visible);
      const message = { title: 'Visibility updated', description: `${title} is ${word(visible)}` };
      if (isUndo) toast(message);
      else offerUndo(message, () => mutate({ id, title, visible: !visible, isUndo: true }));
    },
    onError: (error, { id, title, visible }) => {
      const real = confirmed.current.get(id) ?? !visible;
      show(id, real);
      const now = `${title} is still ${word(real)}.`;
      toastFailure('Failed to update visibility', error, `${now} ${error.message}`);
    },
    onSettled: async (_course, error) => {
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      confirmed.current.clear();
      if (!error?.isNetworkError) await refresh(queryClient);
    },
  });
  return ({ id, title }, visible) => mutate({ id, title, visible });
}

function word(visible: boolean): string {
  return visible ? 'visible' : 'hidden';
}
