import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PaginationDto } from '../../api/generated/model/paginationDto';

/**
 * A list's state in the address, so that reload, Back and a shared link show the same; what is as at first
 * is left out. Typing and closing are no steps that Back returns from.
 */
export function useListState<Filter extends string = never>(filters: Record<Filter, string>) {
  const [params, setParams] = useSearchParams();
  const initial: Record<Filter | 'search' | 'page' | 'dialog', string> = {
    search: '',
    ...filters,
    page: '1',
    dialog: '',
  };
  const state = readState(params, initial);
  const change = (part: Partial<Record<string, string>>, options?: { replace: boolean }) => {
    const next = new URLSearchParams();
    for (const [key, first] of Object.entries<string>(initial)) {
      const value = part[key] ?? params.get(key) ?? first;
      if (value !== first) next.set(key, value);
    }
    setParams(next, options);
  };
  return {
    state,
    page: /^[1-9]\d{0,7}$/.test(state.page) ? Number(state.page) : 1,
    setSearch: (search: string) => change({ search, page: '1' }, { replace: true }),
    choose: (part: Partial<Record<Filter | 'search', string>>) => change({ ...part, page: '1' }),
    turnTo: (page: number, options?: { replace: boolean }) =>
      change({ page: String(page) }, options),
    openDialog: (dialog: string) => change({ dialog }),
    closeDialog: () => change({ dialog: '' }, { replace: true }),
  };
}

/** A page behind the last one gives way to the last one. */
export function useLastPage(
  { page, turnTo }: Pick<ReturnType<typeof useListState>, 'page' | 'turnTo'>,
  { data, isPlaceholderData }: UseQueryResult<{ pagination: PaginationDto }>,
): void {
  const lastPage = data && !isPlaceholderData ? Math.max(data.pagination.pages, 1) : page;
  const turnBack = useEffectEvent(() => turnTo(lastPage, { replace: true }));
  useEffect(() => {
    if (page > lastPage) turnBack();
  }, [page, lastPage]);
}

function readState<Key extends string>(params: URLSearchParams, initial: Record<Key, string>) {
  const state = { ...initial };
  for (const key in initial) state[key] = params.get(key) ?? initial[key];
  return state;
}
