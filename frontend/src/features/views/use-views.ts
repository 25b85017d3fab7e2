import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { ViewDto } from '../../api/generated/model/viewDto';
import type { ViewedList } from '../../api/generated/model/viewedList';
import {
  getListViewsQueryKey,
  useCreateView,
  useDeleteView,
  useListViews,
  useUpdateView,
} from '../../api/generated/saved-views/saved-views';
import { toastFailure } from '../../components/toaster/toast-failure';
import { toast } from '../../components/toaster/toast-store';
import type { useTableView } from '../../components/admin/use-table-view';
import { useUndoToast } from '../../components/admin/undo';
import { useLatest } from '../../components/admin/use-latest';

interface ViewValues {
  name: string;
  is_shared: boolean;
}

export type Columns = Pick<ReturnType<typeof useTableView>, 'view' | 'hideColumns'>;

export type Views = ReturnType<typeof useViews>;

/** Query parameters that views do not store. */
const NO_STATE = ['page', 'dialog', 'view', 'story'];

/** Manages the saved views of a list. The address contains the current view and its filters. */
export function useViews(list: ViewedList, columns?: Columns) {
  const queryClient = useQueryClient();
  const offerUndo = useUndoToast();
  const [params, setParams] = useSearchParams();
  const { data } = useListViews({ list });
  const views = data?.views ?? [];
  const current = views.find(({ id }) => id === params.get('view'));
  const shown = {
    address: addressOf(params),
    hidden_columns: (columns?.view.hidden ?? []).toSorted(),
  };
  const refresh = () => queryClient.invalidateQueries({ queryKey: getListViewsQueryKey() });
  const { mark } = useLatest({
    mark: (id: string) => {
      const next = new URLSearchParams(params);
      if (id) next.set('view', id);
      else next.delete('view');
      setParams(next, { replace: true });
    },
  });

  const create = useCreateView({ mutation: { onSuccess: refresh } });
  const update = useUpdateView({ mutation: { onSuccess: refresh } });
  const remove = useDeleteView({
    mutation: {
      onSuccess: refresh,
      onError: (error) => toastFailure('Failed to delete view', error),
    },
  });
  const restore = ({ name, is_shared, address, hidden_columns }: ViewDto) =>
    create.mutate(
      { data: { list, name, is_shared, address, hidden_columns } },
      {
        onSuccess: () => toast({ title: `${name} is restored` }),
        onError: (error) => toastFailure('Failed to undo', error),
      },
    );
  const change = (view: ViewDto, data: Partial<ViewDto>, title: string) =>
    update.mutate(
      { id: view.id, data },
      {
        onSuccess: () => toast({ title }),
        onError: (error) => toastFailure('Failed to save view', error),
      },
    );
  return {
    views,
    current,
    isChanged:
      current !== undefined &&
      (current.address !== shown.address ||
        (columns !== undefined &&
          current.hidden_columns.toSorted().join('\n') !== shown.hidden_columns.join('\n'))),
    choose: (view: ViewDto) => {
      const next = new URLSearchParams(view.address);
      next.set('view', view.id);
      setParams(next);
      columns?.hideColumns(view.hidden_columns);
    },
    save: async (values: ViewValues) => {
      const { id, name } = await create.mutateAsync({ data: { list, ...values, ...shown } });
      mark(id);
      toast({ title: `${name} is saved` });
    },
    rename: async ({ id }: ViewDto, name: string) => {
      await update.mutateAsync({ id, data: { name } });
      toast({ title: `Renamed to ${name}` });
    },
    updateToShown: (view: ViewDto) => change(view, shown, `${view.name} is updated`),
    share: (view: ViewDto) => {
      const outcome = view.is_shared ? 'is personal' : 'is shared with all admins';
      change(view, { is_shared: !view.is_shared }, `${view.name} ${outcome}`);
    },
    remove: (view: ViewDto) =>
      remove.mutate(
        { id: view.id },
        {
          onSuccess: () => {
            mark('');
            offerUndo({ title: `${view.name} is deleted` }, () => restore(view));
          },
        },
      ),
  };
}

/** Returns the list's state as views store it. */
function addressOf(params: URLSearchParams): string {
  const state = new URLSearchParams(params);
  for (const name of NO_STATE) state.delete(name);
  state.sort();
  return state.toString();
}
