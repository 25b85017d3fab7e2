import { keepPreviousData } from '@tanstack/react-query';
import { PlatformName } from '../../../api/generated/model/platformName';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { useGetSyncRunPage } from '../../../api/generated/sync/sync';
import { useLastData } from '../../../components/admin/use-last-data';
import { useLastPage, useListState } from '../../../components/admin/use-list-state';

/** In the address, `dialog` is the id of the open sync. */
export function useRunList() {
  const { state, ...list } = useListState({ platform: '' });
  const platform = Object.values(PlatformName).find((known) => known === state.platform);
  const query = useGetSyncRunPage(
    { page: list.page, limit: list.size, ...(platform && { platform }) },
    { query: { placeholderData: keepPreviousData, staleTime: 0 } },
  );
  useLastPage(list, query);
  return {
    ...list,
    query,
    data: useLastData(query.data),
    platform: platform ?? '',
    shown: /^[1-9]\d{0,14}$/.test(state.dialog) ? Number(state.dialog) : undefined,
    open: ({ id }: SyncRunDto) => list.openDialog(String(id)),
    clear: platform ? () => list.choose({ platform: '' }) : undefined,
  };
}
