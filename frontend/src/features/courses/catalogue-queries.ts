import type { AxiosRequestConfig } from 'axios';
import {
  getCatalogueIndex,
  getGetCataloguePageQueryOptions,
} from '../../api/generated/courses/courses';
import type { CataloguePageDto } from '../../api/generated/model/cataloguePageDto';
import type { CourseCardDto } from '../../api/generated/model/courseCardDto';
import type { GetCataloguePageParams } from '../../api/generated/model/getCataloguePageParams';
import { pageParam } from '../../components/pager/page-number';
import { type CourseFilters, filterCourses, NO_SCRIPT, parseFilters } from './course-filters';

/** Courses that a page of the catalogue shows. */
export const PAGE_SIZE = 24;

export function pageParams({ category, level, page }: CourseFilters): GetCataloguePageParams {
  return { ...(category && { category }), ...(level && { level }), ...pageParam(page) };
}

/** So many pages of what is found, beginning with one. */
export function cutPages(found: CourseCardDto[], page: number, pages = 1): CataloguePageDto {
  const first = (page - 1) * PAGE_SIZE;
  return { courses: found.slice(first, first + pages * PAGE_SIZE), total: found.length };
}

/** What the server finds for a browser that cannot search. @param request how the server asks */
export function searchOptions(filters: CourseFilters, request?: AxiosRequestConfig) {
  return {
    queryKey: ['search', filters],
    queryFn: async () =>
      cutPages(filterCourses(await getCatalogueIndex(request), filters), filters.page),
  };
}

/** What the server renders the catalogue from. */
export function catalogueOptions(query: URLSearchParams, request?: AxiosRequestConfig) {
  const filters = parseFilters(query);
  return filters.search && query.has(NO_SCRIPT)
    ? searchOptions(filters, request)
    : getGetCataloguePageQueryOptions(pageParams(filters), { request });
}
