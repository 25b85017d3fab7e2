import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageLimits as limits } from '../../api/generated/limits/pageLimits';
import { useLatest } from './use-latest';

/** Lists that the API sorts by date start with the newest. */
export const NEWEST_FIRST = 'date-desc';

const OLDEST_FIRST = 'date-asc';

const PAGE_SIZE = 50;

export const PAGE_SIZES = [25, PAGE_SIZE, limits.limit.maximum];

/**
 * Stores a list's state in the address, so that reload, Back and shared links show the same. Default values are left
 * out. Typing and closing a dialog replace the history entry.
 */
export function useListState<Filter extends string = never>(
  filters: Record<Filter, string>,
  { pageSize = PAGE_SIZE, order = NEWEST_FIRST }: { pageSize?: number; order?: string } = {},
) {
  const [params, setParams] = useSearchParams();
  const initial: Record<Filter | 'search' | 'sort' | 'size' | 'page' | 'dialog' | 'view', string> =
    {
      search: '',
      ...filters,
      sort: order,
      size: String(pageSize),
      page: '1',
      dialog: '',
      // The name of the saved view that the list started from.
      view: '',
    };
  const state = readState(params, initial);
  const { change } = useLatest({
    change: (part: Partial<Record<string, string>>, options?: { replace: boolean }) => {
      const next = new URLSearchParams();
      for (const [key, first] of Object.entries<string>(initial)) {
        const value = part[key] ?? params.get(key) ?? first;
        if (value !== first) next.set(key, value);
      }
      setParams(next, options);
    },
  });
  const page = /^[1-9]\d{0,7}$/.test(state.page) ? Number(state.page) : 1;
  const size = PAGE_SIZES.find((known) => String(known) === state.size) ?? pageSize;
  return {
    state,
    page,
    size,
    setSearch: (search: string) => change({ search, page: '1' }, { replace: true }),
    choose: (part: Partial<Record<Filter | 'search', string>>) => change({ ...part, page: '1' }),
    /** Changes part of the address and stays on the same page of the list. */
    change: (part: Partial<Record<Filter, string>>, options?: { replace: boolean }) =>
      change(part, options),
    turnTo: (page: number, options?: { replace: boolean }) =>
      change({ page: String(page) }, options),
    sorting: { value: state.sort, onSort: (sort: string) => change({ sort, page: '1' }) },
    /** Keeps the first visible row visible. */
    resize: (next: number) =>
      change({
        size: String(next),
        page: String(Math.floor(((page - 1) * size) / next) + 1),
      }),
    openDialog: (dialog: string, options?: { replace: boolean }) => change({ dialog }, options),
    /** Opens another dialog; Back still leads to the list. */
    turnDialog: (dialog: string, page: number) =>
      change({ dialog, page: String(page) }, { replace: true }),
    closeDialog: () => change({ dialog: '' }, { replace: true }),
  };
}

/** Returns the order to request, or undefined for the API's default and for unknown names. */
export function toOrder<Order extends string>(
  sort: string,
  known: Readonly<Record<string, Order>>,
): { order?: Order } {
  const order = known[sort === OLDEST_FIRST ? 'oldest' : sort];
  return order ? { order } : {};
}

/**
 * Replaces a page beyond the end with the last page.
 * @param isSettled false while the search still lags behind the address
 */
export function useLastPage(
  { page, turnTo }: Pick<ReturnType<typeof useListState>, 'page' | 'turnTo'>,
  { data, isPlaceholderData }: UseQueryResult<{ pagination?: { pages: number } }>,
  isSettled = true,
): void {
  const pages = isPlaceholderData || !isSettled ? undefined : data?.pagination?.pages;
  const lastPage = pages === undefined ? page : Math.max(pages, 1);
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
