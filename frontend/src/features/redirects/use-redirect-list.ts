import { keepPreviousData } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import type { MissingAddressDto } from '../../api/generated/model/missingAddressDto';
import type { RedirectDto } from '../../api/generated/model/redirectDto';
import { RedirectOrder } from '../../api/generated/model/redirectOrder';
import { useListMissingAddresses, useListRedirects } from '../../api/generated/redirects/redirects';
import { useLastData } from '../../components/admin/use-last-data';
import { toOrder, useLastPage, useListState } from '../../components/admin/use-list-state';

/** The value of `tab` for addresses that visitors did not find. */
export const MISSING = 'missing';

const FOR_MISSING = 'for-';

/** In the address, `dialog` is `new`, a redirect's id, or `for-` and the id of a missing address. */
export function useRedirectList() {
  const { state, ...list } = useListState({ tab: '' });
  const isMissing = state.tab === MISSING;
  const typed = state.search.trim();
  const [search] = useDebounce(typed, 250);
  const pageOf = (isShown: boolean) => ({ page: isShown ? list.page : 1, limit: list.size });
  const query = useListRedirects(
    {
      ...pageOf(!isMissing),
      ...toOrder(state.sort, RedirectOrder),
      ...(search && { search }),
    },
    { query: { placeholderData: keepPreviousData } },
  );
  const missingQuery = useListMissingAddresses(pageOf(isMissing), {
    query: { placeholderData: keepPreviousData },
  });
  useLastPage(list, isMissing ? missingQuery : query, search === typed);
  const data = useLastData(query.data);
  const missing = useLastData(missingQuery.data);
  const { dialog } = state;
  const edited = data?.redirects.find(({ id }) => id === dialog);
  const wanted = missing?.addresses.find(({ id }) => `${FOR_MISSING}${id}` === dialog);
  const isLoaded = dialog.startsWith(FOR_MISSING) ? missing !== undefined : data !== undefined;
  return {
    ...list,
    query,
    data,
    missing: { query: missingQuery, data: missing },
    tab: isMissing ? MISSING : '',
    openTab: (tab: string) => list.choose({ tab, search: '' }),
    search: state.search,
    clear: state.search ? () => list.choose({ search: '' }) : undefined,
    isAdding: dialog === 'new',
    edited,
    /** The missing address that gets a redirect. */
    wanted,
    isGone: !['', 'new'].includes(dialog) && isLoaded && !edited && !wanted,
    isDialogOpen: dialog !== '',
    openForm: () => list.openDialog('new'),
    edit: ({ id }: RedirectDto) => list.openDialog(id),
    redirect: ({ id }: MissingAddressDto) => list.openDialog(`${FOR_MISSING}${id}`),
    /** Differs between any two lists. */
    key: JSON.stringify([search, list.size, list.page, state.sort, state.tab]),
  };
}

export type RedirectList = ReturnType<typeof useRedirectList>;
