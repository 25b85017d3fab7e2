import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useDebounce } from 'use-debounce';
import { useListNewsletters } from '../../../../api/generated/newsletter-admin/newsletter-admin';
import { useUrlState } from '../../../../components/admin/use-url-state';

const PAGE_SIZE = 50;

/** The subscribers that the address asks for. A page behind the last one gives way to the last one. */
export function useSubscriberList() {
  const [state, change] = useUrlState({ search: '', page: '1' });
  const [search] = useDebounce(state.search.trim(), 250);
  const page = /^[1-9]\d{0,7}$/.test(state.page) ? Number(state.page) : 1;
  const query = useListNewsletters(
    { page, limit: PAGE_SIZE, ...(search && { search }) },
    { query: { placeholderData: keepPreviousData } },
  );

  const { data, isPlaceholderData } = query;
  const lastPage = data && !isPlaceholderData ? Math.max(data.pagination.pages, 1) : page;
  const turnBack = useEffectEvent(() => change({ page: String(lastPage) }, { replace: true }));
  useEffect(() => {
    if (page > lastPage) turnBack();
  }, [page, lastPage]);

  return {
    query,
    /** As it is typed. */
    typed: state.search,
    /** What is searched for, once nobody types any more. */
    search,
    page,
    setSearch: (next: string) => change({ search: next, page: '1' }, { replace: true }),
    setPage: (next: number) => change({ page: String(next) }),
  };
}
