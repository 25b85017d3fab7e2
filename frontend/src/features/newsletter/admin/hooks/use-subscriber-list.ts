import { keepPreviousData } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { useListNewsletters } from '../../../../api/generated/newsletter-admin/newsletter-admin';
import { NewsletterOrder } from '../../../../api/generated/model/newsletterOrder';
import { useKept } from '../../../../components/admin/table/use-kept';
import { toOrder, useLastPage, useListState } from '../../../../components/admin/use-list-state';

export function useSubscriberList() {
  const { state, ...list } = useListState({});
  const [search] = useDebounce(state.search.trim(), 250);
  const inOrder = toOrder(state.sort, NewsletterOrder);
  const query = useListNewsletters(
    { page: list.page, limit: list.size, ...inOrder, ...(search && { search }) },
    { query: { placeholderData: keepPreviousData } },
  );
  useLastPage(list, query);
  return {
    ...list,
    query,
    data: useKept(query.data),
    clear: search ? () => list.choose({ search: '' }) : undefined,
    /** Differs between any two lists. */
    key: JSON.stringify([search, list.size, list.page, state.sort]),
    typed: state.search,
    /** What is searched for, once nobody types any more. */
    search,
  };
}
