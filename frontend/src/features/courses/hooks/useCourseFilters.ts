import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatFilters, NO_FILTERS, parseFilters, type CourseFilters } from '../course-filters';

/**
 * The filters of the catalogue, kept in the address so that reload, back and a shared link show the
 * same courses. Typing refines the present history entry; a button makes a new one.
 */
export function useCourseFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => parseFilters(params), [params]);
  const change = (part: Partial<CourseFilters>, replace: boolean) =>
    setParams(formatFilters({ ...filters, ...part }), { replace });
  return {
    filters,
    search: (search: string) => change({ search }, true),
    choose: (part: Partial<Omit<CourseFilters, 'search'>>) => change(part, false),
    clear: () => change(NO_FILTERS, false),
  };
}
