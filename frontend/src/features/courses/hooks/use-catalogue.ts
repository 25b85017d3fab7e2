import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { CourseCardDto } from '../../../api/generated/model/courseCardDto';
import type { FeaturedCourseDto } from '../../../api/generated/model/featuredCourseDto';
import { useGetCatalogueIndex, useGetCataloguePage } from '../../../api/generated/courses/courses';
import { cutPages, pageParams, searchParams, toCards } from '../catalogue-queries';
import type { CourseFilters } from '../course-filters';
import { filterCourses } from '../filter-courses';
import type { CatalogueSearch } from '../search/catalogue-search';
import { useCatalogueSearch } from './use-catalogue-search';
import { useMissingSearch } from './use-missing-search';

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
  const served = useGetCataloguePage(searchParams(filters), { query: { enabled: false } });

  // Typing stays quick in a long catalogue: the list may follow a moment later.
  const settled = useDeferredValue(filters);
  const all = index.data;
  const search = useCatalogueSearch(all);
  const found = useMemo(() => all && find(all, search, settled), [all, search, settled]);
  const results = useMemo(
    () => found && cutPages(found, settled.page, pages),
    [found, settled.page, pages],
  );
  const suggestion = useMemo(
    () => (found?.length === 0 ? suggest(search, settled) : undefined),
    [found, search, settled],
  );
  useMissingSearch(
    settled.search,
    found?.length === 0 && search?.find(settled.search).length === 0,
  );
  const answered = isSearch ? served.data : undefined;
  return {
    results: results ?? answered ?? page.data,
    suggestion: suggestion ?? answered?.suggestion,
    /** What the results still wait for. */
    awaited: isSearch ? index : page,
    /** What is shown meanwhile are those of the filters before. */
    isSearching: !results && (isSearch ? !answered : page.isPlaceholderData),
    hasFailed: !all && (isSearch ? index.isError : page.isError),
    /** Whether more can be shown without leaving the page. */
    canShowMore: !index.isError,
  };
}

/** Undefined while a search cannot be done yet. */
function find(
  all: readonly FeaturedCourseDto[],
  search: CatalogueSearch | undefined,
  filters: CourseFilters,
): readonly CourseCardDto[] | undefined {
  const sought = filters.search ? search?.find(filters.search) : all;
  return sought && filterCourses(sought, filters);
}

function suggest(search: CatalogueSearch | undefined, filters: CourseFilters): string | undefined {
  const isFound = (text: string) => search && filterCourses(search.find(text), filters).length > 0;
  return search?.suggest(filters.search, (text) => isFound(text) === true);
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
