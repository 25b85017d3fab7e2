import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useGetCatalogueIndex, useGetCataloguePage } from '../../../api/generated/courses/courses';
import { cutPages, pageParams, searchOptions, toCards } from '../catalogue-queries';
import { type CourseFilters, filterCourses } from '../course-filters';

/**
 * The courses to show: those that came with the page, until the browser has the index of all and
 * finds them itself.
 */
export function useCatalogue(filters: CourseFilters, pages: number) {
  const isSearch = filters.search !== '';
  const isIdle = useIdle();
  const index = useGetCatalogueIndex({
    query: { enabled: isIdle || isSearch || pages > 1, select: toCards },
  });
  const page = useGetCataloguePage(pageParams(filters), {
    query: {
      enabled: !index.data && !isSearch,
      placeholderData: keepPreviousData,
      // A page that the server did not find is not asked for again as it comes alive.
      retryOnMount: ({ state }) => state.error?.status !== 404,
    },
  });
  const search = useQuery({ ...searchOptions(filters), enabled: false });

  // Typing stays quick in a long catalogue: the list may follow a moment later.
  const settled = useDeferredValue(filters);
  const all = index.data;
  const found = useMemo(() => all && filterCourses(all, settled), [all, settled]);
  const results = useMemo(
    () => found && cutPages(found, settled.page, pages),
    [found, settled.page, pages],
  );
  return {
    results: results ?? search.data ?? page.data,
    /** What the results still wait for. */
    awaited: isSearch ? index : page,
    isSearching: isSearch && !all && !search.data,
    hasFailed: !all && (isSearch ? index.isError : page.isError),
    /** Whether more can be shown without leaving the page. */
    canShowMore: !index.isError,
  };
}

/** Becomes true once the browser has nothing better to do. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIdle(true), 1_000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true));
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
