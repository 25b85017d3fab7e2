import { keepPreviousData } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { useListNewsletters } from '../../../../api/generated/newsletter-admin/newsletter-admin';
import { useLastPage, useListState } from '../../../../components/admin/use-list-state';

const PAGE_SIZE = 50;

export function useSubscriberList() {
  const { state, ...list } = useListState({});
  const [search] = useDebounce(state.search.trim(), 250);
  const query = useListNewsletters(
    { page: list.page, limit: PAGE_SIZE, ...(search && { search }) },
    { query: { placeholderData: keepPreviousData } },
  );
  useLastPage(list, query);
  return {
    ...list,
    query,
    typed: state.search,
    /** What is searched for, once nobody types any more. */
    search,
  };
}
