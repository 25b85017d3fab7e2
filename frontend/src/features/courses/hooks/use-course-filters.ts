import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../../components/use-hydrated';
import {
  formatFilters,
  NO_FILTERS,
  NO_SCRIPT,
  parseFilters,
  type CourseFilters,
} from '../course-filters';

/** Kept in the address; typing refines the present history entry, a button makes a new one. */
export function useCourseFilters() {
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  const filters = useMemo(() => {
    const wanted = parseFilters(params);
    // The page comes without the search, unless the browser has said that it cannot search by itself.
    return isHydrated || params.has(NO_SCRIPT) ? wanted : { ...wanted, search: '' };
  }, [params, isHydrated]);
  const change = (part: Partial<CourseFilters>, replace: boolean) =>
    setParams(formatFilters({ ...filters, ...part }), { replace });
  return {
    filters,
    search: (search: string) => change({ search }, true),
    choose: (part: Partial<Omit<CourseFilters, 'search'>>) => change(part, false),
    clear: () => change(NO_FILTERS, false),
  };
}
