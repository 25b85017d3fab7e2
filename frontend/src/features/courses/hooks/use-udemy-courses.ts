import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useGetUdemyCataloguePage } from '../../../api/generated/marketplace/marketplace';
import { udemyParams } from '../catalogue-queries';
import type { CourseFilters } from '../course-filters';

/** Milliseconds after the last key, because the server searches. */
const PAUSE = 250;

/** Returns the Udemy courses that match the filters. */
export function useUdemyCourses(filters: CourseFilters) {
  const search = useSettled(filters.search);
  const params = udemyParams({ ...filters, search });
  const query = useGetUdemyCataloguePage(params ?? {}, {
    query: {
      enabled: params !== undefined,
      placeholderData: keepPreviousData,
      retryOnMount: ({ state }) => state.error?.status !== 404,
    },
  });
  return {
    query,
    found: params && query.data,
    isSearching: query.isPlaceholderData || search !== filters.search,
  };
}

/** Written by hand, because the debounce library is only part of the back office's bundle. */
function useSettled(search: string): string {
  const [settled, settle] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => settle(search), PAUSE);
    return () => clearTimeout(timer);
  }, [search]);
  return settled;
}
