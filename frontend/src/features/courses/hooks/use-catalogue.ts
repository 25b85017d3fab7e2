import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import {
  costs,
  inOrder,
} from '../../../../../backend/src/catalogue/courses/catalogue/price-and-order';
import type { CourseCardDto } from '../../../api/generated/model/courseCardDto';
import type { FeaturedCourseDto } from '../../../api/generated/model/featuredCourseDto';
import { useGetCatalogueIndex, useGetCataloguePage } from '../../../api/generated/courses/courses';
import { noteMissingSearch } from '../../../api/generated/searches/searches';
import { slicePages, pageParams, searchParams, toCards } from '../catalogue-queries';
import type { CourseFilters } from '../course-filters';
import { type CatalogueSearch, useCatalogueSearch } from './use-catalogue-search';

/** Returns the courses to show: first those of the server-rendered page, later results of the browser's own search. */
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
      // A 404 from the server is final; hydration must not retry it.
      retryOnMount: ({ state }) => state.error?.status !== 404,
    },
  });
  const served = useGetCataloguePage(searchParams(filters), { query: { enabled: false } });

  // Deferring the filters keeps typing responsive in a long catalogue.
  const settled = useDeferredValue(filters);
  const all = index.data;
  const search = useCatalogueSearch(all);
  const found = useMemo(() => all && find(all, search, settled), [all, search, settled]);
  const results = useMemo(
    () => found && slicePages(found, settled.page, pages),
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
    /** The query that the results are waiting for. */
    awaited: isSearch ? index : page,
    /** The visible results still belong to the previous filters. */
    isSearching: !results && (isSearch ? !answered : page.isPlaceholderData),
    hasFailed: !all && (isSearch ? index.isError : page.isError),
    canShowMore: !index.isError,
  };
}

/** Returns undefined until the search is ready. */
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

/** Returns true once the browser has been idle. */
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

/** Filters by category, level and price, and sorts. */
export function filterCourses(
  courses: readonly CourseCardDto[],
  { category, level, price, sort }: Omit<CourseFilters, 'search' | 'page'>,
): readonly CourseCardDto[] {
  const found = courses.filter(
    (course) =>
      (category === null || course.category === category) &&
      (level === null || course.level === level) &&
      (price === null || costs(course, price)),
  );
  return inOrder(found, sort);
}

/** Milliseconds after the last key. */
const PAUSE = 1_500;

/**
 * Reports searches without results to the server after a pause. Searches from links are not reported, because crawlers
 * follow them.
 */
function useMissingSearch(search: string, isMissing: boolean): void {
  const reported = useRef(new Set([search]));
  useEffect(() => {
    if (!isMissing || reported.current.has(search)) return;
    const timer = setTimeout(() => {
      reported.current.add(search);
      // Errors do not matter here.
      noteMissingSearch({ search }).catch(() => {});
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [search, isMissing]);
}
