import { keepPreviousData } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import {
  useListNewsletters,
  useListPendingNewsletters,
} from '../../../../api/generated/newsletter-admin/newsletter-admin';
import type { NewsletterDto } from '../../../../api/generated/model/newsletterDto';
import { NewsletterOrder } from '../../../../api/generated/model/newsletterOrder';
import { pollWhileSending } from '../../../mail';
import { toMatchingRows } from '../../../../components/admin/matching-rows';
import { useLastData } from '../../../../components/admin/use-last-data';
import { toOrder, useLastPage, useListState } from '../../../../components/admin/use-list-state';

/** The status filter for unconfirmed addresses; '' selects the others. */
export const PENDING = 'pending';

export function useSubscriberList() {
  const { state, ...list } = useListState({ from: '', to: '', status: '' });
  const isPending = state.status === PENDING;
  const typed = state.search.trim();
  const [search] = useDebounce(typed, 250);
  const inOrder = toOrder(state.sort, NewsletterOrder);
  const { from, to } = state;
  const wanted = { ...(search && { search }), ...(from && { from }), ...(to && { to }) };
  const query = useListNewsletters(
    { page: isPending ? 1 : list.page, limit: list.size, ...inOrder, ...wanted },
    { query: { placeholderData: keepPreviousData } },
  );
  const pending = useListPendingNewsletters(
    { page: list.page, limit: list.size, ...(search && { search }) },
    {
      query: {
        placeholderData: keepPreviousData,
        enabled: isPending,
        refetchInterval: ({ state: { data } }) =>
          pollWhileSending(data?.newsletters.map(({ mail }) => mail)),
      },
    },
  );
  useLastPage(list, isPending ? pending : query, search === typed);
  return {
    ...list,
    query,
    data: useLastData(query.data),
    matchingRows: toMatchingRows(query),
    isPending,
    pending: { query: pending, data: useLastData(pending.data) },
    clear: search || from || to ? () => list.choose({ search: '', from: '', to: '' }) : undefined,
    /** The id of the open subscriber, or ''. */
    shownId: /^\d{1,18}$/.test(state.dialog) ? state.dialog : '',
    open: ({ id }: NewsletterDto) => list.openDialog(id),
    close: list.closeDialog,
    /** Differs between any two lists. */
    key: JSON.stringify([wanted, list.size, list.page, state.sort, state.status]),
    typed: state.search,
    days: { from, to },
    /** The filters of the list, which exports and bulk actions use too. */
    wanted,
    /** The debounced search. */
    search,
  };
}
