import { keepPreviousData } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { useListNewsletters } from '../../../../api/generated/newsletter-admin/newsletter-admin';
import { NewsletterOrder } from '../../../../api/generated/model/newsletterOrder';
import { useKept } from '../../../../components/admin/table/use-kept';
import { toOrder, useLastPage, useListState } from '../../../../components/admin/use-list-state';

export function useSubscriberList() {
  const { state, ...list } = useListState({ from: '', to: '' });
  const [search] = useDebounce(state.search.trim(), 250);
  const inOrder = toOrder(state.sort, NewsletterOrder);
  const { from, to } = state;
  const wanted = { ...(search && { search }), ...(from && { from }), ...(to && { to }) };
  const query = useListNewsletters(
    { page: list.page, limit: list.size, ...inOrder, ...wanted },
    { query: { placeholderData: keepPreviousData } },
  );
  useLastPage(list, query);
  return {
    ...list,
    query,
    data: useKept(query.data),
    clear: search || from || to ? () => list.choose({ search: '', from: '', to: '' }) : undefined,
    /** Differs between any two lists. */
    key: JSON.stringify([wanted, list.size, list.page, state.sort]),
    typed: state.search,
    days: { from, to },
    /** What the list is asked for, which an export or a selection is asked for, too. */
    wanted,
    /** What is searched for, once nobody types any more. */
    search,
  };
}
