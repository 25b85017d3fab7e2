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

/** Those of a category, a level and a price, in the order wanted. */
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
 * Tells the server what found nothing at all, once somebody has typed it and paused; a link with a
 * search in it is followed by programs, too.
 */
function useMissingSearch(search: string, isMissing: boolean): void {
  const reported = useRef(new Set([search]));
  useEffect(() => {
    if (!isMissing || reported.current.has(search)) return;
    const timer = setTimeout(() => {
      reported.current.add(search);
      // Nobody waits for it.
      noteMissingSearch({ search }).catch(() => {});
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [search, isMissing]);
}
