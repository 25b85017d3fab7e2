import {
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { useRef } from 'react';
import type { ErrorType } from '../../../../api/http-client';
import type { ProblemDto } from '../../../../api/generated/model/problemDto';
import type { SetVisibilityDto } from '../../../../api/generated/model/setVisibilityDto';
import { useOfferUndo } from '../../../../components/admin/undo';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';

/** What of a course a change of its visibility needs. */
interface Switched<Id> {
  id: Id;
  title: string;
  isUndo?: boolean;
}

interface VisibilityMutation<Course, List, Id> {
  call: UseMutationOptions<Course, ErrorType<ProblemDto>, { id: Id; data: SetVisibilityDto }>;
  /** Of the list, or of all its pages. */
  listKey: QueryKey;
  /** The list as it is once a course is visible, or hidden. */
  setVisible: (list: List, id: Id, visible: boolean) => List;
  refresh: (queryClient: QueryClient) => Promise<void>;
}

/**
 * The switch moves at once, and back to what the server has when it refuses; changes go out in turn, so the last
 * counts.
 */
export function useVisibilityMutation<Course, List, Id>({
  call,
  listKey,
  setVisible,
  refresh,
}: VisibilityMutation<Course, List, Id>): (course: Switched<Id>, visible: boolean) => void {
  const queryClient = useQueryClient();
  const offerUndo = useOfferUndo();
  /** What the server said last of those that are being switched. */
  const known = useRef(new Map<Id, boolean>());
  const show = (id: Id, visible: boolean) =>
    queryClient.setQueriesData<List>(
      { queryKey: listKey },
      (list) => list && setVisible(list, id, visible),
    );
  const { mutate } = useMutation<
    Course,
    ErrorType<ProblemDto>,
    Switched<Id> & { data: SetVisibilityDto }
  >({
    mutationKey: call.mutationKey,
    mutationFn: call.mutationFn,
    scope: { id: JSON.stringify(call.mutationKey) },
    onMutate: async ({ id, data: { is_visible: visible = true } }) => {
      // An answer that is on its way would move the switch back.
      await queryClient.cancelQueries({ queryKey: listKey });
      show(id, visible);
    },
    onSuccess: (_course, { id, title, isUndo, data: { is_visible: visible = true } }) => {
      known.current.set(id, visible);
      const message = { title: 'Visibility updated', description: `${title} is ${word(visible)}` };
      if (isUndo) toast(message);
      else offerUndo(message, () => set({ id, title, isUndo: true }, !visible));
    },
    onError: (error, { id, title, data: { is_visible: visible = true } }) => {
      const real = known.current.get(id) ?? !visible;
      if (underWay(id) === 1) show(id, real);
      const now = `${title} is still ${word(real)}.`;
      toastFailure('Failed to update visibility', error, `${now} ${error.message}`);
    },
    onSettled: async (_course, error) => {
      const isLast = queryClient.isMutating({ mutationKey: call.mutationKey }) === 1;
      // A server that does not answer would only take the list away.
      if (isLast && !error?.isNetworkError) await refresh(queryClient);
    },
  });
  const underWay = (id: Id) =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey: call.mutationKey, status: 'pending' })
      .filter(({ state }) => (state.variables as Switched<Id> | undefined)?.id === id).length;
  const set = ({ id, title, isUndo = false }: Switched<Id>, visible: boolean) => {
    if (underWay(id) === 0) known.current.set(id, !visible);
    mutate({ id, title, isUndo, data: { is_visible: visible } });
  };
  return set;
}

function word(visible: boolean): string {
  return visible ? 'visible' : 'hidden';
}
