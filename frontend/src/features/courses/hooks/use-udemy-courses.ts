import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useGetUdemyCataloguePage } from '../../../api/generated/marketplace/marketplace';
import { udemyParams } from '../catalogue-queries';
import type { CourseFilters } from '../course-filters';

/** Milliseconds after the last key: the server looks for them. */
const PAUSE = 250;

/** Those of Udemy's courses that pass the filters, a moment after these. */
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

/** By hand: the library for it is one of the back office, whose code it would bring along. */
function useSettled(search: string): string {
  const [settled, settle] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => settle(search), PAUSE);
    return () => clearTimeout(timer);
  }, [search]);
  return settled;
}
