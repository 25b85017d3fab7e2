import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../../components/use-hydrated';
import { paths } from '../../../paths';
import { useSite } from '../../../site';
import {
  addressOf,
  formatFilters,
  NO_FILTERS,
  NO_SCRIPT,
  toUdemyFilters,
  parseFilters,
  type CourseFilters,
} from '../course-filters';
import type { Categories } from '../course-labels';

type ParseFilters = (params: URLSearchParams, categories: Categories) => CourseFilters;

/** Stores the filters in the address. Typing replaces the history entry; buttons add one. */
export function useCourseFilters(path: string = paths.courses, parse: ParseFilters = parseFilters) {
  const [params, setParams] = useSearchParams();
  const { categories } = useSite();
  const { state } = useLocation() as { state: unknown };
  const isHydrated = useHydrated();
  const filters = useMemo(() => {
    const wanted = parse(params, categories);
    // The server renders the page without the search unless the browser runs no JavaScript.
    return isHydrated || params.has(NO_SCRIPT) || !wanted.search
      ? wanted
      : { ...wanted, search: '', page: 1 };
  }, [parse, params, categories, isHydrated]);
  const pages = isHydrated ? pagesIn(state) : 1;
  // The search renders with a delay, and a button pressed in between must not undo it.
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  }, [filters]);
  const change = (part: Partial<CourseFilters>, replace: boolean) => {
    latest.current = { ...latest.current, page: 1, ...part };
    // The state tells the page that the filters changed, not the page.
    setParams(formatFilters(latest.current), { replace, state: { pages: 1 } });
  };
  const toLink = (wanted: CourseFilters, at = path) =>
    addressOf(wanted, at) + (wanted.search && params.has(NO_SCRIPT) ? `&${NO_SCRIPT}=1` : '');
  return {
    filters,
    /** The number of visible pages, stored in the history entry so that Back restores them. */
    pages,
    /** The page with all Udemy courses that match. */
    addressOnUdemy: toLink(toUdemyFilters({ ...filters, page: 1 }), paths.udemyCourses),
    addressOfPage: (page: number) => toLink({ ...filters, page }),
    addressOfSearch: (search: string) => toLink({ ...filters, search, page: 1 }),
    search: (search: string) => change({ search }, true),
    choose: (part: Partial<Omit<CourseFilters, 'search' | 'page'>>) => change(part, false),
    showMore: () => setParams(params, { replace: true, state: { pages: pages + 1 } }),
    /** Keeps the order. */
    clear: () => change({ ...NO_FILTERS, sort: latest.current.sort }, false),
  };
}

function pagesIn(state: unknown): number {
  const isOurs = typeof state === 'object' && state && 'pages' in state;
  return isOurs && typeof state.pages === 'number' ? state.pages : 1;
}
