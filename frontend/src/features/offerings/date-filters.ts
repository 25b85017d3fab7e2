import type { AxiosRequestConfig } from 'axios';
import { getListOfferingsQueryOptions } from '../../api/generated/offerings/offerings';
import type { ListOfferingsParams } from '../../api/generated/model/listOfferingsParams';
import type { OfferingKind } from '../../api/generated/model/offeringKind';
import { formatPage } from '../../components/pager/page-number';

/** The visitor's filters of a list of dates; null means "All". */
export interface DateFilters {
  /** The id of a course. */
  course: string | null;
  /** For example "2027-02". */
  month: string | null;
  isPast: boolean;
}

export const DATE_FILTER_NAMES: readonly string[] = ['course', 'month', 'when'];

/** Reads filters from the address. Invalid values mean "All". */
export function parseDateFilters(query: URLSearchParams): DateFilters {
  return {
    course: matching(/^[1-9]\d{0,17}$/, query.get('course')),
    month: matching(/^\d{4}-(0[1-9]|1[0-2])$/, query.get('month')),
    isPast: query.get('when') === 'past',
  };
}

export function isFiltered({ course, month }: DateFilters): boolean {
  return course !== null || month !== null;
}

function formatDateFilters({ course, month, isPast }: DateFilters): URLSearchParams {
  return new URLSearchParams({
    ...(course && { course }),
    ...(month && { month }),
    ...(isPast && { when: 'past' }),
  });
}

/**
 * Returns the canonical address of a filtered list.
 * @param page of the courses below the list
 */
export function dateListAddress(path: string, filters: DateFilters, page = 1): string {
  const params = formatDateFilters(filters);
  formatPage(params, page);
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

export function offeringParams(kind: OfferingKind, filters: DateFilters): ListOfferingsParams {
  const { course, month, isPast } = filters;
  return {
    kind,
    ...(isPast && { when: 'past' as const }),
    ...(course && { course }),
    ...(month && { month }),
  };
}

/** Returns the queries of a list: all dates, whose courses and months can be chosen, and the chosen ones. */
export function dateQueries(
  kind: OfferingKind,
  query: URLSearchParams,
  request?: AxiosRequestConfig,
) {
  const filters = parseDateFilters(query);
  const all = { ...filters, course: null, month: null };
  return [all, ...(isFiltered(filters) ? [filters] : [])].map((each) =>
    getListOfferingsQueryOptions(offeringParams(kind, each), { request }),
  );
}

function matching(pattern: RegExp, text: string | null): string | null {
  return text !== null && pattern.test(text) ? text : null;
}
